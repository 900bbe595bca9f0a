import { refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { isMobileKnown } from "./account-queries.ts";
import { readMobile, type TypedMobile } from "./read-mobile.ts";
import { sendCaptcha, type CaptchaSent, type SendingRefused } from "./send-captcha.ts";

/** Sends the code that begins a registration. Refuses what sendCaptcha does, and `mobile_known`. [API-24] [ERR-40] */
export async function sendRegisterCaptcha(
  db: Db,
  input: TypedMobile,
  caller: Visitor,
  needs: Needs,
): Promise<
  Result<{ data: CaptchaSent }, Refusal<"mobile_invalid" | "mobile_known" | SendingRefused["code"]>>
> {
  const mobile = readMobile(input, caller);
  if (!mobile.ok) return mobile;
  if (await isMobileKnown(db, mobile.value)) return refuse({ code: "mobile_known" });
  const { address, language, now } = caller;
  const request = { target: mobile.value, purpose: "register", address, language, now } as const;
  const sent = await sendCaptcha(db, request, needs);
  return sent.ok ? { ok: true, value: { data: sent.value } } : sent;
}
