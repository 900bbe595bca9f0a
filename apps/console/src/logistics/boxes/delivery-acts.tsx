import { moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { GiveToCarrier } from "./give-to-carrier.tsx";
import { HandOverPickup } from "./hand-over-pickup.tsx";
import type { ShippingParcel } from "./open-box.ts";
import { WeighArrival } from "./weigh-arrival.tsx";

type Event = "offer_pickup" | "prepare_delivery" | "give_to_carrier" | "hand_over";

/** The last steps of a parcel, by where it is. A carrier's number is asked for in between. [BO-22] */
const eventsOf: Partial<Record<ShippingParcel["transport_state"], readonly Event[]>> = {
  arrived_at_destination: ["offer_pickup", "prepare_delivery"],
  waiting_for_pickup: ["hand_over"],
  delivering: ["give_to_carrier", "hand_over"],
};

export function DeliveryActs({ parcel }: { readonly parcel: ShippingParcel }) {
  const t = useTranslations("consoleShipping.deliveries");
  const confirm = useConfirm();
  const [isGiving, setGiving] = useState(false);
  const [isWeighing, setWeighing] = useState(false);
  const [isPickingUp, setPickingUp] = useState(false);
  const move = useCommand(moveDelivery, {
    told: t("done", { tid: parcel.tid }),
    whenDone: () => setGiving(false),
  });
  const isWithCarrier = parcel.local_express_no !== "";
  const events = (eventsOf[parcel.transport_state] ?? []).filter(
    (event) => event !== "give_to_carrier" || !isWithCarrier,
  );
  const ask = (event: Event) => {
    if (event === "give_to_carrier") return setGiving(true);
    if (parcel.transport_state === "waiting_for_pickup") return setPickingUp(true);
    return confirm({
      title: t(`${event}.title`, { tid: parcel.tid }),
      consequence: t(`${event}.consequence`, { name: parcel.address.consignee }),
      confirm: t(`${event}.act`),
      then: () => move.run({ tid: parcel.tid, event }),
    });
  };
  const weigh = useTranslations("consoleShipping.deliveries.weigh");
  return (
    <span className="row acts">
      {events.length > 0 && (
        <Button
          size="small"
          aria-label={t("actOn", { act: weigh("act"), tid: parcel.tid })}
          onClick={() => setWeighing(true)}
        >
          {weigh("act")}
        </Button>
      )}
      {isWeighing && <WeighArrival parcel={parcel} onClose={() => setWeighing(false)} />}
      {events.map((event) => (
        <Button
          key={event}
          size="small"
          loading={move.isRunning}
          aria-label={t("actOn", { act: t(`${event}.act`), tid: parcel.tid })}
          onClick={() => ask(event)}
        >
          {t(`${event}.act`)}
        </Button>
      ))}
      {isPickingUp && (
        <HandOverPickup
          tid={parcel.tid}
          consignee={parcel.address.consignee}
          onClose={() => setPickingUp(false)}
        />
      )}
      {isGiving && (
        <GiveToCarrier
          parcel={parcel}
          isRunning={move.isRunning}
          onCancel={() => setGiving(false)}
          onGive={(local) => move.run({ tid: parcel.tid, event: "give_to_carrier", ...local })}
        />
      )}
    </span>
  );
}
