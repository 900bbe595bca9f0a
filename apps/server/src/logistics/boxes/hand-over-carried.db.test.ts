import { queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { handOverCarried } from "./hand-over-carried.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const statusesOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ status }) => status);
const deliver = async (tid: string, event: "prepare_delivery" | "give_to_carrier" | "hand_over") =>
  valueOf(await logistics.call(moveDelivery, { tid, event }));

/** An order whose parcel waits at the destination for its delivery. */
async function arrived() {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  await deliver(parcel, "prepare_delivery");
  return { ming, tid, parcel };
}

describe("a parcel with its carrier", () => {
  test("without a word for the days that staff set counts as handed over, and its owner is told once [ORD-57] [ORD-63] [ORD-19]", async () => {
    const { ming, tid, parcel } = await arrived();
    await deliver(parcel, "give_to_carrier");
    await setSettings(needs, { carrier_days: 5 });
    clock.pass({ days: 4, hours: 23 });
    await handOverCarried(needs);
    expect(await statusesOf(tid)).toEqual([18]);
    clock.pass({ hours: 1 });
    await handOverCarried(needs);
    await handOverCarried(needs);
    await setSettings(needs, {});
    expect(await statusesOf(tid)).toEqual([12]);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 5, receive_time: clock.now() });
    const shown = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
    expect(shown.transport_state).toBe("received");
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    expect(log.filter(({ biz_code }) => biz_code === orderLogCodes.handed_over)).toMatchObject([
      { actor: "system" },
    ]);
    const told = await db
      .selectFrom("notices")
      .select("id")
      .where("account_id", "=", ming.id)
      .where("kind", "=", "parcel_delivered")
      .execute();
    expect(told).toHaveLength(1);
  });

  test("is left alone while it waits for the carrier, and once it was handed over", async () => {
    const [waiting, done] = [await arrived(), await arrived()];
    await deliver(done.parcel, "give_to_carrier");
    await deliver(done.parcel, "hand_over");
    const { receive_time } = await journey.orderOf(done.tid);
    clock.pass({ days: 60 });
    await handOverCarried(needs);
    expect([await statusesOf(waiting.tid), await statusesOf(done.tid)]).toEqual([[17], [12]]);
    expect(await journey.orderOf(done.tid)).toMatchObject({ receive_time });
  });
});
