import type { User } from "@sampan/contract/sessions";
import { maskEmail } from "@sampan/domain/email";
import { maskMobile } from "@sampan/domain/phone";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { checkCaptcha, type CaptchaRefusal } from "../captchas/check-captcha.ts";
import { useCaptcha } from "../captchas/use-captcha.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import { settle } from "../http/settle.ts";
import type { Needs } from "../needs.ts";
import { findIdByContact, lockContact, lockReachable, updateContact } from "./contact-queries.ts";
import type { Contact, ContactKind } from "./contact.ts";
import { describeUser } from "./describe-user.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { findUserRow } from "./user-queries.ts";

type Refused<Kind extends ContactKind> = CaptchaRefusal | { readonly code: `${Kind}_known` };

const mask = { mobile: maskMobile, email: maskEmail } as const;

/**
 * Gives a customer, who has just proven to know the password, the number or address whose code they know, in
 * the place of the former one or as their first. The former contacts are told, so that a thief cannot take an
 * account over unnoticed. Refuses `captcha_wrong`, `captcha_locked`, and `mobile_known` or `email_known`.
 * [API-15] [API-20] [ACC-22] [ACC-23]
 */
export async function changeContact<Kind extends ContactKind>(
  db: Db,
  { contact, captcha }: { readonly contact: Contact<Kind>; readonly captcha: string },
  { customer, language, now }: CustomerCaller,
  needs: Needs,
): Promise<Result<{ data: User }, Refused<Kind>>> {
  const purpose = `change_${contact.kind}` as const;
  const code = { target: contact.value, purpose, code: captcha, now };
  const captchaId = await checkCaptcha(db, code, needs);
  if (!captchaId.ok) return captchaId;

  return settle<{ data: User }, Refused<Kind>>(db, async (open) => {
    await lockContact(open, contact);
    if ((await findIdByContact(open, contact)) !== undefined)
      return refuse({ code: `${contact.kind}_known` });
    const used = await useCaptcha(open, captchaId.value, now);
    if (!used.ok) return used;
    const accountId = customer.id;
    const former = await lockReachable(open, accountId);
    await updateContact(open, accountId, { contact, now });
    const hours = needs.limits.payout_hold_hours;
    const values = { contact: mask[contact.kind](contact.value), hours };
    const kind = `${contact.kind}_changed` as const;
    await tellOfChange(open, { accountId, former, kind, values, language, now }, needs);
    return ok({ data: describeUser(await findUserRow(open, accountId)) });
  });
}
