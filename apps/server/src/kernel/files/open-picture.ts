import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";

// Nothing we draw is drawn a second time from the same bytes: what the library remembers would only stay.
sharp.cache(false);

export type PictureFault = "picture_too_many_pixels" | "picture_unreadable";

const readable: readonly string[] = ["jpg", "png", "webp", "gif", "avif"];

/** A photo of a phone with 200 megapixels; a JPEG that is read from top to bottom is shrunk while it is unpacked. */
const streamedJpegPixels_max = 220_000_000;
/** Everything else is unpacked at its full size, be it row by row: this bounds the time it takes. */
const pixels_max = 40_000_000;
/** Below this nobody counts how well a picture is packed. */
const small_pixels = 4_000_000;
/** A white page of a scanner has some hundreds; whatever has more shows nothing. */
const pixelsPerByte_max = 1_000;

/**
 * Opens received bytes for drawing, when their head says that unpacking them takes no more memory than
 * `room_bytes`. Nothing is unpacked yet. Refuses `picture_unreadable` for what is no JPEG, PNG, WebP, GIF or
 * AVIF, and `picture_too_many_pixels`. [UPL-05]
 */
export async function openPicture(
  received: Uint8Array,
  { room_bytes }: { room_bytes: number },
): Promise<Result<Sharp, PictureFault>> {
  const type = await fileTypeFromBuffer(received);
  if (!type || !readable.includes(type.ext)) return refuse("picture_unreadable");
  const head = await sharp(received, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return refuse("picture_unreadable");
  const pixels = head.width * head.height;
  const isEmptyShell = pixels > small_pixels && pixels > received.length * pixelsPerByte_max;
  const limitInputPixels = isStreamedJpeg(head) ? streamedJpegPixels_max : pixels_max;
  if (isEmptyShell || pixels > limitInputPixels || unpackedBytes(head) > room_bytes)
    return refuse("picture_too_many_pixels");
  return ok(sharp(received, { limitInputPixels, pages: 1 }));
}

/** One scan from top to bottom: rows come out as bytes go in. */
const isStreamedJpeg = ({ format, isProgressive }: Metadata): boolean =>
  format === "jpeg" && !isProgressive;

/**
 * What the decoder of a format holds at once while it unpacks, in bytes: measured with libvips 8.18, upwards.
 * Those that work row by row hold next to nothing.
 */
export function unpackedBytes(head: Metadata): number {
  const { format, width, height, isProgressive, channels, chromaSubsampling } = head;
  const deep = head.depth === "ushort" ? 2 : 1;
  const isWhole = isProgressive || (head.orientation ?? 1) > 1;
  return Math.ceil(width * height * perPixel());

  function perPixel(): number {
    // Coefficients of all scans, two bytes each; colour has half the width and height in 4:2:0.
    if (format === "jpeg")
      return isProgressive ? (chromaSubsampling === "4:2:0" ? 4 : 2.2 * channels) : 0;
    if (format === "png") return isWhole ? 1.3 * channels * deep : 0;
    if (format === "webp") return 4.2;
    if (format === "gif") return 5.5;
    // AV1 keeps frames beside the one it makes, and libheif copies that one twice.
    return 18 * deep;
  }
}
