import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Order, Stage } from "@sampan/contract/trade/orders/order-shapes";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Timeline } from "@sampan/ui/timeline";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { wordStage, type StageNames } from "./order-stages.ts";
import { ParcelEvidence } from "./parcel-evidence.tsx";

/** One line from the seller to the door, its evidence where it belongs. [PKG-23] */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const names = useStageNames(order);
  return (
    <Card as="section">
      <Timeline
        label={t("way")}
        steps={order.timeline.map((stop) => ({
          ...wordStage(t, stop, order, names),
          evidence: evidenceOf(stop, order),
        }))}
      />
    </Card>
  );
}

function evidenceOf({ stage, state }: Stage, order: Order): ReactNode {
  if (stage === "seller_shipped" && state !== "ahead") return <SellerParcels order={order} />;
  if (stage === "warehouse" && order.packages.length > 0)
    return order.packages.map((parcel) => <ParcelEvidence key={parcel.tid} parcel={parcel} />);
  return undefined;
}

/** What the sellers sent, by the carriers' numbers; a parcel with several lines is told once. */
function SellerParcels({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const parcels = new Map(
    order.items.flatMap(({ express }) =>
      express.map(({ express_no, carrier }) => [express_no, carrier] as const),
    ),
  );
  if (parcels.size === 0) return null;
  return (
    <ul className="w-full text-xs text-text-3 tabular-nums">
      {[...parcels].map(([number, carrier]) => (
        <li key={number} lang={originalLanguage}>
          {t("express", { carrier, number })}
        </li>
      ))}
    </ul>
  );
}

function useStageNames(order: Order): StageNames {
  const t = useTranslations("settlement.transports");
  const language = useLocale();
  const { options } = useConfiguration();
  const [parcel] = order.packages;
  const warehouse = options.warehouses.find(({ id }) => id === parcel?.warehouse);
  const carrier = options.carriers.find(({ id }) => id === order.express);
  return {
    warehouse: warehouse ? wordsIn(language, warehouse.name).text : "",
    transport: isTransportId(order.transport) ? t(transportNames[order.transport]) : "",
    carrier: carrier && carrier.id !== 1 ? wordsIn(language, carrier.name).text : "",
  };
}
