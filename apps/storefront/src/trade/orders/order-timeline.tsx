import type { Order, Stage } from "@sampan/contract/trade/orders/order-shapes";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Timeline } from "@sampan/ui/timeline";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { isOnBehalf } from "./is-on-behalf.ts";
import { wordStage, type StageNames } from "./order-stages.ts";
import { waitsForGoodsBalanceDue } from "./waits-for-goods.ts";
import { ParcelEvidence } from "./parcel-evidence.tsx";

/** One line from the seller to the door, its evidence where it belongs. [PKG-23] */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const onBehalf = useTranslations("onBehalf");
  const names = useStageNames(order);
  const titleOf = useTitleOnBehalf(order);
  // A difference in goods is no freight.
  const asked = waitsForGoodsBalanceDue(order) ? { ...order, due: null } : order;
  return (
    <Card as="section">
      <Timeline
        label={isOnBehalf(order) ? onBehalf("way") : t("way")}
        steps={order.timeline.map((stop) => ({
          ...wordStage(t, stop, asked, names),
          ...titleOf(stop),
          evidence: evidenceOf(stop, order),
        }))}
      />
    </Card>
  );
}

/** What is paid for somebody is handed over to nobody: its last stops have words of their own. */
function useTitleOnBehalf(order: Order): (stop: Stage) => { readonly title?: string } {
  const t = useTranslations("onBehalf.stages");
  if (!isOnBehalf(order)) return () => ({});
  return ({ stage, state }) => {
    if (stage === "first_paid" && state !== "done") return { title: t("first_paid") };
    if (stage !== "completed") return {};
    return { title: t(`completed.${state === "done" ? "done" : "ahead"}`) };
  };
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
        <li key={number}>{t("express", { carrier, number })}</li>
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
