import { uploadHandOverProof } from "@sampan/contract/kernel/uploads";
import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import sharp from "sharp";
import type { TestCaller } from "./test-caller.ts";
import { type openJourney, type OrderWish, pay, type TestCustomer } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

type Journey = Awaited<ReturnType<typeof openJourney>>;

type Order = NonNullable<OrderWish["order"]>;

/** A paid order whose parcel has left in a box. */
export async function departed(
  { paid, billed, logistics }: Journey,
  customer: TestCustomer,
  order: Order = { transport: 12 },
  num?: number,
): Promise<{ readonly tid: string; readonly parcel: string; readonly box: string }> {
  const tid = await paid(customer, num === undefined ? { order } : { order, num });
  const { parcel } = await billed(tid);
  valueOf(await pay(customer, tid));
  const wish = { warehouse: "guangzhou", region: customer.region, transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  return { tid, parcel, box: number };
}

/** A paid order whose parcel has arrived and waits to be picked up. */
export async function offeredForPickup(
  journey: Journey,
  customer: TestCustomer,
  order: Order = { transport: 12 },
  num?: number,
): Promise<{ readonly tid: string; readonly parcel: string }> {
  const { tid, parcel, box } = await departed(journey, customer, order, num);
  await arrive(journey, box);
  valueOf(await journey.logistics.call(moveDelivery, { tid: parcel, event: "offer_pickup" }));
  return { tid, parcel };
}

/** A box that left comes through customs and is there. */
export async function arrive({ logistics }: Journey, number: string): Promise<void> {
  for (const event of ["enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
}

/** What the owner sees of the pick-up of a parcel. */
export async function pickupOf(customer: TestCustomer, tid: string) {
  const { pickup, hand_over } = valueOf(await customer.call(getPackageDetail, { tid })).data;
  return { pickup, hand_over };
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");

/** A picture as a desk stores it; answers its address. */
export async function storeHandOver(desk: TestCaller): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(bytes)]);
  return valueOf(await desk.call(uploadHandOverProof, { file })).data.url;
}
