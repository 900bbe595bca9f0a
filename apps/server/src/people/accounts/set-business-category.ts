import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { setBusinessCategory as call } from "@sampan/contract/people/accounts/business-category";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { chooseCategories } from "@sampan/domain/people/accounts/business-categories";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { noteAsked } from "./put-off-business-category.ts";

/** Keeps what the customer deals in, in place of what they said before. [API-37] */
export async function setBusinessCategory(
  db: Db,
  { keys }: InputOf<typeof call>,
  { customer, now, settings }: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<RefusalOf<typeof call>>>> {
  const chosen = chooseCategories(keys, settings.business_categories);
  if (!chosen.ok) return chosen;
  const row = { keys: JSON.stringify(chosen.value), chosen_at: now };
  await db
    .insertInto("business_choices")
    .values({ account_id: customer.id, ...row })
    .onConflict((there) => there.column("account_id").doUpdateSet(row))
    .execute();
  await noteAsked(db, { accountId: customer.id, now });
  return ok({ data: { keys: chosen.value } });
}
