import type { Language } from "@sampan/domain/kernel/language";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { updateLanguage } from "./account-queries.ts";

/** Keeps the customer's choice, so that answers and messages speak it on every device. [I18N-10] */
export async function setLanguage(
  db: Db,
  { language }: { language: Language },
  { customer }: CustomerCaller,
): Promise<Result<Record<never, never>, never>> {
  await updateLanguage(db, customer.id, language);
  return ok({});
}
