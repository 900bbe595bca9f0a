import { refuse, type Result } from "@sampan/domain/result";
import type { Limits } from "@sampan/domain/limits";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { createLane, type LaneFull } from "../http/create-lane.ts";

export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly mime: "image/jpeg";
  readonly width: number;
  readonly height: number;
}
export type PictureRefusal = {
  readonly code:
    | "picture_needed"
    | "picture_too_large"
    | "picture_too_many_pixels"
    | "picture_unreadable";
};

const readable: readonly string[] = ["jpg", "png", "webp", "gif", "avif"];
/** A tall screenshot of a bank's app stays legible at this size. */
const longestEdge_px = 1600;
/** A small file can unpack to a huge picture. */
const pixels_max = 40_000_000;
const quality_percent = 80;

/** Unpacking takes up to four bytes a pixel. */
const inPictureLane = createLane({ atOnce: 2, waiting: 20 });

/**
 * Makes of received bytes a picture of our own: the content decides what it is, never its name, and it is
 * drawn anew as JPEG, upright and without metadata, so nothing that was hidden in the file is kept. Refuses
 * `picture_needed`, `picture_too_large` above 6 MB, `picture_too_many_pixels` above 40 megapixels and
 * `picture_unreadable`. [UPL-01] [UPL-05]
 */
export async function readPicture(
  received: Uint8Array | undefined,
  limits: Limits,
): Promise<Result<StoredPicture, PictureRefusal | LaneFull>> {
  if (!received || received.length === 0) return refuse({ code: "picture_needed" });
  if (received.length > limits.photo_reject_above_bytes)
    return refuse({ code: "picture_too_large" });
  const type = await fileTypeFromBuffer(received);
  if (!type || !readable.includes(type.ext)) return refuse({ code: "picture_unreadable" });
  if (await hasTooManyPixels(received)) return refuse({ code: "picture_too_many_pixels" });
  const drawn = await inPictureLane(() => drawAnew(received));
  if (!drawn.ok) return drawn;
  return drawn.value ? { ok: true, value: drawn.value } : refuse({ code: "picture_unreadable" });
}

/** Told by the head of the file, before anything is unpacked. */
async function hasTooManyPixels(received: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(received, { limitInputPixels: false }).metadata();
    return width * height > pixels_max;
  } catch {
    // No head that the decoder knows: drawing it will fail, and say so.
    return false;
  }
}

async function drawAnew(received: Uint8Array): Promise<StoredPicture | undefined> {
  try {
    const { data, info } = await sharp(received, { limitInputPixels: pixels_max, pages: 1 })
      .autoOrient()
      .resize(longestEdge_px, longestEdge_px, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg({ quality: quality_percent })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: "image/jpeg", width: info.width, height: info.height };
  } catch {
    // A damaged, truncated or oversized picture: the decoder has no finer word for it than an exception.
    return undefined;
  }
}
