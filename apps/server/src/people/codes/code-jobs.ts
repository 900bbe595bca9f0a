import type { Language } from "@sampan/domain/kernel/language";
import type { JobData } from "../../kernel/jobs/jobs.ts";
import type { Needs } from "../../kernel/needs.ts";
import { handOverMail, handOverSms } from "../notices/hand-over.ts";
import type { CodeMessage } from "./code-message.ts";
import type { CodePurpose } from "./code-target.ts";
import type { SealedCode } from "./sealed-code.ts";
import { unsealCode } from "./seal-code.ts";
import { wordMail, wordSms } from "./word-code.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "send-captcha": SealedCode & {
      readonly channel: "sms" | "mail";
      readonly purpose: CodePurpose;
      /** With `none` nothing is sent: where answers are uniform, so is the work behind them. */
      readonly message: CodeMessage | "none";
      readonly language: Language;
      readonly minutes: number;
      /** ISO 8601. */
      readonly expires_at: string;
    };
  }
}

/**
 * Puts a code into words and hands it to its carrier. The words are made here, because what waits in a queue
 * can be read there. A code whose time is over is not worth a message any more. [API-28]
 */
export async function sendCodeMessage(needs: Needs, asked: JobData["send-captcha"]): Promise<void> {
  const { channel, to, message, expires_at } = asked;
  if (message === "none" || new Date(expires_at) <= needs.clock()) return;
  const captcha = { ...asked, message, code: unsealCode(needs, asked) };
  if (channel === "mail") await handOverMail(needs, { to, ...wordMail(needs, captcha) }, "now");
  else await handOverSms(needs, { to, text: wordSms(needs, captcha) }, "now");
}
