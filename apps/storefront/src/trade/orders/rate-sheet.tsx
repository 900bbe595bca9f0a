import { query } from "@sampan/client/query";
import { queryRateReceipt, type RateReceipt } from "@sampan/contract/trade/orders/rate-receipt";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { formatMinute } from "@sampan/ui/format/dates";
import { Sheet } from "@sampan/ui/sheet";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { RateFacts } from "../../money/rates/rate-facts.tsx";
import { faultWords } from "../../shell/fault-words.ts";

interface RateSheetProps {
  readonly open: boolean;
  readonly tid: string;
  readonly onClose: () => void;
}

/** Of an order that was paid: the middle of the market, our margin and what it came to, whose word it was and when. [MONEY-12] */
export function RateSheet({ open, tid, onClose }: RateSheetProps) {
  const t = useTranslations("rateReceipt");
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const receipt = useQuery(query(queryRateReceipt, { tid }, { asksLogin: true }));
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <div className="stack">
        {receipt.isPending && (
          <LoadingRegion label={words("loading")}>
            <Skeleton className="h-40" />
          </LoadingRegion>
        )}
        {receipt.isError && (
          <ErrorState
            title={words("fault.title")}
            body={faultWords(speech.say, receipt.error)}
            action={<Button onClick={() => void receipt.refetch()}>{words("retry")}</Button>}
          />
        )}
        {receipt.data?.data && <PaidAt receipt={receipt.data.data} />}
        {receipt.data && (
          <p className="text-xs text-text-2">
            {t("lock")} {t("freight")}
          </p>
        )}
      </div>
    </Sheet>
  );
}

function PaidAt({ receipt }: { readonly receipt: RateReceipt }) {
  const t = useTranslations("rateReceipt");
  const { paid_at, cny } = receipt;
  return (
    <>
      <p className="mb-2 text-xs text-text-2 tabular-nums">
        {t("paid", { amount: formatAmount(cny, "CNY"), time: formatMinute(paid_at) })}
      </p>
      <RateFacts receipt={receipt} />
    </>
  );
}
