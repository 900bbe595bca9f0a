import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { rateQuery } from "../../sums/use-rate.ts";
import { RateFacts } from "./rate-facts.tsx";
import { receiptOfNow } from "./receipt-of-now.ts";

const defaultYuan = 100_00;

/** What yuan cost now, and why: of an amount that a price was tapped at, cents of yuan, else of a hundred. [MONEY-12] [API-60] */
export function RatePage({ cny = defaultYuan }: { readonly cny?: number | undefined }) {
  const t = useTranslations("rateReceipt");
  const { data } = useSuspenseQuery(rateQuery);
  const receipt = receiptOfNow(data.data, cny);
  return (
    <main id="content">
      <PageHeader title={t("now")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1 pb-6">
        <Card as="section">
          <p className="mb-3 text-md font-[650] tabular-nums">
            {formatAmount(cny, "CNY")} = {formatAmount(receipt.amount, receipt.currency)}
          </p>
          <RateFacts receipt={receipt} />
        </Card>
        <p className="text-pretty text-text-2">
          {t("moves")} {t("freight")}
        </p>
      </div>
    </main>
  );
}
