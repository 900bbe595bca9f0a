import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { useTranslations } from "use-intl";
import { useMeasures } from "../../kit/measures.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useTransportStateName } from "../../kit/transport-state-name.ts";

/** The parcels an order travels in: where each is, what it weighs, and what it looked like. */
export function OrderPackages({ packages }: { readonly packages: Order["packages"] }) {
  const t = useTranslations("consoleOrders");
  const stateName = useTransportStateName();
  const measures = useMeasures();
  if (packages.length === 0) return null;
  return (
    <Panel title={t("packages", { count: packages.length })} isPadded>
      <ul className="lines">
        {packages.map((parcel) => (
          <li key={parcel.tid}>
            <span className="grow">
              <span className="strong">{parcel.express_no}</span>{" "}
              <span className="small-text faint">{parcel.tid}</span>
              <br />
              <span className="small-text muted">{measures(parcel)}</span>
              {parcel.local_express_no !== "" && (
                <span className="small-text muted">
                  {` · ${parcel.local_carrier} ${parcel.local_express_no}`}
                </span>
              )}
            </span>
            <Photos
              photos={parcel.photos}
              alt={t("photo", { express: parcel.express_no, measures: measures(parcel) })}
            />
            <Tag tone="brand">{stateName(parcel.transport_state)}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
