import { uploadImage } from "@sampan/contract/kernel/uploads";
import sharp from "sharp";
import { greedyPictures, hugePictures } from "../tests/support/huge-pictures.ts";
import type { Figure } from "./figure.ts";
import type { StartedServer } from "./start-server.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";

/** As many as took more than a gigabyte while two at once were drawn at any size. */
const attackers = 22;
/** A started server has some 210 MB; three pictures with 64 MB each may be drawn at once, and decoders take their own. */
const peak_max_mb = 480;
/** Of drawing alone: the rest is sessions, forms, rows and files. */
const shareOfDrawing_min = 0.4;

/**
 * What pictures that are small as files and huge as pictures take of the server's memory, and how many photos of
 * people it stores: on a server of its own, whose peak is nobody else's.
 */
export async function benchUploads(seconds: number): Promise<Figure[]> {
  return onOwnPostgres({}, async (server) => {
    return [await peakMemory(server), await photosPerSecond(server, seconds)];
  });
}

async function peakMemory(server: StartedServer): Promise<Figure> {
  const pictures = [...hugePictures, ...(await greedyPictures())];
  const before_mb = server.memory_mb();
  server.forgetPeak();
  await Promise.all(
    Array.from({ length: attackers }, async (_, person) => {
      for (const picture of pictures) await upload(server, person, picture);
    }),
  );
  return {
    name: `peak memory while ${attackers} pictures of up to 39 megapixels arrive at once`,
    value: server.peakMemory_mb(),
    unit: "MB",
    target: { at_most: peak_max_mb },
    detail: `${before_mb} MB before, ${server.memory_mb()} MB afterwards`,
  };
}

async function photosPerSecond(server: StartedServer, seconds: number): Promise<Figure> {
  const photo = await photoOfPhone();
  const people = 8;
  const perSecond = await repeat(seconds, people, (person) => upload(server, person, photo));
  const drawing = await repeat(seconds, 2, () =>
    sharp(photo).autoOrient().resize(1600, 1600, { fit: "inside" }).jpeg().toBuffer(),
  );
  return {
    name: `photos of 12 megapixels stored, ${people} people at once`,
    value: perSecond / drawing,
    unit: "of drawing them alone",
    target: { at_least: shareOfDrawing_min },
    detail: `${perSecond.toFixed(1)}/s against ${drawing.toFixed(1)}/s, ${(photo.length / 1_000_000).toFixed(1)} MB each`,
  };
}

/** With as much in it as a photo has: a phone's weighs two to four megabytes. */
const photoOfPhone = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: "teal",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer();

async function upload(server: StartedServer, person: number, picture: Uint8Array): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(picture)]));
  const { cookie = "" } = server.customers[person % server.customers.length] ?? {};
  const headers = { cookie, "x-sampan-client": "bench" };
  const answer = await fetch(server.url + uploadImage.path, {
    method: "POST",
    headers,
    body: form,
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`an upload was answered ${answer.status}`);
}

/** How often a second, so many at once. */
async function repeat(
  seconds: number,
  atOnce: number,
  work: (lane: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      while (performance.now() - start < seconds * 1000) {
        await work(lane);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - start) / 1000);
}
