import { refuse } from "@sampan/domain/kernel/result";
import type { AskerHash } from "../codes/code-asker.ts";
import type { CodeTarget } from "../codes/code-target.ts";
import { sendCode } from "../codes/send-code.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { CodeAnswer } from "./code-wish.ts";
import { findIdByContact } from "./contact-queries.ts";
import { channelOf, type Contact, type ContactKind } from "./contact.ts";

interface NewContact<Kind extends ContactKind> {
  readonly contact: Contact<Kind>;
  readonly purpose: CodeTarget["purpose"];
  readonly asker: AskerHash;
}

/**
 * Sends a code to a number or address that is to open an account. Refuses `mobile_known` or `email_known` when
 * it opens one already; where answers are uniform, its owner is told so instead, and nobody else.
 * [ACC-10] [ACC-11]
 */
export async function sendToNewContact<Kind extends ContactKind>(
  db: Db,
  { contact, purpose, asker }: NewContact<Kind>,
  { address, language, now, settings }: Request,
  needs: Needs,
): CodeAnswer<`${Kind}_known`> {
  const isKnown = (await findIdByContact(db, contact)) !== undefined;
  if (isKnown && !settings.uniform_errors) return refuse({ code: `${contact.kind}_known` });
  const message = isKnown ? "account_exists" : "code";
  const to = { target: contact.value, purpose, channel: channelOf[contact.kind] };
  return sendCode(db, { ...to, asker, message, address, language, now }, needs);
}
