import type { StaffSession } from "@sampan/contract/people/staff/staff-members";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeDevice, deviceInWords } from "../sessions/describe-device.ts";
import { describeStaffSession } from "./describe-staff-session.ts";
import { findLoggedOutDevices } from "./staff-device-queries.ts";
import { findSessionsOfStaff } from "./staff-session-queries.ts";

/** Where a member is logged in, then the devices that are merely known to be theirs; the last used first. [BO-04] */
export async function listDevicesOfStaff(
  db: Db,
  staffId: number,
  caller: StaffCaller,
  { known_device_days }: Pick<Limits, "known_device_days">,
): Promise<StaffSession[]> {
  const { now, region } = caller;
  const sessions = await findSessionsOfStaff(db, staffId, now);
  const known = await findLoggedOutDevices(db, staffId, now);
  return [
    ...sessions.map((session) => describeStaffSession(session, caller)),
    ...known.map(({ token, address, user_agent, first_seen_at, seen_at }) => ({
      token,
      address,
      device: deviceInWords(describeDevice(user_agent)),
      created_at: formatWireTime(first_seen_at, region),
      seen_at: formatWireTime(seen_at, region),
      expires_at: formatWireTime(addDays(seen_at, known_device_days), region),
      is_current: false,
      is_live: false,
    })),
  ];
}
