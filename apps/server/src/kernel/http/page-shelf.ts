import type { KeptPage } from "./kept-page.ts";

/** What is known of an address until then. */
export interface Entry {
  /** Undefined where the address has no page to keep. */
  readonly page: KeptPage | undefined;
  readonly edition: number;
  readonly fresh_until_ms: number;
  readonly until_ms: number;
  asks: number;
}

export interface Shelf {
  readonly find: (key: string) => Entry | undefined;
  /** Puts it where it stays longest, and takes away what has no room any more. */
  readonly put: (key: string, entry: Entry) => void;
  /** It was asked for: others go before it. */
  readonly touch: (key: string, entry: Entry) => void;
  readonly pages: () => ReadonlyMap<string, KeptPage>;
}

/** An address without a page takes little, and not nothing. */
const nothing_bytes = 512;
const bytesOf = ({ page }: Entry): number => page?.bytes() ?? nothing_bytes;

/** Holds so many entries of so many bytes together; what was asked for longest ago goes first. */
export function createShelf(room: { readonly pages: number; readonly bytes: number }): Shelf {
  const entries = new Map<string, Entry>();

  function touch(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
  }
  return {
    find: (key) => entries.get(key),
    touch,
    put: (key, entry) => {
      touch(key, entry);
      let bytes = [...entries.values()].reduce((sum, each) => sum + bytesOf(each), 0);
      for (const [oldest, each] of entries) {
        if (bytes <= room.bytes && entries.size <= room.pages) break;
        bytes -= bytesOf(each);
        entries.delete(oldest);
      }
    },
    pages: () =>
      new Map([...entries].flatMap(([key, { page }]) => (page ? [[key, page] as const] : []))),
  };
}
