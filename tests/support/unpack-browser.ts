import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { woffToFont } from "./woff-to-font.ts";

/** The machine may have no font for the languages of the interface. Whole files, not web subsets. */
const fonts = [
  "@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff",
  "@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff",
  "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff",
];

const { resolve } = createRequire(import.meta.url);

/**
 * Unpacks the Chromium that the npm package @sparticuz/chromium ships, with the libraries it needs,
 * into a folder below `cache` and answers that folder. A second call finds it there.
 */
export function unpackBrowser(cache: string): string {
  const shipped = join(dirname(resolve("@sparticuz/chromium")), "..");
  const { version } = JSON.parse(readFileSync(join(shipped, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  // Unpacked beside and renamed, so that a run cut short leaves no half of a browser.
  const beside = mkdtempSync(join(cache, "chromium-"));
  writeFileSync(join(beside, "chromium"), decompress(join(shipped, "bin/chromium.br")));
  chmodSync(join(beside, "chromium"), 0o755);
  untar(join(shipped, "bin/swiftshader.tar.br"), beside);
  untar(join(shipped, "bin/fonts.tar.br"), beside);
  untar(join(shipped, "bin/al2023.tar.br"), beside);
  for (const font of fonts) {
    const name = basename(font).replace(".woff", ".ttf");
    writeFileSync(join(beside, "fonts", name), woffToFont(readFileSync(resolve(font))));
  }
  writeFileSync(join(beside, "fonts.conf"), fontsConfiguration(folder));
  try {
    renameSync(beside, folder);
  } catch (cause) {
    rmSync(beside, { recursive: true, force: true });
    // Another run was quicker: its folder is as good as ours.
    if (!existsSync(folder)) throw cause;
  }
  return folder;
}

const decompress = (path: string) => brotliDecompressSync(readFileSync(path));

function untar(path: string, folder: string): void {
  execFileSync("tar", ["-x", "--no-same-owner", "-C", folder], { input: decompress(path) });
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "font-cache")}</cachedir>
</fontconfig>
`;
}
