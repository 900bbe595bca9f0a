import type { OutputOf } from "@sampan/contract/kernel/call";
import type { createBox, moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
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
