import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { pairCamera as pairCall } from "@sampan/contract/logistics/cameras/cameras";
import { cameraPhotos_max } from "@sampan/domain/logistics/cameras/camera";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { secondsUntil } from "../../people/sessions/session-life.ts";
import { hashSessionSecret } from "../../people/sessions/session-secret.ts";
import { findStoredCamera, takeCamera } from "./camera-queries.ts";
import { stateOf } from "./find-camera.ts";

/**
 * Makes the phone the camera. The first that opens the code has it; the same one may come again, with the words it chose
 * for itself or the cookie it was given. Refuses `camera_taken` to any other, and `camera_ended`.
 */
export async function pairCamera(
  db: Db,
  { token, phone }: InputOf<typeof pairCall>,
  { cookies, now }: Visitor,
): Promise<Result<OutputOf<typeof pairCall>["data"], Refusal<"camera_ended" | "camera_taken">>> {
  const camera = await findStoredCamera(db, { tokenHash: hashSessionSecret(token) });
  if (!camera || stateOf(camera, now) === "ended") return refuse({ code: "camera_ended" });
  const secret = [cookies.read("camera"), phone].find(
    (known) => known !== undefined && camera.phone_hash?.equals(hashSessionSecret(known)),
  );
  const own = secret ?? phone;
  if (!(await takeCamera(db, camera.id, hashSessionSecret(own))))
    return refuse({ code: "camera_taken" });
  cookies.give("camera", own, secondsUntil(camera.expires_at, now));
  return ok({ taken: camera.photos, most: cameraPhotos_max });
}
