import { formatAmount, type Cents, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";

interface BeyondProps {
  /** Above what was expected at most, or, negative, below the least. */
  readonly cents: Cents;
  readonly currency: PaymentCurrency;
}

/** How what was paid stands to what was expected, in a word. */
export function Beyond({ cents, currency }: BeyondProps) {
  const t = useTranslations("consoleDutyReceipts");
  const amount = formatAmount(Math.abs(cents), currency);
  if (cents === 0) return <Tag tone="ok">{t("within")}</Tag>;
  return (
    <Tag tone={cents > 0 ? "warn" : "plain"}>{t(cents > 0 ? "above" : "below", { amount })}</Tag>
  );
}
