import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { findIdByContact } from "./contact-queries.ts";
import type { Contact } from "./contact.ts";

/** How often a customer may look whether addresses are free. */
const lookings = { most: 30, window_ms: 3_600_000 };

/**
 * Succeeds for an address that is free or the customer's own, before the profile is saved. Refuses
 * `email_known`, and `call_limit` for somebody who asks for many. [API-17] [ACC-10] [NFR-08]
 */
export async function checkOwnEmail(
  db: Db,
  contact: Contact<"email">,
  { customer, now }: CustomerCaller,
): Promise<Result<Record<never, never>, { readonly code: "email_known" | "call_limit" }>> {
  if (!(await countAgainstLimit(db, { ...lookings, bucket: `check_email:${customer.id}` }, now)))
    return refuse({ code: "call_limit" });
  const owner = await findIdByContact(db, contact);
  return owner === undefined || owner === customer.id ? ok({}) : refuse({ code: "email_known" });
}
