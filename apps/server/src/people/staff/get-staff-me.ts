import type { StaffMe } from "@sampan/contract/people/staff/staff-sessions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeStaff } from "./describe-staff.ts";
import { findStaffById } from "./staff-session-queries.ts";

export async function getStaffMe(
  db: Db,
  _input: object,
  { staff }: StaffCaller,
): Promise<Result<{ data: StaffMe }, never>> {
  return ok({ data: describeStaff(await findStaffById(db, staff.id)) });
}
