import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { secondsUntil } from "../sessions/session-life.ts";
import { hashSessionSecret, newSessionSecret } from "../sessions/session-secret.ts";
import { staffExpiry } from "./find-staff-member.ts";
import { rememberStaffDevice } from "./remember-staff-device.ts";
import {
  deleteSessionsOfDevice,
  deleteStaffSession,
  insertStaffSession,
} from "./staff-session-queries.ts";

const hour_ms = 3_600_000;
/** Enough to tell one browser from another. */
const user_agent_max = 300;

/** Starts a staff session with a new id and ends the one the browser had. [BO-01] */
export async function startStaffSession(
  db: Db,
  { staffId, caller }: { staffId: number; caller: Visitor },
  { chance, limits }: Pick<Needs, "chance" | "limits">,
): Promise<void> {
  // The device before its sessions, as when it is ended: two who take them the other way round wait for ever.
  const deviceId = await rememberStaffDevice(db, { staffId, caller }, { chance, limits });
  await deleteSessionsOfDevice(db, deviceId);
  const former = caller.cookies.read("staff");
  if (former !== undefined) await deleteStaffSession(db, hashSessionSecret(former));

  const secret = newSessionSecret(chance);
  const ends_at = new Date(caller.now.getTime() + limits.staff_session_hours * hour_ms);
  const expires_at = staffExpiry(caller.now, ends_at, limits);
  await insertStaffSession(db, {
    id_hash: hashSessionSecret(secret),
    staff_id: staffId,
    device_id: deviceId,
    address: caller.address,
    user_agent: caller.userAgent.slice(0, user_agent_max),
    created_at: caller.now,
    seen_at: caller.now,
    expires_at,
    ends_at,
  });
  caller.cookies.give("staff", secret, secondsUntil(expires_at, caller.now));
}
