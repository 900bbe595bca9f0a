import type { Language } from "@sampan/domain/kernel/language";
import type { Needs } from "../../kernel/needs.ts";
import type { CodeMessage } from "./code-message.ts";
import type { CodePurpose } from "./code-target.ts";

interface CodeToWord {
  readonly message: CodeMessage;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly code: string;
  readonly minutes: number;
}

/** A code as a text message. [I18N-09] */
export const wordSms = (
  { say }: Pick<Needs, "say">,
  { message, language, code, minutes }: CodeToWord,
): string =>
  say(language, message === "code" ? "messages.captcha" : "messages.account_exists", {
    code,
    minutes,
  });

/**
 * A code as a mail. Its words and its link are ours alone: of the request only the language goes in.
 * [API-28] [I18N-09]
 */
export function wordMail(
  { config, say }: Pick<Needs, "config" | "say">,
  { message, purpose, language, code, minutes }: CodeToWord,
): { readonly subject: string; readonly text: string } {
  const page = message === "code" ? pages[purpose] : pages.reset_password;
  const values = { code, minutes, link: `${config.publicUrl}${page}` };
  const key = `messages.captcha_mails.${message === "code" ? purpose : message}`;
  return {
    subject: say(language, `${key}.subject`, values),
    text: say(language, `${key}.text`, values),
  };
}

/** Where a mail leads. The code is typed there: in the address it would be kept by browsers and servers. */
const pages = {
  register: "/register",
  reset_password: "/resetPassword",
  change_mobile: "/modifyPhone",
  change_email: "/modifyEmail",
} as const satisfies Record<CodePurpose, string>;
