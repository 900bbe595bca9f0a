import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { createStaff as createCall } from "@sampan/contract/staff-members";
import { formatWireTime } from "@sampan/domain/business-time";
import { emailOf } from "@sampan/domain/email";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { settle } from "../http/settle.ts";
import type { Needs } from "../needs.ts";
import { makeInitialPassword } from "./initial-password.ts";
import { recordAudit } from "./record-audit.ts";
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
