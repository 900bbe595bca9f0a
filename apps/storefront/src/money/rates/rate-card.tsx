import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { rateQuery } from "../../sums/use-rate.ts";
import { RateFacts } from "./rate-facts.tsx";
import { receiptOfNow } from "./receipt-of-now.ts";

const cny = 100_00;

/** What a hundred yuan cost now, and why. Converted prices lead here. [MONEY-12] [API-60] */
export function RateCard() {
  const t = useTranslations("rateReceipt");
  const { data } = useSuspenseQuery(rateQuery);
  const receipt = receiptOfNow(data.data, cny);
  return (
    <Card as="section" id="rate" aria-labelledby="rate-title" className="scroll-mt-16">
      <h2 id="rate-title" className="text-md font-[650]">
        {t("now")}
      </h2>
      <p className="my-3 font-[650] tabular-nums">
        {formatAmount(cny, "CNY")} = {formatAmount(receipt.amount, receipt.currency)}
      </p>
      <RateFacts receipt={receipt} />
      <p className="mt-3 text-pretty text-text-2">
        {t("moves")} {t("freight")}
      </p>
    </Card>
  );
}
