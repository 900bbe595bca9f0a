interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest square in the middle: what the viewfinder shows. */
export function centreSquare({ width, height }: Size) {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/** What the viewfinder shows now, as a photo; undefined when the camera has not shown anything yet. */
export async function takePhoto(video: HTMLVideoElement): Promise<File | undefined> {
  const { x, y, side } = centreSquare({ width: video.videoWidth, height: video.videoHeight });
  if (side === 0) return undefined;
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d")?.drawImage(video, x, y, side, side, 0, 0, side, side);
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", 0.92);
  });
  return photo ? new File([photo], "photo.jpg", { type: photo.type }) : undefined;
}
