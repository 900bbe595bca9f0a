import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { mayStaff } from "@sampan/domain/kernel/rights";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockMemberAndManagers, type FoundMember } from "./staff-member-queries.ts";

/**
 * The member that an administrator is about to change, locked together with all administrators: two who
 * disable each other at the same moment come one after the other, and the second is none any more. Since
 * nobody disables or re-roles themselves, one administrator is always left. [BO-04]
 */
export async function lockMember(
  db: Db,
  email: string,
  { staff }: StaffCaller,
): Promise<Result<FoundMember, Refusal<"staff_unknown" | "right_missing">>> {
  const locked = await lockMemberAndManagers(db, email);
  const asker = locked.find(({ id }) => id === staff.id);
  if (asker?.state !== "active" || !mayStaff(asker.roles, "manage_staff"))
    return refuse({ code: "right_missing" });
  const member = locked.find((one) => one.email === email.trim().toLowerCase());
  return member ? ok(member) : refuse({ code: "staff_unknown" });
}
