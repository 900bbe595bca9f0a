import { rolesThatManageStaff } from "@sampan/domain/people/staff/staff-rules";
import { emailOf } from "@sampan/domain/people/accounts/email";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { defaultLanguage } from "@sampan/domain/kernel/language";
import { sql } from "kysely";
import { writeAudit } from "../../kernel/audit/stored-acts.ts";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { makeInitialPassword } from "./initial-password.ts";
import { insertMember } from "./staff-member-queries.ts";

type Refused = Refusal<"email_invalid" | "staff_name_needed" | "staff_email_known" | "server_busy">;

/**
 * Makes an administrator from outside of the console, for a shop that has none yet or has lost its own. Answers a
 * password that is shown once and opens nothing but the choice of another. It stands in the audit log as the new
 * member's own act, without an address. Refuses `email_invalid`, `staff_name_needed` and `staff_email_known`. [BO-04] [BO-03]
 */
export async function addAdministrator(
  db: Db,
  wish: { readonly email: string; readonly name: string },
  { chance, clock }: Pick<Needs, "chance" | "clock">,
): Promise<Result<{ readonly password: string; readonly until: Date }, Refused>> {
  const email = emailOf(wish.email);
  if (!email.ok) return email;
  const name = wish.name.trim();
  if (name === "") return refuse({ code: "staff_name_needed" });
  const now = clock();
  const password = await makeInitialPassword(now, { chance });
  if (!password.ok) return password;
  const { shown, ...kept } = password.value;
  const roles = [...rolesThatManageStaff];
  return settle(db, async (open) => {
    const member = { email: email.value, name, language: defaultLanguage, roles };
    const made = await insertMember(open, { ...member, ...kept, created_at: now });
    if (!made) return refuse({ code: "staff_email_known" });
    await writeAudit(open, {
      staff_id: made.id,
      action: "add_administrator",
      object_kind: "staff_member",
      object_id: email.value,
      old_value: null,
      new_value: JSON.stringify({ name, roles }),
      address: "",
      request_id: "npm run staff",
      at: now,
    });
    return ok({ password: shown, until: kept.password_until });
  });
}

/** Whether anybody who may manage staff can log in. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("staff_members")
    .select("id")
    .where("state", "=", "active")
    .where(sql<boolean>`roles && ${[...rolesThatManageStaff]}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
