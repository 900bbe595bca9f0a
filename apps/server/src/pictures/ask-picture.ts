import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Source } from "@sampan/connectors/outbound/outbound";
import { ok, refuse, type Result } from "@sampan/domain/result";
import sharp from "sharp";

/** Widths pages ask for, in pixels; others are refused, so that nobody fills the disk with sizes. */
export const pictureWidths = [96, 240, 480, 800] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureShop {
  readonly source: Source;
  /** The picture behind an address of ours (`/files/…`); undefined where there is none for everybody. */
  readonly readOwn: (address: string) => Promise<Uint8Array | undefined>;
  /** Folder of shrunk pictures; it may be emptied at any time. */
  readonly folder: string;
  /** A leading dot means any host below it. */
  readonly hosts: readonly string[];
  /** Hosts answered elsewhere in demo mode. */
  readonly hostMap: Readonly<Record<string, string>>;
  /** Pictures being made now: a page asks for thirty at once, often the same ones as its neighbour. */
  readonly making: Map<string, Promise<Result<Buffer, "file_unknown">>>;
}

const limitInputPixels = 40_000_000;

/**
 * A product's picture as WebP of the given width, made once and kept. Only pictures of hosts we know are
 * fetched, and what comes back is decoded and encoded anew, so no seller's bytes reach a browser; those of our
 * own goods are read from our files.
 * Answers the bytes, or `file_unknown`.
 */
export async function askPicture(
  shop: PictureShop,
  { from, width }: { from: string; width: PictureWidth },
): Promise<Result<Buffer, "file_unknown">> {
  const address = addressOf(shop, from);
  if (address === undefined) return refuse("file_unknown");
  const name = `${createHash("sha256").update(address).digest("hex")}-${width}.webp`;
  const running = shop.making.get(name);
  if (running) return running;
  const making = readOrMake(shop, { name, address, width }).finally(() => shop.making.delete(name));
  shop.making.set(name, making);
  return making;
}

async function readOrMake(
  shop: PictureShop,
  { name, address, width }: { name: string; address: string; width: PictureWidth },
): Promise<Result<Buffer, "file_unknown">> {
  // Two letters a folder keep listings short when there are a million of them.
  const folder = join(shop.folder, name.slice(0, 2));
  const kept = await readFile(join(folder, name)).catch(() => undefined);
  if (kept) return ok(kept);

  const original = isOwn(address) ? await shop.readOwn(address) : await fetchFrom(shop, address);
  if (!original) return refuse("file_unknown");

  const picture = await sharp(original, { limitInputPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer()
    .catch(() => undefined);
  if (!picture) return refuse("file_unknown");

  await mkdir(folder, { recursive: true });
  // Written aside and renamed, so that a reader never sees half a picture.
  const aside = join(folder, `${name}.${process.pid}.part`);
  await writeFile(aside, picture);
  await rename(aside, join(folder, name));
  return ok(picture);
}

async function fetchFrom({ source }: PictureShop, url: string): Promise<Uint8Array | undefined> {
  const fetched = await source.ask({
    request: { method: "GET", url },
    repeatable: true,
    read: ({ status, body }) =>
      status === 200
        ? ok(body)
        : refuse({ code: "not_found", source: "pictures", detail: `status ${status}` } as const),
  });
  return fetched.ok ? fetched.value : undefined;
}

const isOwn = (address: string): boolean => address.startsWith("/files/");

/**
 * Where to fetch it; undefined for a host that is not on the list, another scheme, a port or a user name.
 * What stands behind the path names no other picture, so it can neither fetch nor keep one again.
 */
function addressOf({ hosts, hostMap }: PictureShop, from: string): string | undefined {
  if (isOwn(from)) return from;
  if (!URL.canParse(from)) return undefined;
  const url = new URL(from);
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "") return undefined;
  const { hostname } = url;
  if (!hosts.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host)))
    return undefined;
  const elsewhere = hostMap[hostname];
  return `${elsewhere ?? url.origin}${url.pathname}`;
}
