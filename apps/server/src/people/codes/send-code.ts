import { widerNetworkOf } from "@sampan/domain/kernel/http/network-address";
import type { Language } from "@sampan/domain/kernel/language";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { AskerHash } from "./code-asker.ts";
import { newCode } from "../../kernel/new-code.ts";
import { hashCode } from "./hash-code.ts";
import type { CodeMessage } from "./code-message.ts";
import { countSendings, insertCode, lockSending, type Sendings } from "./code-queries.ts";
import type { CodeTarget } from "./code-target.ts";
import { sealCode } from "./seal-code.ts";

export interface CodeRequest extends CodeTarget {
  readonly channel: "sms" | "mail";
  /**
   * What the target is sent. Where answers must not tell whether an account exists, a code that nobody can
   * use is made all the same, and the target is told something else, or nothing.
   */
  readonly message: CodeMessage | "none";
  readonly asker: AskerHash;
  readonly address: string;
  readonly language: Language;
  readonly now: Date;
}

export interface CodeSent {
  readonly valid_s: number;
  readonly resend_after_s: number;
}

export type SendingRefused = {
  readonly code: "captcha_too_soon" | "captcha_limit" | "message_failed";
};

/**
 * Sends a code, once its transaction has settled. Refuses `captcha_too_soon` within 60 seconds of the one
 * before, and `captcha_limit` when the target has had its share of the day, its address or network their
 * share of the hour, or the house its share of the day; requests at the same moment are judged one after the
 * other. Refuses `message_failed` while the carrier is switched off.
 * [ACC-12] [ACC-13] [ERR-45] [CONST-17] [CONST-18] [NFR-08]
 */
export async function sendCode(
  db: Db,
  request: CodeRequest,
  needs: Needs,
): Promise<Result<{ data: CodeSent }, SendingRefused>> {
  if (!needs[request.channel]) return refuse({ code: "message_failed" });
  return settle(db, (open) => sendInTurn(open, request, needs));
}

async function sendInTurn(
  db: Db,
  request: CodeRequest,
  needs: Needs,
): Promise<Result<{ data: CodeSent }, SendingRefused>> {
  const { target, purpose, address, now, channel, language, message } = request;
  const { captcha_resend_seconds, captcha_valid_minutes: minutes } = needs.limits;
  const from = { address, network: widerNetworkOf(address) };
  await lockSending(db, { target, ...from });
  const sendings = await countSendings(db, request, { ...from, now });
  const allowed = checkSendings(sendings, needs.limits, now);
  if (!allowed.ok) return allowed;

  const code = newCode(needs.chance);
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  const hashed = message === "code" ? code : unknowable(needs.chance);
  const code_hash = hashCode(needs.config.sealKey, request, hashed);
  const asked = { target, purpose, ...from, asker_hash: request.asker };
  await insertCode(db, { ...asked, code_hash, sent_at: now, expires_at });
  const sealed_code = sealCode(needs, { to: target, code });
  const job = { channel, to: target, purpose, message, language, minutes, sealed_code };
  await needs.jobs.send(db, "send-captcha", { ...job, expires_at: expires_at.toISOString() });
  return ok({ data: { valid_s: minutes * 60, resend_after_s: captcha_resend_seconds } });
}

function checkSendings(
  sendings: Sendings,
  limits: Limits,
  now: Date,
): Result<undefined, SendingRefused> {
  const soonest = now.getTime() - limits.captcha_resend_seconds * 1000;
  if (sendings.last_at && sendings.last_at.getTime() > soonest)
    return refuse({ code: "captcha_too_soon" });
  const isUsedUp =
    sendings.of_target >= limits.captchas_per_target_day ||
    sendings.of_address >= limits.captchas_per_address_hour ||
    sendings.of_network >= limits.captchas_per_network_hour ||
    sendings.of_all >= limits.captchas_per_day;
  return isUsedUp ? refuse({ code: "captcha_limit" }) : ok(undefined);
}

/** No code that anybody could type. */
const unknowable = (chance: Needs["chance"]): string => Buffer.from(chance(16)).toString("hex");
