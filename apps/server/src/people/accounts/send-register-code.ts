import { askingBrowser } from "../codes/code-asker.ts";
import { checkPicture } from "../codes/check-picture.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { CodeAnswer, CodeWish } from "./code-wish.ts";
import type { ContactKind } from "./contact.ts";
import { sendToNewContact } from "./send-to-new-contact.ts";

/**
 * Sends the code that begins a registration, to whoever read a picture. Refuses what sendCode does, the
 * picture's two, and `mobile_known` or `email_known`. [API-24] [API-30] [ACC-19] [ERR-40] [ERR-43]
 */
export async function sendRegisterCode<Kind extends ContactKind>(
  db: Db,
  { contact, ...answer }: CodeWish<Kind>,
  caller: Visitor,
  needs: Needs,
): CodeAnswer<`${Kind}_known`> {
  const purpose = "register";
  const seen = await checkPicture(db, { ...answer, purpose, now: caller.now }, needs);
  if (!seen.ok) return seen;
  const asker = askingBrowser(caller, needs);
  return sendToNewContact(db, { contact, purpose, asker }, caller, needs);
}
