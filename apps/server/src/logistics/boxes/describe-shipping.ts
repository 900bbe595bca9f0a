import type { OutputOf } from "@sampan/contract/kernel/call";
import type { createBox, moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import { sayCourier } from "../../trade/orders/say-courier.ts";
import type { StoredBox } from "./box-queries.ts";
import type { StoredShippingParcel } from "./shipping-queries.ts";

type Box = OutputOf<typeof createBox>["data"];
type ShippingParcel = OutputOf<typeof moveDelivery>["data"];

export const describeBox = (box: StoredBox, region: Region): Box => ({
  ...box,
  cdate: formatWireTime(box.created_at, region),
  dispatched_at: box.dispatched_at && formatWireTime(box.dispatched_at, region),
  arrived_at: box.arrived_at && formatWireTime(box.arrived_at, region),
});

export const describeParcel = ({
  billing,
  address,
  ...parcel
}: StoredShippingParcel): ShippingParcel => ({
  ...parcel,
  paid: billing === 4,
  address: { ...address, area: [...address.area] },
});

/** Who reads a desk, and how it is said to them. */
export type DeskReader = Parameters<typeof sayCourier>[1];

/** At the destination, with who brings it on as its reader calls them. */
export function describeDelivery(
  parcel: StoredShippingParcel,
  { language, say }: DeskReader,
): ShippingParcel {
  const told = describeParcel(parcel);
  return { ...told, local_carrier: sayCourier(told.local_carrier, { language, say }) };
}
