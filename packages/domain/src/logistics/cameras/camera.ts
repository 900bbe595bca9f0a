/** A code on a desk's screen is good for so long. Milliseconds. */
export const cameraLife_ms = 10 * 60_000;

/** Photos that one phone takes of one parcel: as many as a parcel may have. */
export { parcelPhotos_max as cameraPhotos_max } from "../warehouse/inspection.ts";

export interface CameraFacts {
  readonly isPaired: boolean;
  readonly expires_at: Date;
  /** By the desk, which has moved on. */
  readonly ended_at: Date | null;
  /** Whether the desk's session lives. */
  readonly hasSession: boolean;
}

/** Where a camera stands: its code waits for a phone, the phone takes photos, or nothing is taken any more. */
export function cameraState(
  { isPaired, expires_at, ended_at, hasSession }: CameraFacts,
  now: Date,
): "waiting" | "paired" | "ended" {
  if (ended_at !== null || !hasSession || expires_at <= now) return "ended";
  return isPaired ? "paired" : "waiting";
}
