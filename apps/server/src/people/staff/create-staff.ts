import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { createStaff as createCall } from "@sampan/contract/people/staff/staff-members";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { emailOf } from "@sampan/domain/people/accounts/email";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { makeInitialPassword } from "./initial-password.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { insertMember } from "./staff-member-queries.ts";

type Call = typeof createCall;
type Refused = Refusal<Call["refusals"][number] | "server_busy">;

/**
 * Makes a staff member with a password that is shown once and opens nothing but the choice of another.
 * Refuses `email_invalid`, `staff_email_known`, `staff_name_needed` and `roles_needed`. [BO-04]
 */
export async function createStaff(
  db: Db,
  input: InputOf<Call>,
  caller: StaffCaller,
  needs: Pick<Needs, "chance">,
): Promise<Result<OutputOf<Call>, Refused>> {
  const email = emailOf(input.email);
  if (!email.ok) return email;
  const name = input.name.trim();
  if (name === "") return refuse({ code: "staff_name_needed" });
  const roles = [...new Set(input.roles)];
  if (roles.length === 0) return refuse({ code: "roles_needed" });
  // Before the transaction: a hash takes long enough to hold nobody up with it.
  const password = await makeInitialPassword(caller.now, needs);
  if (!password.ok) return password;
  const { shown, ...kept } = password.value;

  return settle<OutputOf<Call>, Refused>(db, async (open) => {
    const { language } = input;
    const member = { email: email.value, name, language, roles };
    const made = await insertMember(open, { ...member, ...kept, created_at: caller.now });
    if (!made) return refuse({ code: "staff_email_known" });
    await recordAudit(open, caller, {
      action: "create_staff",
      object_kind: "staff_member",
      object_id: email.value,
      new_value: { name, language, roles },
    });
    const valid_until = formatWireTime(kept.password_until, caller.region);
    return ok({ data: { initial_password: shown, valid_until } });
  });
}
