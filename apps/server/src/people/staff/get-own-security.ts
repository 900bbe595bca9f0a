import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getOwnSecurity as getCall } from "@sampan/contract/people/staff/staff-security";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listDevicesOfStaff } from "./list-devices-of-staff.ts";
import { countRecoveryCodes } from "./staff-otp-queries.ts";
import { findStaffById } from "./staff-session-queries.ts";

/** What protects the account of the person at the desk, and where it is open. [BO-01] */
export async function getOwnSecurity(
  db: Db,
  caller: StaffCaller,
  { config, limits }: Pick<Needs, "config" | "limits">,
): Promise<Result<OutputOf<typeof getCall>, never>> {
  const { id } = caller.staff;
  const { otp_sealed } = await findStaffById(db, id);
  const sessions = await listDevicesOfStaff(db, id, caller, limits);
  return ok({
    data: {
      otp: {
        is_on: otp_sealed !== null,
        is_required: config.staffOneTimePasswords,
        recovery_codes_left: await countRecoveryCodes(db, id),
      },
      sessions,
    },
  });
}
