import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Puts a brotli copy beside every text of the build, so that serving it costs nothing. */
const folder = join(import.meta.dirname, "dist/assets");

for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  if (!/\.(js|css|svg)$/.test(name) || statSync(path).size < 512) continue;
  const text = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
}
