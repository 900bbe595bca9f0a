import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { registerByMobile as registerCall } from "@sampan/contract/registration";
import { newUid } from "@sampan/domain/ids";
import { currencyOfRegion } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { settle } from "../http/settle.ts";
import type { Needs } from "../needs.ts";
import { startSession, type StartedSession } from "../sessions/start-session.ts";
import { insertAccount } from "./account-queries.ts";
import { useCaptcha } from "./captcha-queries.ts";
import { checkCaptcha } from "./check-captcha.ts";
import { readMobile } from "./read-mobile.ts";
import { findSessionData } from "./find-session-data.ts";
import { hashPassword } from "./hash-password.ts";

type Call = typeof registerCall;
type RegisterRefusal = Call["refusals"][number] | "service_unavailable";

/**
 * Makes an account for a number whose code the person knows, and logs it in. The code is used up with the
 * account or not at all. The region decides the currency for good. Refuses `mobile_invalid`,
 * `captcha_wrong`, `captcha_locked` and `mobile_known`. [API-23] [ACC-17] [ACC-34] [MONEY-06]
 */
export async function registerByMobile(
  db: Db,
  input: InputOf<Call>,
  caller: Visitor,
  needs: Needs,
): Promise<Result<OutputOf<Call>, Refusal<RegisterRefusal>>> {
  const mobile = readMobile(input, caller);
  if (!mobile.ok) return mobile;
  const typed = { target: mobile.value, purpose: "register", code: input.captcha } as const;
  const captchaId = await checkCaptcha(db, { ...typed, now: caller.now }, needs);
  if (!captchaId.ok) return captchaId;
  // Before the transaction: a hash takes long enough to hold nobody up with it.
  const password = await hashPassword(input.password);
  if (!password.ok) return password;

  const session = await settle<StartedSession, Refusal<RegisterRefusal>>(db, async (open) => {
    if (!(await useCaptcha(open, captchaId.value, caller.now)))
      return refuse({ code: "captcha_wrong" });
    const region = input.region ?? caller.region;
    const accountId = await insertAccount(open, {
      uid: newUid(needs.chance(12)),
      account_type: input.account_type,
      region,
      currency: currencyOfRegion[region],
      mobile: mobile.value,
      password_hash: password.value,
      sales_code: input.sales_code,
      language: caller.language,
      created_at: caller.now,
    });
    if (accountId === undefined) return refuse({ code: "mobile_known" });
    return ok(await startSession(open, { accountId, caller }, needs));
  });
  return session.ok ? ok({ data: await findSessionData(db, session.value) }) : session;
}
