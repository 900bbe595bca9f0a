import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Puts packed copies beside every text of the client's build, so that serving it costs nothing. */
const folder = join(import.meta.dirname, "dist/client");

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  const path = join(folder, name);
  if (!/\.(js|json|css|svg|webmanifest|txt)$/.test(name) || statSync(path).size < 512) continue;
  const text = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
