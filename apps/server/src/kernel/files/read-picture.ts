import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Sharp } from "sharp";
import type { Bulkhead, BulkheadFull } from "../http/create-bulkhead.ts";
import { uploadRoom_bytes } from "./drawing-bulkheads.ts";
import { openPicture, type PictureFault } from "./open-picture.ts";

export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly mime: "image/jpeg";
  readonly width: number;
  readonly height: number;
}
export type PictureRefusal = {
  readonly code: "picture_needed" | "picture_too_large" | PictureFault;
};

/** A tall screenshot of a bank's app stays legible at this size. */
const longestEdge_px = 1600;
const quality_percent = 80;

/**
 * Makes of received bytes a picture of our own: the content decides what it is, never its name, and it is
 * drawn anew as JPEG, upright and without metadata, so nothing that was hidden in the file is kept. It is drawn
 * in this bulkhead, once its head has said that there is room for it. Refuses `picture_needed`,
 * `picture_too_large` above 6 MB, what `openPicture` does, and `server_busy`. [UPL-01] [UPL-05]
 */
export async function readPicture(
  received: Uint8Array | undefined,
  limits: Limits,
  inBulkhead: Bulkhead,
): Promise<Result<StoredPicture, PictureRefusal | BulkheadFull>> {
  if (!received || received.length === 0) return refuse({ code: "picture_needed" });
  if (received.length > limits.photo_reject_above_bytes)
    return refuse({ code: "picture_too_large" });
  const opened = await openPicture(received, { room_bytes: uploadRoom_bytes });
  if (!opened.ok) return refuse({ code: opened.error });
  const drawn = await inBulkhead(() => drawAnew(opened.value));
  if (!drawn.ok) return drawn;
  return drawn.value ? ok(drawn.value) : refuse({ code: "picture_unreadable" });
}

async function drawAnew(opened: Sharp): Promise<StoredPicture | undefined> {
  try {
    const { data, info } = await opened
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
