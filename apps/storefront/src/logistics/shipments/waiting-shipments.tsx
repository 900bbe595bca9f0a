import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { isTransportId, transportNames } from "@sampan/domain/goods/shippability/transports";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useHoldShipment } from "./use-hold-shipment.ts";

type WaitingShipment = OutputOf<typeof queryShipments>["datalist"][number];

/**
 * What lies complete in a warehouse while more of its owner's is being bought for the same way: it goes on unless
 * they want it to wait. Nothing is shown where there is nothing to choose.
 */
export function WaitingShipments() {
  const { data } = useQuery(query(queryShipments, {}, {}));
  const waiting = data?.datalist.filter(({ awaited_tids }) => awaited_tids.length > 0) ?? [];
  if (waiting.length === 0) return null;
  return (
    <div className="row-grid stack">
      {waiting.map((shipment) => (
        <WaitingShipmentCard key={shipment.order_tids[0]} shipment={shipment} />
      ))}
    </div>
  );
}

function WaitingShipmentCard({ shipment }: { readonly shipment: WaitingShipment }) {
  const t = useTranslations("parcels.together");
  const { hold, isBusy } = useHoldShipment();
  const language = useLocale();
  const { options } = useConfiguration();
  const { order_tids, parcel_tids, transport, weight_g, awaited_tids, is_held } = shipment;
  const place = options.warehouses.find(({ id }) => id === shipment.warehouse);
  const [tid = ""] = order_tids;
  const count = parcel_tids.length;
  const title = isTransportId(transport)
    ? t(`title.${transportNames[transport]}`, { count })
    : t("title.land", { count });
  return (
    <Card as="section" aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <p className="mb-2 text-xs text-text-2 tabular-nums">
        {t("facts", {
          warehouse: place ? wordsIn(language, place.name).text : "",
          weight: formatKilograms(weight_g),
          count: awaited_tids.length,
        })}
      </p>
      <Checkbox
        checked={is_held}
        disabled={isBusy}
        onChange={({ target }) => hold({ tid, hold: target.checked })}
      >
        {t("wait")}
        <span className="block text-xs text-text-2">{t(is_held ? "held" : "hint")}</span>
      </Checkbox>
    </Card>
  );
}
