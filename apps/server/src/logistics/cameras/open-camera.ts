import type { OutputOf } from "@sampan/contract/kernel/call";
import type { openCamera as openCall } from "@sampan/contract/logistics/cameras/staff-cameras";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { cameraLife_ms } from "@sampan/domain/logistics/cameras/camera";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { hashSessionSecret, newSessionSecret } from "../../people/sessions/session-secret.ts";
import { endCamerasOfSession, insertCamera } from "./camera-queries.ts";

/** Opens a camera for the parcel on the desk and ends the one before. Its token is told once, and kept as a hash. */
export async function openCamera(
  db: Db,
  number: string,
  { caller, needs }: { caller: StaffCaller; needs: Pick<Needs, "chance" | "config"> },
): Promise<OutputOf<typeof openCall>["data"]> {
  const { staff, now, region } = caller;
  await endCamerasOfSession(db, staff.sessionId, now);
  const token = newSessionSecret(needs.chance);
  const expires_at = new Date(now.getTime() + cameraLife_ms);
  const key = await insertCamera(db, {
    token_hash: hashSessionSecret(token),
    session_id: staff.sessionId,
    staff_id: staff.id,
    parcel_number: number,
    created_at: now,
    expires_at,
  });
  await recordAudit(db, caller, {
    action: "open_camera",
    object_kind: "parcel",
    object_id: number,
  });
  const url = new URL(`/parcelCamera#${token}`, needs.config.publicUrl).href;
  return { key, url, expires_at: formatWireTime(expires_at, region) };
}
