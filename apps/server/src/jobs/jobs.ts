import type { Language } from "@sampan/domain/language";
import type { CaptchaMessage } from "../captchas/captcha-message.ts";
import type { CaptchaPurpose } from "../captchas/captcha-target.ts";
import type { SealedCode } from "../captchas/sealed-code.ts";
import type { Db } from "../db/db.ts";

/** What can happen later. Each name has one worker; its effect must be harmless when it happens twice. */
export interface JobData {
  "send-sms": { readonly to: string; readonly text: string };
  "send-mail": { readonly to: string; readonly subject: string; readonly text: string };
  "send-captcha": SealedCode & {
    readonly channel: "sms" | "mail";
    readonly purpose: CaptchaPurpose;
    /** With `none` nothing is sent: where answers are uniform, so is the work behind them. */
    readonly message: CaptchaMessage | "none";
    readonly language: Language;
    readonly minutes: number;
    /** ISO 8601. */
    readonly expires_at: string;
  };
  "notify-customer": { readonly notice_id: number };
  "fetch-rates": Record<never, never>;
  "close-unpaid-orders": Record<never, never>;
  "complete-signed-orders": Record<never, never>;
  "settle-online-topups": Record<never, never>;
  "watch-captchas": Record<never, never>;
  "sweep-expired": Record<never, never>;
  "export-person": { readonly account_id: number };
  "erase-cancelled": Record<never, never>;
  "translate-goods": Record<never, never>;
  "rename-goods": { readonly text: string };
  "sweep-search-pages": Record<never, never>;
}
export type JobName = keyof JobData;

export interface Jobs {
  /**
   * Asks for a job inside the caller's transaction: a rollback takes the request back with everything else.
   * It is done as soon as somebody can, but not before `startAt`.
   */
  readonly send: <Name extends JobName>(
    db: Db,
    name: Name,
    data: JobData[Name],
    startAt?: Date,
  ) => Promise<void>;
}
