import { Button } from "@sampan/ui/button";
import { Sheet } from "@sampan/ui/sheet";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { faultWords } from "../../shell/fault-words.ts";
import { rateQuery } from "../../sums/use-rate.ts";
import { RateFacts } from "./rate-facts.tsx";
import { receiptOfNow } from "./receipt-of-now.ts";

interface RateNowSheetProps {
  readonly open: boolean;
  readonly quoted: string;
  readonly onClose: () => void;
}

const yuan = 100_00;

/** The rate that holds while somebody pays, for a hundred yuan; where the market has moved since, that the quoted one stays. */
export function RateNowSheet({ open, quoted, onClose }: RateNowSheetProps) {
  const t = useTranslations("rateReceipt");
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const rate = useQuery({ ...rateQuery, staleTime: 0 });
  return (
    <Sheet open={open} onClose={onClose} title={t("now")} closeLabel={words("close")}>
      <div className="stack">
        {rate.isPending && (
          <LoadingRegion label={words("loading")}>
            <Skeleton className="h-40" />
          </LoadingRegion>
        )}
        {rate.isError && (
          <ErrorState
            title={words("fault.title")}
            body={faultWords(speech.say, rate.error)}
            action={<Button onClick={() => void rate.refetch()}>{words("retry")}</Button>}
          />
        )}
        {rate.data && (
          <>
            <RateFacts receipt={receiptOfNow(rate.data.data, yuan)} />
            <p className="text-xs text-text-2">
              {rate.data.data.rate === quoted ? t("moves") : t("moved", { rate: quoted })}
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}
