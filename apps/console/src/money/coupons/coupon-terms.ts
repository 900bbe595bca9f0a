import type { CouponTemplateRow } from "@sampan/contract/money/staff-coupons";
import { type Language, originalLanguage } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";

type Words = (row: CouponTemplateRow) => string;

/** What a template promises, in the words of the desk. [BO-36] */
export function useTerms(language: string): {
  /** In the reader's language, else in the original. */
  readonly nameIn: Words;
  /** An amount, or a share in percent and the most it comes to. */
  readonly worthOf: Words;
  readonly fromOf: Words;
} {
  const t = useTranslations("consoleCoupons");
  return {
    nameIn: ({ names }) => names[language as Language] || names[originalLanguage],
    worthOf: ({ discount_type, value, ceiling, currency }) =>
      discount_type === "percent"
        ? t("share", { percent: value / 100, most: formatAmount(ceiling ?? 0, currency) })
        : formatAmount(value, currency),
    fromOf: ({ start_value, currency }) =>
      start_value === 0
        ? t("fromNothing")
        : t("fromAmount", { amount: formatAmount(start_value, currency) }),
  };
}
