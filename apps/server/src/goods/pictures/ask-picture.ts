import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceFamily } from "@sampan/connectors/outbound/outbound";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { openPicture } from "../../kernel/files/open-picture.ts";
import { createSharedBulkhead } from "../../kernel/http/create-shared-bulkhead.ts";
import { createFailedLately } from "./failed-lately.ts";
import { createMissCeiling } from "./miss-ceiling.ts";
import { type PictureAddress, type PictureHosts, readPictureAddress } from "./picture-address.ts";

/** Widths pages ask for, in pixels; others are refused, so that nobody fills the disk with sizes. */
export const pictureWidths = [96, 240, 480, 800] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureShop extends PictureHosts {
  /** The hosts of sellers' pictures, each behind a breaker of its own. */
  readonly sources: SourceFamily;
  /** The picture behind an address of ours (`/files/…`); undefined where there is none for everybody. */
  readonly readOwn: (address: string) => Promise<Uint8Array | undefined>;
  /** Folder of shrunk pictures; it may be emptied at any time. */
  readonly folder: string;
  readonly now: () => Date;
}

/**
 * `file_unknown`: there is no such picture. `service_unavailable`: its host does not answer. `server_busy`: too many
 * wait for pictures. `call_limit`: this network has asked for too many that had to be fetched.
 */
export type PictureRefusal = {
  readonly code: "file_unknown" | "service_unavailable" | "server_busy" | "call_limit";
  /** When to come back, in seconds. */
  readonly retry_s?: number;
};
type Answer = Result<Buffer, PictureRefusal>;

/**
 * What unpacking one seller's picture may hold, in bytes: half of an upload's, since they come by the dozen.
 * Eight megapixels of progressive JPEG or WebP; shops' pictures have one or two.
 */
const room_bytes = 32_000_000;

/** A page asks for thirty at once; whoever asks for more waits for themselves. */
const known = { atOnce: 12, waiting: 400, each: { atOnce: 6, waiting: 60 } };
/**
 * Hosts that nobody has seen answer may be made up, and cost a name's look-up or a connection's patience each: they
 * wait for each other only, apart from everything that is known.
 */
const unproven = { atOnce: 2, waiting: 40, each: { atOnce: 1, waiting: 20 } };
/** Unpacking takes memory and processor. */
const drawing = { atOnce: 2, waiting: 400, each: { atOnce: 2, waiting: 100 } };

/** A seller who mends a picture sees it soon; a page that is full of broken ones costs nothing meanwhile. */
const missing_s = 60;
const unanswered_s = 10;

/**
 * Answers pictures of products as WebP of the given width, made once and kept. Only pictures of hosts we know are
 * fetched, and what comes back is decoded and encoded anew, so no seller's bytes reach a browser; those of our own
 * goods are read from our files. What is kept is for everybody at any pace; what has to be fetched has a ceiling by
 * network and for the house, waits in turn by network, and is not tried again for a while when it came to nothing.
 * All of that is one process's own.
 */
