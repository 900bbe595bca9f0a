import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { scanDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { useQuery } from "@tanstack/react-query";
import { Table } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useDeliveryColumns } from "./delivery-columns.tsx";
import type { ShippingParcel } from "./open-box.ts";
import { WeighArrival } from "./weigh-arrival.tsx";

type Scanned = OutputOf<typeof scanDelivery>["data"];

interface ScannedDeliveryProps {
  readonly number: string;
  /** The next parcel can be scanned. */
  readonly onWeighed: () => void;
}

/** What a scanned number stands for. A parcel that has come and lies on no scale's record goes onto the scale at once. */
export function ScannedDelivery({ number, onWeighed }: ScannedDeliveryProps) {
  const asked = useQuery({
    ...query(scanDelivery, { number }, { asksLogin: true }),
    gcTime: 0,
    refetchOnMount: "always",
  });
  return (
    <Loaded asked={asked} skeletonRows={2}>
      {({ data }) => <Found number={number} found={data} onWeighed={onWeighed} />}
    </Loaded>
  );
}

interface FoundProps extends ScannedDeliveryProps {
  readonly found: Scanned;
}

function Found({ number, found: { parcels, elsewhere }, onWeighed }: FoundProps) {
  const t = useTranslations("consoleShipping.deliveries.scan");
  const columns = useDeliveryColumns();
  const [isPutOff, setPutOff] = useState(false);
  const toWeigh = isPutOff ? undefined : onlyToWeigh(parcels);
  return (
    <section className="panel" aria-label={t("found", { number })}>
      <p role="status" className="row wrap">
        <ScanWords number={number} found={{ parcels, elsewhere }} />
      </p>
      {parcels.length > 0 && (
        <Table<ShippingParcel>
          rowKey="tid"
          size="small"
          columns={columns}
          dataSource={parcels}
          pagination={false}
        />
      )}
      {toWeigh && (
        <WeighArrival
          key={toWeigh.tid}
          parcel={toWeigh}
          onClose={() => {
            setPutOff(true);
            onWeighed();
          }}
        />
      )}
    </section>
  );
}

/** The parcel that was scanned by itself, while it waits for the scale. */
function onlyToWeigh([parcel, ...others]: readonly ShippingParcel[]): ShippingParcel | undefined {
  const isAwaited = parcel?.transport_state === "arrived_at_destination" && !parcel.arrival;
  return isAwaited && others.length === 0 ? parcel : undefined;
}

/** What nobody knows, and what is known and not here, have words of their own. */
function ScanWords({ number, found }: { readonly number: string; readonly found: Scanned }) {
  const t = useTranslations("consoleShipping.deliveries.scan");
  const words = useTranslations("consoleWords.parcel");
  const { parcels, elsewhere } = found;
  if (parcels.length + elsewhere.length === 0)
    return (
      <Tag tone="danger" icon="warn">
        {t("unknown", { number })}
      </Tag>
    );
  return (
    <>
      {parcels.length > 0 && <b>{t("count", { number, count: parcels.length })}</b>}
      {elsewhere.map(({ tid, transport_state }) => (
        <Tag key={tid} tone="warn" icon="warn">
          {t("elsewhere", { tid, state: words(transport_state) })}
        </Tag>
      ))}
    </>
  );
}
