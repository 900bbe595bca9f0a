import { ok, refuse, type Result } from "@sampan/domain/kernel/result";

export type CameraRefusal = { readonly code: "camera_unavailable" };

/**
 * The camera on the back of the phone, else whichever there is, once the person allowed it. Refuses
 * `camera_unavailable` where there is none, where it was not allowed, where another app holds it, and on
 * pages that came without encryption, to which browsers lend no camera. [ERR-47]
 */
export async function openCamera(): Promise<Result<MediaStream, CameraRefusal>> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices) return refuse({ code: "camera_unavailable" });
  try {
    const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 1280 } };
    return ok(await mediaDevices.getUserMedia({ video: wanted, audio: false }));
  } catch (error) {
    if (error instanceof DOMException) return refuse({ code: "camera_unavailable" });
    throw error;
  }
}

export const closeCamera = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());
