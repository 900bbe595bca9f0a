import { type Packing, packPage, unpackPage } from "./pack-page.ts";

/** A page as it was rendered for nobody in particular. */
export interface VisitorPage {
  readonly html: Uint8Array;
  /** Names these very bytes to browsers that have them already. */
  readonly name: string;
  /** Headers of the page's own: its content type, its first pictures. */
  readonly headers: Readonly<Record<string, string>>;
  /** What its inline scripts are known by in the content security policy. */
  readonly scriptHashes: readonly string[];
  /** The moment at which something that it shows changes by itself, where one is known. */
  readonly changesAt_ms: number;
}

export interface KeptPage extends Omit<VisitorPage, "html"> {
  readonly packed: (packing: Packing) => Promise<Uint8Array>;
  /** What it takes now. It is packed for whoever asks, so it may grow. */
  readonly bytes: () => number;
  /** Packs it once more, smaller, behind the answers. */
  readonly packWell: () => Promise<void>;
}

/** What a page takes beside its packed bytes: its key, its name, hashes, headers. */
const overhead_bytes = 2_048;

/** Keeps a page by its brotli bytes, from which every other packing can be made again. */
export async function packVisitorPage({ html, ...facts }: VisitorPage): Promise<KeptPage> {
  let brotli = await packPage(html, "br");
  let gzip: Promise<Uint8Array> | undefined;
  let gzip_bytes = 0;

  async function packByGzip(): Promise<Uint8Array> {
    const packed = await packPage(await unpackPage(brotli), "gzip");
    gzip_bytes = packed.byteLength;
    return packed;
  }
  return {
    ...facts,
    packed: async (packing) => {
      if (packing === "br") return brotli;
      if (packing === "plain") return unpackPage(brotli);
      return (gzip ??= packByGzip());
    },
    bytes: () => overhead_bytes + brotli.byteLength + gzip_bytes,
    packWell: async () => {
      brotli = await packPage(await unpackPage(brotli), "br", "well");
    },
  };
}
