import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryStaffSessions } from "@sampan/contract/people/staff/staff-members";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listDevicesOfStaff } from "./list-devices-of-staff.ts";
import { findMemberByEmail } from "./staff-member-queries.ts";

type Call = typeof queryStaffSessions;

/** Where a member is logged in, and which other devices are known to be theirs. [BO-04] */
export async function listStaffSessions(
  db: Db,
  { email }: InputOf<Call>,
  caller: StaffCaller,
  { limits }: Pick<Needs, "limits">,
): Promise<Result<OutputOf<Call>, Refusal<"staff_unknown">>> {
  const member = await findMemberByEmail(db, email);
  if (!member) return refuse({ code: "staff_unknown" });
  return ok({ list: await listDevicesOfStaff(db, member.id, caller, limits) });
}
