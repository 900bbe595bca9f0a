import type { User } from "@sampan/contract/people/sessions/sessions";
import { maskEmail } from "@sampan/domain/people/accounts/email";
import { maskMobile } from "@sampan/domain/people/accounts/phone";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkCode, type CodeRefusal } from "../codes/check-code.ts";
import { useCode } from "../codes/use-code.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findIdByContact, lockContact, updateContact } from "./contact-queries.ts";
import type { Contact, ContactKind } from "./contact.ts";
import { describeUser } from "./describe-user.ts";
import { holdOwnAccount } from "./hold-own-account.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { findUserRow } from "./user-queries.ts";

type Refused<Kind extends ContactKind> =
  | CodeRefusal
  | { readonly code: `${Kind}_known` | "login_needed" };

const mask = { mobile: maskMobile, email: maskEmail } as const;

/**
 * Gives a customer, who has just proven to know the password, the number or address whose code they know, in
 * the place of the former one or as their first. The former contacts are told, so that a thief cannot take an
 * account over unnoticed. Refuses `captcha_wrong`, `captcha_locked`, `mobile_known` or `email_known`, and
 * `login_needed` when the password was replaced meanwhile. [API-15] [API-20] [ACC-22] [ACC-23]
 */
export async function changeContact<Kind extends ContactKind>(
  db: Db,
  { contact, captcha }: { readonly contact: Contact<Kind>; readonly captcha: string },
  caller: CustomerCaller,
  needs: Needs,
): Promise<Result<{ data: User }, Refused<Kind>>> {
  const { customer, language, now } = caller;
  const purpose = `change_${contact.kind}` as const;
  const code = { target: contact.value, purpose, code: captcha };
  const codeId = await checkCode(db, code, caller, needs);
  if (!codeId.ok) return codeId;

  return settle<{ data: User }, Refused<Kind>>(db, async (open) => {
    await lockContact(open, contact);
    if ((await findIdByContact(open, contact)) !== undefined)
      return refuse({ code: `${contact.kind}_known` });
    const used = await useCode(open, codeId.value, now);
    if (!used.ok) return used;
    const accountId = customer.id;
    const held = await holdOwnAccount(open, customer);
    if (!held.ok) return held;
    const former = held.value;
    await updateContact(open, accountId, { contact, now });
    const hours = needs.limits.payout_hold_hours;
    const values = { contact: mask[contact.kind](contact.value), hours };
    const kind = `${contact.kind}_changed` as const;
    await tellOfChange(open, { accountId, former, kind, values, language, now }, needs);
    return ok({ data: describeUser(await findUserRow(open, accountId)) });
  });
}
