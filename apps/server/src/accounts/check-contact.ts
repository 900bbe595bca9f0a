import { ok, refuse, type Result } from "@sampan/domain/result";
import { guardAsking } from "../captchas/guard-asking.ts";
import type { PictureAnswer, PictureRefusal } from "../captchas/check-picture.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller, Visitor } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { countTry } from "../sessions/count-try.ts";
import { findIdByContact } from "./contact-queries.ts";
import type { Contact, ContactKind } from "./contact.ts";

type Checked<Refused> = Promise<
  Result<Record<never, never>, Refused | { readonly code: "call_limit" }>
>;

/**
 * Succeeds for a number or address that is free. Refuses `mobile_known` or `email_known`, and for somebody who
 * asks for many `image_captcha_needed`, `image_captcha_wrong` and at last `call_limit`.
 * [API-16] [API-18] [ACC-10] [ACC-11] [ERR-43] [ERR-44] [NFR-08]
 */
export async function checkContact<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: PictureAnswer & { readonly contact: Contact<Kind> },
  caller: Visitor,
  needs: Needs,
): Checked<PictureRefusal | { readonly code: `${Kind}_known` }> {
  const may = await guardAsking(db, { ...answer, purpose: "check_account" }, caller, needs);
  if (!may.ok) return may;
  const owner = await findIdByContact(db, contact);
  return owner === undefined ? ok({}) : refuse({ code: `${contact.kind}_known` });
}

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
): Checked<{ readonly code: "email_known" }> {
  if (!(await countTry(db, { ...lookings, bucket: `check_email:${customer.id}` }, now)))
    return refuse({ code: "call_limit" });
  const owner = await findIdByContact(db, contact);
  return owner === undefined || owner === customer.id ? ok({}) : refuse({ code: "email_known" });
}
