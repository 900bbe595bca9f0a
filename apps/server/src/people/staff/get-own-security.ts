import type { OutputOf } from "@sampan/contract/call";
import type { getOwnSecurity as getCall } from "@sampan/contract/staff-security";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { describeStaffSession } from "./describe-staff-session.ts";
import { countRecoveryCodes } from "./staff-otp-queries.ts";
import { findSessionsOfStaff, findStaffById } from "./staff-session-queries.ts";

/** What protects the account of the person at the desk, and where it is open. [BO-01] */
export async function getOwnSecurity(
  db: Db,
  caller: StaffCaller,
  { config }: Pick<Needs, "config">,
): Promise<Result<OutputOf<typeof getCall>, never>> {
  const { id } = caller.staff;
  const { otp_sealed } = await findStaffById(db, id);
  const sessions = await findSessionsOfStaff(db, id, caller.now);
  return ok({
    data: {
      otp: {
        is_on: otp_sealed !== null,
        is_required: config.staffOneTimePasswords,
        recovery_codes_left: await countRecoveryCodes(db, id),
      },
      sessions: sessions.map((session) => describeStaffSession(session, caller)),
    },
  });
}
