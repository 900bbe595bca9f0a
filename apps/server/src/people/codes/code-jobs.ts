import type { JobData } from "../jobs/jobs.ts";
import type { Needs } from "../needs.ts";
import { handOverMail, handOverSms } from "../notices/hand-over.ts";
import { unsealCode } from "./seal-code.ts";
import { wordMail, wordSms } from "./word-captcha.ts";

/**
 * Puts a code into words and hands it to its carrier. The words are made here, because what waits in a queue
 * can be read there. A code whose time is over is not worth a message any more. [API-28]
 */
export async function sendCaptchaMessage(
  needs: Needs,
  asked: JobData["send-captcha"],
): Promise<void> {
  const { channel, to, message, expires_at } = asked;
  if (message === "none" || new Date(expires_at) <= needs.clock()) return;
  const captcha = { ...asked, message, code: unsealCode(needs, asked) };
  if (channel === "mail") await handOverMail(needs, { to, ...wordMail(needs, captcha) }, "now");
  else await handOverSms(needs, { to, text: wordSms(needs, captcha) }, "now");
}
