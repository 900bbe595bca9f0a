import type { GreyPicture } from "@sampan/domain/logistics/photo-measure/dark-spots";

/** Pictures are looked at no larger than this: marks are found as well, and sooner. Pixels of the longer side. */
const longest_px = 1_200;

/** The brightness of a picture, upright as it is shown; undefined for what is no picture. */
export async function greyOf(file: File): Promise<GreyPicture | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, longest_px / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.drawImage(picture, 0, 0, width, height);
  picture.close();
  const { data } = drawing.getImageData(0, 0, width, height);
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, grey };
}
