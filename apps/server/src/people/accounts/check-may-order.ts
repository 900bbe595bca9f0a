import { missingProfileFields, type ProfileField } from "@sampan/domain/people/accounts/profile";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Expression } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface KnownPerson extends Readonly<Record<ProfileField, string>> {
  readonly real_name_state: string | null;
}

/** What is known of a customer, as a query, to be part of a larger one. */
export const knownPerson = (db: Db, accountId: number | Expression<number>) =>
  db
    .selectFrom("accounts as account")
    .leftJoin("real_names as real_name", "real_name.account_id", "account.id")
    .select([
      "account.state",
      "account.name",
      "account.nickname",
      "real_name.state as real_name_state",
    ])
    .where("account.id", "=", accountId);

/**
 * Whether a customer is known well enough to order: a verified real name and a complete profile. Refuses
 * `real_name_needed` and `profile_incomplete`. [CHK-26] [CHK-33] [ERR-60] [ERR-61]
 */
export function checkMayOrder(
  person: KnownPerson,
): Result<undefined, { readonly code: "real_name_needed" | "profile_incomplete" }> {
  if (person.real_name_state !== "verified") return refuse({ code: "real_name_needed" });
  if (missingProfileFields(person).length > 0) return refuse({ code: "profile_incomplete" });
  return ok(undefined);
}
