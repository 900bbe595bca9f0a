import { Card } from "@sampan/ui/card";
import { SumList, SumRow, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import type { Fee } from "./use-fee.ts";

/** What is credited, what the provider takes, and what is paid. */
export function TopupSum({ fee: { amount, fee, total, currency } }: { readonly fee: Fee }) {
  const t = useTranslations("topups.sum");
  return (
    <Card as="section" aria-label={t("title")}>
      <SumList>
        <SumRow label={t("credited")} cents={amount} currency={currency} />
        <SumRow
          label={t("fee")}
          cents={fee}
          currency={currency}
          why={t(fee === 0 ? "noFee" : "feeWhy")}
        />
        <SumTotal label={t("total")} cents={total} currency={currency} />
      </SumList>
    </Card>
  );
}
