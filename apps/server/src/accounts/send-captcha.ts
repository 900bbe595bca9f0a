import type { Language } from "@sampan/domain/language";
import { refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { hashCaptchaCode, newCaptchaCode } from "./captcha-code.ts";
import {
  countSendings,
  insertCaptcha,
  lockSending,
  type CaptchaTarget,
} from "./captcha-queries.ts";

const hour_ms = 3_600_000;
const day_ms = 24 * hour_ms;

export interface CaptchaRequest extends CaptchaTarget {
  readonly address: string;
  readonly language: Language;
  readonly now: Date;
}

export interface CaptchaSent {
  readonly valid_s: number;
  readonly resend_after_s: number;
}

export type SendingRefused = {
  readonly code: "captcha_too_soon" | "captcha_limit" | "message_failed";
};

/**
 * Sends a code by text message, once the caller's transaction has settled. Refuses `captcha_too_soon` within
 * 60 seconds of the one before, and `captcha_limit` when a number has had its share of the day or an
 * address its share of the hour; requests at the same moment are judged one after the other. Refuses
 * `message_failed` while text messages are switched off.
 * [ACC-12] [ACC-13] [ERR-45] [CONST-17] [CONST-18]
 */
export async function sendCaptcha(
  db: Db,
  request: CaptchaRequest,
  { chance, config, jobs, limits, say, sms }: Needs,
): Promise<Result<CaptchaSent, SendingRefused>> {
  const { target, purpose, address, now } = request;
  if (!sms) return refuse({ code: "message_failed" });
  await lockSending(db, { target, address });
  const sendings = await countSendings(db, request, {
    address,
    targetSince: new Date(now.getTime() - day_ms),
    addressSince: new Date(now.getTime() - hour_ms),
  });
  const resend_after_s = limits.captcha_resend_seconds;
  const soonest = now.getTime() - resend_after_s * 1000;
  if (sendings.last_at && sendings.last_at.getTime() > soonest)
    return refuse({ code: "captcha_too_soon" });
  if (sendings.of_target >= limits.captchas_per_target_day)
    return refuse({ code: "captcha_limit" });
  if (sendings.of_address >= limits.captchas_per_address_hour)
    return refuse({ code: "captcha_limit" });

  const code = newCaptchaCode(chance);
  const minutes = limits.captcha_valid_minutes;
  await insertCaptcha(db, {
    target,
    purpose,
    address,
    code_hash: hashCaptchaCode(config.sealKey, request, code),
    sent_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  });
  const text = say(request.language, "messages.captcha", { code, minutes });
  await jobs.send(db, "send-sms", { to: target, text });
  return { ok: true, value: { valid_s: minutes * 60, resend_after_s } };
}
