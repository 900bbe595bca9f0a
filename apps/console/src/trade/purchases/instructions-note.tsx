import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import type { SellerOrder } from "./seller-order.ts";

/** What the customer said when they ordered, so that nobody asks them what they have answered. */
export function InstructionsNote({ order }: { readonly order: SellerOrder }) {
  const t = useTranslations("consolePurchases.instructions");
  const said = order.instructions;
  if (!said) return null;
  const { rise_percent, rise_ceiling, choice_words, cancels_at, ship_after_days } = said;
  const lines = [
    rise_percent > 0 &&
      t("rise", { percent: rise_percent, amount: formatAmount(rise_ceiling, said.currency) }),
    said.other_choice &&
      (choice_words === "" ? t("other") : t("otherWords", { words: choice_words })),
    cancels_at !== null && t("cancel", { time: formatMinute(cancels_at) }),
    ship_after_days !== null && t("ship", { days: ship_after_days }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="note" aria-label={t("title")}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
