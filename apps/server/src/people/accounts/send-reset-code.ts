import { refuse } from "@sampan/domain/kernel/result";
import { askingBrowser } from "../codes/code-asker.ts";
import { guardSending } from "../codes/guard-sending.ts";
import { sendCode } from "../codes/send-code.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { CodeAnswer, CodeWish } from "./code-wish.ts";
import { findIdByContact } from "./contact-queries.ts";
import { channelOf, type ContactKind } from "./contact.ts";

/**
 * Sends the code for a new password. Refuses what guardSending and sendCode do, and
 * `mobile_not_registered` or `email_not_registered`; where answers are uniform, a contact without an account
 * gets the same answer and no message. [API-27] [ACC-20] [ACC-21] [ERR-39]
 */
export async function sendResetCode<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CodeWish<Kind>,
  caller: Visitor,
  needs: Needs,
): CodeAnswer<`${Kind}_not_registered`> {
  const to = { target: contact.value, purpose: "reset_password" } as const;
  const may = await guardSending(db, { ...answer, ...to }, caller, needs);
  if (!may.ok) return may;
  const { address, language, now, settings } = caller;
  const asker = askingBrowser(caller, needs);
  const owner = await findIdByContact(db, contact);
  if (owner === undefined && !settings.uniform_errors)
    return refuse({ code: `${contact.kind}_not_registered` });
  const message = owner === undefined ? "none" : "code";
  const channel = channelOf[contact.kind];
  return sendCode(db, { ...to, asker, channel, message, address, language, now }, needs);
}
