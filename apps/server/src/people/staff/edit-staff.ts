import type { InputOf } from "@sampan/contract/kernel/call";
import type { editStaff as editCall } from "@sampan/contract/people/staff/staff-members";
import { emailOf } from "@sampan/domain/people/accounts/email";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockMember } from "./lock-member.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findMemberByEmail, updateMember } from "./staff-member-queries.ts";

type Call = typeof editCall;
type Refused = Refusal<Call["refusals"][number] | "right_missing">;

/**
 * Changes what a member is called, their address, language and roles. A change of roles counts at their next
 * click. Refuses `own_roles`: whoever gives rights does not give them to themselves; and `changed_meanwhile`
 * when somebody saved since this was read. [BO-04]
 */
export async function editStaff(
  db: Db,
  input: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refused>> {
  const email = emailOf(input.new_email);
  if (!email.ok) return email;
  const name = input.name.trim();
  if (name === "") return refuse({ code: "staff_name_needed" });
  const roles = [...new Set(input.roles)];
  if (roles.length === 0) return refuse({ code: "roles_needed" });

  const locked = await lockMember(db, input.email, caller);
  if (!locked.ok) return locked;
  const member = locked.value;
  if (member.version !== input.version)
    return changedMeanwhile(db, { object_kind: "staff_member", object_id: member.email }, caller);
  if (member.id === caller.staff.id && !isSame(member.roles, roles))
    return refuse({ code: "own_roles" });
  if (email.value !== member.email && (await findMemberByEmail(db, email.value)))
    return refuse({ code: "staff_email_known" });

  const changed = { email: email.value, name, language: input.language, roles };
  await updateMember(db, member.id, changed);
  await recordAudit(db, caller, {
    action: "edit_staff",
    object_kind: "staff_member",
    object_id: changed.email,
    old_value: {
      email: member.email,
      name: member.name,
      language: member.language,
      roles: member.roles,
    },
    new_value: changed,
  });
  return ok({});
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();
