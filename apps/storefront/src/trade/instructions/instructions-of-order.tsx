import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";

/** On an order's page: what its customer had said when they placed it. Nothing where that was nothing. */
export function InstructionsOfOrder({ order }: { readonly order: Order }) {
  const t = useTranslations("instructions");
  const said = order.instructions;
  if (!said) return null;
  const {
    rise_percent,
    rise_ceiling,
    choice_words,
    cancel_after_days,
    ship_after_days,
    part_goes_at,
  } = said;
  const lines = [
    rise_percent > 0 &&
      t("said.rise", {
        percent: rise_percent,
        amount: formatAmount(rise_ceiling, order.currency),
      }),
    said.other_choice &&
      (choice_words === "" ? t("said.other") : t("said.otherWords", { words: choice_words })),
    cancel_after_days !== null && t("said.cancel", { days: cancel_after_days }),
    ship_after_days !== null && t("said.ship", { days: ship_after_days }),
    part_goes_at !== "" &&
      (said.is_part_let_go
        ? t("said.partGone")
        : t("said.partAt", { time: formatMinute(part_goes_at) })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="mb-2 font-[650]">{t("said.title")}</h2>
      <ul className="stack gap-1">
        {lines.map((line) => (
          <li key={line} className="break-words text-text-2">
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
