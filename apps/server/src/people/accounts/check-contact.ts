import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { guardAsking } from "../codes/guard-asking.ts";
import type { PictureAnswer, PictureRefusal } from "../codes/check-picture.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findIdByContact } from "./contact-queries.ts";
import type { Contact, ContactKind } from "./contact.ts";

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
): Promise<
  Result<Record<never, never>, PictureRefusal | { readonly code: `${Kind}_known` | "call_limit" }>
> {
  const may = await guardAsking(db, { ...answer, purpose: "check_account" }, caller, needs);
  if (!may.ok) return may;
  const owner = await findIdByContact(db, contact);
  return owner === undefined ? ok({}) : refuse({ code: `${contact.kind}_known` });
}
