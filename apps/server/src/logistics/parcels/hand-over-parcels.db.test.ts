import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { fund, pay } from "../../../../../tests/support/test-journey.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { handOverCarried } from "../boxes/hand-over-carried.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const { journey, stored, wishOf, merge, pack, post } = await openMerging(world);
const { logistics, reviewer } = journey;

/** Loaded, arrived, and given to its carrier. */
async function toCarrier(parcel: string, transport: number): Promise<void> {
  const wish = { warehouse: "guangzhou", region: "TW", transport } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  for (const event of ["prepare_delivery", "give_to_carrier"] as const)
    valueOf(await logistics.call(moveDelivery, { tid: parcel, event }));
}

/** An order of two lines in one parcel, which is with its carrier. */
async function carried() {
  const ming = await customer();
  const goods = [await insertProduct(db, clock.now()), await insertProduct(db, clock.now())];
  const lines = goods.map(({ item_id }) => ({ item_id, num: 1 }));
  const tid = await placeOrder(ming, lines, { transport: 12 });
  valueOf(await reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  await toCarrier(parcel, 12);
  return { ming, tid, parcel };
}

test("a parcel has reached its owner once they have what is left of it, a line of it refunded before [API-81] [ORD-21]", async () => {
  const { ming, tid, parcel } = await carried();
  const [refunded] = await journey.itemsOf(tid);
  await db
    .updateTable("order_items")
    .set({ status: 15 })
    .where("id", "=", refunded?.id ?? 0)
    .execute();
  valueOf(await ming.call(confirmReceipt, { tid }));
  const { data } = valueOf(await ming.call(getPackageDetail, { tid: parcel }));
  expect(data.transport_state).toBe("received");
});

test("of a box of two orders, one of them confirmed, the carrier's silence hands over the other alone [ORD-63]", async () => {
  const ming = await customer();
  const orders = [await stored(ming), await stored(ming)];
  const parcels = orders.map((order) => order.parcel);
  const { tid: parcel } = valueOf(await merge(ming, await wishOf(ming, parcels))).data;
  valueOf(await pack(parcel));
  const [first = "", second = ""] = orders.map(({ tid }) => tid);
  valueOf(await post(first));
  valueOf(await pay(ming, parcel));
  await toCarrier(parcel, 9);
  valueOf(await ming.call(confirmReceipt, { tid: first }));
  clock.pass({ days: 60 });
  await handOverCarried(needs);
  const logOf = async (tid: string) => {
    const rows = await db
      .selectFrom("trade_logs")
      .innerJoin("orders", "orders.id", "trade_logs.order_id")
      .select("biz_code")
      .where("orders.tid", "=", tid)
      .execute();
    return rows.map(({ biz_code }) => biz_code);
  };
  expect(await logOf(first)).not.toContain(orderLogCodes.handed_over);
  expect(await logOf(second)).toContain(orderLogCodes.handed_over);
});
