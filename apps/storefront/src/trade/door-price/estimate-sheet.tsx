import { query } from "@sampan/client/query";
import {
  queryOrderEstimate,
  type OrderEstimate,
} from "@sampan/contract/trade/estimates/order-estimate";
import { Button } from "@sampan/ui/button";
import { formatMinute } from "@sampan/ui/format/dates";
import { Sheet } from "@sampan/ui/sheet";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { faultWords } from "../../shell/fault-words.ts";
import { ComparedRow } from "./compared-row.tsx";
import { useSpan } from "./use-span.ts";

interface EstimateSheetProps {
  readonly open: boolean;
  readonly tid: string;
  readonly onClose: () => void;
}

/** What an order was said to come to at the door, what it came to, and the reason of each difference. */
export function EstimateSheet({ open, tid, onClose }: EstimateSheetProps) {
  const t = useTranslations("orderEstimate");
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const asked = useQuery(query(queryOrderEstimate, { tid }, { asksLogin: true }));
  const estimate = asked.data?.data;
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <div className="stack">
        {asked.isPending && (
          <LoadingRegion label={words("loading")}>
            <Skeleton className="h-64" />
          </LoadingRegion>
        )}
        {asked.isError && (
          <ErrorState
            title={words("fault.title")}
            body={faultWords(speech.say, asked.error)}
            action={<Button onClick={() => void asked.refetch()}>{words("retry")}</Button>}
          />
        )}
        {estimate === null && <p className="text-text-2">{t("none")}</p>}
        {estimate && <Compared estimate={estimate} />}
      </div>
    </Sheet>
  );
}

function Compared({ estimate }: { readonly estimate: OrderEstimate }) {
  const t = useTranslations("orderEstimate");
  const { currency, customs, made_at, parts, low, high, real } = estimate;
  return (
    <>
      <p className="text-xs text-text-2 tabular-nums">
        {t("made", { time: formatMinute(made_at) })}
      </p>
      <dl className="stack gap-3">
        {parts.map((part) => (
          <ComparedRow key={part.kind} part={part} currency={currency} />
        ))}
        <ComparedRow
          part={{ kind: "total", low, high, real, refunded: 0, differences: [] }}
          currency={currency}
        />
      </dl>
      {customs.length > 0 && <Customs customs={customs} currency={currency} />}
      <p className="text-xs text-text-3">{t("note")}</p>
    </>
  );
}

function Customs({ customs, currency }: Pick<OrderEstimate, "customs" | "currency">) {
  const t = useTranslations("orderEstimate");
  const door = useTranslations("doorPrice");
  const span = useSpan();
  return (
    <section>
      <h3 className="font-[650]">{t("customsTitle")}</h3>
      <dl className="mt-1 stack gap-1 text-xs text-text-2 tabular-nums">
        {customs.map((part) => (
          <div key={part.kind} className="flex flex-wrap justify-between gap-x-3">
            <dt>{door(`parts.${part.kind}`)}</dt>
            <dd className="ml-auto text-right">{span.money(part, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-xs text-text-3">{t("customs")}</p>
    </section>
  );
}
