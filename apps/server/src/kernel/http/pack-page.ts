import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

/** How a page may leave, best first. */
export type Packing = "br" | "gzip" | "plain";

const [packByBrotli, unpackBrotli, packByGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
];

/**
 * How small a page is made. `soon`, while somebody waits: 3 ms for the 138 KB of home. `well`, once and behind
 * the answers: 47 ms for a tenth less; the last tenth of what is left takes three times as long.
 */
const qualities = { soon: 5, well: 10 } as const;
export const gzip_level = 6;

/** Repetitions that lie further apart are not found. A page has few, and each bit doubles an encoder's memory. */
const window_bits = 18;

export const brotliParameters = (quality: keyof typeof qualities): Record<number, number> => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
  [constants.BROTLI_PARAM_LGWIN]: window_bits,
});

/** The best that this client reads. */
export function packingFor(accepted = ""): Packing {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "plain";
}

/** Packs a whole page at once, beside this thread. */
export async function packPage(
  page: Uint8Array,
  packing: Packing,
  quality: keyof typeof qualities = "soon",
): Promise<Uint8Array> {
  if (packing === "plain") return page;
  if (packing === "gzip") return packByGzip(page, { level: gzip_level });
  return packByBrotli(page, {
    params: {
      ...brotliParameters(quality),
      [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
    },
  });
}

/** The page that brotli packed. */
export const unpackPage = (packed: Uint8Array): Promise<Uint8Array> => unpackBrotli(packed);
