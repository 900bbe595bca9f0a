import type { Order, Sums } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { Instalments } from "../../sums/instalments.tsx";
import { EstimateOrigin } from "../door-price/estimate-origin.tsx";
import { piecesOf } from "./amount-of-card.ts";
import { isConsignment, isOnBehalf } from "./is-on-behalf.ts";
import { readExtension } from "./read-extension.ts";

/** What it costs to the door, each amount with its reason, and what the freight abroad was before. [ORD-07] [ORD-75] [ORD-76] */
export function OrderFees({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const sumWords = useTranslations("sums");
  const language = useLocale();
  const { options } = useConfiguration();
  const { sums } = order;
  const onBehalf = useTranslations("onBehalf");
  const isOnce = order.pay_mode === "once";
  const goesNowhere = isOnBehalf(order);
  const carrier = options.carriers.find(({ id }) => id === order.express);
  const { freight } = readExtension(order);
  return (
    <Card as="section">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-[650]">{t("fees")}</h2>
        {!goesNowhere && !isConsignment(order) && <EstimateOrigin tid={order.tid} />}
      </div>
      <Instalments
        sums={goesNowhere ? withoutFreight(sums) : sums}
        isOnce={isOnce}
        labels={{
          first: t(isOnce ? "only" : "first"),
          second: t(sums.is_second_estimate ? "secondEstimate" : "second"),
        }}
        context={{
          currency: sums.currency,
          pieces: piecesOf(order),
          inPlaceOfGoods: goesNowhere ? onBehalf("request") : undefined,
          insurance: order.insurance,
          transport: order.transport,
          carrier: carrier && carrier.id !== 1 ? wordsIn(language, carrier.name).text : undefined,
        }}
        originals={{ international_freight: freight.original }}
      />
      {freight.discount > 0 && (
        <p className="mt-2 text-xs text-ok tabular-nums">
          {t("freightReduced", {
            original: formatAmount(freight.original, order.currency),
            discount: formatAmount(freight.discount, order.currency),
          })}
        </p>
      )}
      {!goesNowhere && (
        <div className="mt-4">
          <SumList>
            <SumTotal
              label={sumWords(sums.is_second_estimate ? "toTheDoor" : "toTheDoorBilled")}
              cents={sums.door_total}
              currency={sums.currency}
            />
          </SumList>
        </div>
      )}
    </Card>
  );
}

/** No seller sends anything: a freight of nothing says nothing. */
const withoutFreight = (sums: Sums): Sums => ({
  ...sums,
  rows: sums.rows.filter(({ key, amount }) => key !== "mainland_freight" || amount !== 0),
});
