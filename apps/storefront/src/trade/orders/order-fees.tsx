import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { Instalments } from "../../sums/instalments.tsx";
import { piecesOf } from "./amount-of-card.ts";

/** What it costs to the door, each amount with its reason. [ORD-07] [ORD-76] */
export function OrderFees({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const sumWords = useTranslations("sums");
  const language = useLocale();
  const { options } = useConfiguration();
  const { sums } = order;
  const isOnce = order.pay_mode === "once";
  const carrier = options.carriers.find(({ id }) => id === order.express);
  const freight = order.charges.find(({ kind }) => kind === "international_freight");
  return (
    <Card as="section">
      <h2 className="mb-2 font-[650]">{t("fees")}</h2>
      <Instalments
        sums={sums}
        isOnce={isOnce}
        labels={{
          first: t(isOnce ? "only" : "first"),
          second: t(sums.is_second_estimate ? "secondEstimate" : "second"),
        }}
        context={{
          currency: sums.currency,
          pieces: piecesOf(order),
          insurance: order.insurance,
          transport: order.transport,
          carrier: carrier && carrier.id !== 1 ? wordsIn(language, carrier.name).text : undefined,
        }}
        originals={freight && { international_freight: freight.original_amount }}
      />
      <div className="mt-4">
        <SumList>
          <SumTotal
            label={sumWords(sums.is_second_estimate ? "toTheDoor" : "toTheDoorBilled")}
            cents={sums.door_total}
            currency={sums.currency}
          />
        </SumList>
      </div>
    </Card>
  );
}
