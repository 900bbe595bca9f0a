import { askingCustomer } from "../codes/code-asker.ts";
import { guardSending } from "../codes/guard-sending.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { CodeAnswer, CodeWish } from "./code-wish.ts";
import type { ContactKind } from "./contact.ts";
import { sendToNewContact } from "./send-to-new-contact.ts";

/**
 * Sends a code to the number or address that is to become a customer's. Refuses what guardSending and
 * sendCode do, and `mobile_known` or `email_known`. [API-14] [API-19] [ACC-22] [ACC-23]
 */
export async function sendChangeCode<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CodeWish<Kind>,
  caller: CustomerCaller,
  needs: Needs,
): CodeAnswer<`${Kind}_known`> {
  const purpose = `change_${contact.kind}` as const;
  const asking = { ...answer, target: contact.value, purpose };
  const may = await guardSending(db, asking, caller, needs);
  if (!may.ok) return may;
  const asker = askingCustomer(caller.customer);
  return sendToNewContact(db, { contact, purpose, asker }, caller, needs);
}
