import { cameraState } from "@sampan/domain/logistics/cameras/camera";
import type { Db } from "../../kernel/db/db.ts";
import type { PairedCamera, SessionCookies } from "../../kernel/http/callers.ts";
import { hashSessionSecret } from "../../people/sessions/session-secret.ts";
import { findStoredCamera, type StoredCamera } from "./camera-queries.ts";

/** The camera that this phone is; undefined when its ten minutes, or the desk's session, are over. */
export async function findCamera(
  db: Db,
  cookies: SessionCookies,
  now: Date,
): Promise<PairedCamera | undefined> {
  const secret = cookies.read("camera");
  if (secret === undefined) return undefined;
  const camera = await findStoredCamera(db, { phoneHash: hashSessionSecret(secret) });
  if (!camera || stateOf(camera, now) !== "paired") return undefined;
  return { id: camera.id, staffId: camera.staff_id };
}

export const stateOf = (
  { phone_hash, expires_at, ended_at, session_ends }: StoredCamera,
  now: Date,
): "waiting" | "paired" | "ended" =>
  cameraState(
    {
      isPaired: phone_hash !== null,
      expires_at,
      ended_at,
      hasSession: session_ends !== null && session_ends > now,
    },
    now,
  );
