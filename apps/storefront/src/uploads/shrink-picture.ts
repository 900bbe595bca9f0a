import { fitWithin, type PictureLimits } from "./plan-picture.ts";

/**
 * The photo drawn anew, small enough and upright, as JPEG. What this browser cannot read is left as it is:
 * the server has the last word on what is a picture. [UPL-02] [UPL-06]
 */
export async function shrinkPicture(photo: Blob, limits: PictureLimits): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!bitmap) return photo;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitWithin(bitmap, limits));
  const pen = canvas.getContext("2d");
  if (!pen) return photo;
  // JPEG knows no transparency, and what is not painted would turn black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const quality = limits.picture_quality_percent / 100;
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
  return drawn ?? photo;
}
