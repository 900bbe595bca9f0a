import * as calls from "@sampan/contract/logistics/cameras/cameras";
import * as staffCalls from "@sampan/contract/logistics/cameras/staff-cameras";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endCamerasOfSession, findStoredCamera, selectPhotos } from "./camera-queries.ts";
import { stateOf } from "./find-camera.ts";
import { openCamera } from "./open-camera.ts";
import { pairCamera } from "./pair-camera.ts";
import { takeCameraPhoto } from "./take-camera-photo.ts";

export function cameraRoutes(edge: Edge, needs: Needs): void {
  mount(edge, staffCalls.openCamera, async (db, { number }, caller) =>
    ok({ data: await openCamera(db, number, { caller, needs }) }),
  );
  mount(edge, staffCalls.watchCamera, async (db, { key }, caller) => showCamera(db, key, caller));
  mount(edge, staffCalls.endCamera, async (db, { key }, caller) => {
    const camera = await findStoredCamera(db, { key, sessionId: caller.staff.sessionId });
    if (camera?.ended_at === null)
      await endCamerasOfSession(db, caller.staff.sessionId, caller.now);
    return showCamera(db, key, caller);
  });
  mount(edge, calls.pairCamera, async (db, input, caller) => {
    const paired = await pairCamera(db, input, caller);
    return paired.ok ? ok({ data: paired.value }) : paired;
  });
  mount(edge, calls.takeCameraPhoto, (db, input, caller) =>
    takeCameraPhoto(db, input, { caller, needs }),
  );
}

/** What a desk sees of its own camera; another desk's does not exist. */
async function showCamera(db: Db, key: string, { staff, now, region }: StaffCaller) {
  const camera = await findStoredCamera(db, { key, sessionId: staff.sessionId });
  if (!camera) return refuse({ code: "camera_ended" } as const);
  return ok({
    data: {
      state: stateOf(camera, now),
      expires_at: formatWireTime(camera.expires_at, region),
      photos: await selectPhotos(db, camera.id),
    },
  });
}
