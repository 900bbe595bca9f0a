import { moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { GiveToCarrier } from "./give-to-carrier.tsx";
import type { ShippingParcel } from "./open-box.ts";

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
    return confirm({
      title: t(`${event}.title`, { tid: parcel.tid }),
      consequence: t(`${event}.consequence`, { name: parcel.address.consignee }),
      confirm: t(`${event}.act`),
      then: () => move.run({ tid: parcel.tid, event }),
    });
  };
  return (
    <span className="row acts">
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
