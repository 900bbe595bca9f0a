import type { Language } from "@sampan/domain/kernel/language";
import { currencySymbols, formatAmount, type Currency } from "@sampan/domain/kernel/money";
import type { NoticeKind } from "@sampan/domain/people/notices/notice-kinds";
import type { Needs } from "../../kernel/needs.ts";

export interface NoticeFacts {
  readonly kind: NoticeKind;
  readonly subject_values: Readonly<Record<string, string | number>>;
}

/** A notice in words: its facts are stored, so it speaks whatever language its reader does. [BO-53] [I18N-09] */
export function wordNotice(
  { say }: Pick<Needs, "say">,
  { kind, subject_values }: NoticeFacts,
  language: Language,
): { readonly title: string; readonly body: string } {
  const values = { ...subject_values, ...amountInWords(subject_values) };
  return {
    title: say(language, `messages.kinds.${kind}.title`, values),
    body: say(language, `messages.kinds.${kind}.body`, values),
  };
}

function amountInWords(values: NoticeFacts["subject_values"]): { amount?: string } {
  const { amount, currency } = values;
  if (typeof amount !== "number" || !isCurrency(currency)) return {};
  return { amount: formatAmount(amount, currency) };
}

const isCurrency = (value: unknown): value is Currency =>
  typeof value === "string" && value in currencySymbols;