export function openPictureShop(shop: PictureShop) {
  const bulkheadOfKnown = createSharedBulkhead(known);
  const bulkheadOfUnproven = createSharedBulkhead(unproven);
  const drawingBulkhead = createSharedBulkhead(drawing);
  const wait_s = createMissCeiling(shop.now);
  const failed = createFailedLately<PictureRefusal>(shop.now);
  /** Being made now: a page asks for thirty at once, often the same ones as its neighbour. */
  const making = new Map<string, Promise<Answer>>();

  const isUnproven = (address: PictureAddress): boolean =>
    "host" in address && !address.isNamed && !shop.sources.hasAnswered(address.host);

  async function make({ address, width, network }: Miss): Promise<Answer> {
    const bulkhead = isUnproven(address) ? bulkheadOfUnproven : bulkheadOfKnown;
    const original = await bulkhead(network, () => readOriginal(shop, address));
    if (!original.ok) return original;
    if (!original.value.ok) return original.value;
    const bytes = original.value.value;
    const drawn = await drawingBulkhead(network, () => draw(bytes, width));
    if (!drawn.ok) return drawn;
    return drawn.value ? ok(drawn.value) : refuse({ code: "file_unknown" });
  }

  async function makeAndKeep(miss: Miss): Promise<Answer> {
    const { address, subject, name } = miss;
    const made = await make(miss);
    if (made.ok) await keepPicture(shop, name, made.value);
    else if (made.error.code === "file_unknown") failed.note(subject, made.error, missing_s);
    else if (made.error.code === "service_unavailable")
      failed.note(isUnproven(address) ? hostOf(address) : subject, made.error, unanswered_s);
    return made;
  }

  return async ({ from, width, network }: PictureQuestion): Promise<Answer> => {
    const address = readPictureAddress(shop, from);
    if (!address) return refuse({ code: "file_unknown" });
    const subject = "own" in address ? address.own : address.url;
    const name = `${createHash("sha256").update(subject).digest("hex")}-${width}.webp`;
    const kept = await readFile(placeOf(shop, name).path).catch(() => undefined);
    if (kept) return ok(kept);

    const running = making.get(name);
    if (running) return running;
    const before = failed.find(subject) ?? failed.find(hostOf(address));
    if (before) return refuse(before);
    const later_s = wait_s(network);
    if (later_s !== undefined) return refuse({ code: "call_limit", retry_s: later_s });
    const started = makeAndKeep({ address, width, network, subject, name });
    making.set(name, started);
    return started.finally(() => making.delete(name));
  };
}

export type AskPicture = ReturnType<typeof openPictureShop>;

interface PictureQuestion {
  readonly from: string;
  readonly width: PictureWidth;
  /** Who asks, for counting. */
  readonly network: string;
}

interface Miss {
  readonly address: PictureAddress;
  readonly width: PictureWidth;
  readonly network: string;
  /** What is one picture, however its address is written. */
  readonly subject: string;
  /** The file it is kept as. */
  readonly name: string;
}

const hostOf = (address: PictureAddress): string => ("host" in address ? address.host : "");

async function readOriginal(
  { sources, readOwn }: PictureShop,
  address: PictureAddress,
): Promise<Result<Uint8Array, PictureRefusal>> {
  if ("own" in address) {
    const own = await readOwn(address.own);
    return own ? ok(own) : refuse({ code: "file_unknown" });
  }
  const fetched = await sources.of(address.host).ask({
    request: { method: "GET", url: address.url },
    // A page that misses a picture asks again by itself.
    repeatable: false,
    judgedBySilence: true,
    read: ({ status, body }) =>
      status === 200
        ? ok(body)
        : refuse({ code: "not_found", source: "pictures", detail: `status ${status}` } as const),
  });
  if (fetched.ok) return fetched;
  const isSilent = fetched.error.code === "unavailable" || fetched.error.code === "too_many_calls";
  return refuse({ code: isSilent ? "service_unavailable" : "file_unknown" });
}

async function draw(original: Uint8Array, width: PictureWidth): Promise<Buffer | undefined> {
  const opened = await openPicture(original, { room_bytes });
  if (!opened.ok) return undefined;
  return opened.value
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer()
    .catch(() => undefined);
}

/** Two letters a folder keep listings short when there are a million of them. */
function placeOf({ folder }: PictureShop, name: string): { shelf: string; path: string } {
  const shelf = join(folder, name.slice(0, 2));
  return { shelf, path: join(shelf, name) };
}

async function keepPicture(shop: PictureShop, name: string, picture: Buffer): Promise<void> {
  const { shelf, path } = placeOf(shop, name);
  await mkdir(shelf, { recursive: true });
  // Written aside and renamed, so that a reader never sees half a picture.
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, picture);
  await rename(aside, path);
}
