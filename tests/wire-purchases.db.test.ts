import {
  cancelWirePurchase,
  listWirePurchases,
  readWireTrace,
} from "@sampan/contract/trade/purchases/staff-wire-purchases";
import {
  placeWireOrder,
  previewWireOrder,
} from "@sampan/contract/trade/purchases/staff-wire-orders";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWire1688, openWireApp } from "./support/open-wire-world.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

const wire = await openWire1688({ timeout_ms: 300 });
const world = await openWireApp(wire);
const { buyer, toBuy, watch, db } = world;
const { control } = wire.sandbox;

beforeAll(world.prepare);
beforeEach(async () => {
  world.restartWatch();
  await control("reset");
});

const listed = async (view: "needless" | "under_way" | "all") =>
  valueOf(await buyer.call(listWirePurchases, { view, page_size: 100 })).datalist;
const rowOf = async (order_no: string) =>
  (await listed("all")).find((one) => one.order_no === order_no);
const cancel = (order_no: string) => buyer.call(cancelWirePurchase, { order_no });
const slip = (kind: string, more: object = {}) => control("1688-slips", { kind, ...more });
/** 1688 closes nothing in its first ten seconds. */
const settle = (order_no: string) => control("1688-age", { order_no, by_s: 60 });

async function placed() {
  const order = await toBuy();
  const { total } = valueOf(await buyer.call(previewWireOrder, { oids: order.oids })).data;
  const { wire: made } = valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
  const order_no = made.orders[0]?.order_no ?? "";
  return { ...order, order_no };
}

/** What stands at 1688 while its goods were bought otherwise. */
async function strayed() {
  const order = await toBuy();
  const { total } = valueOf(await buyer.call(previewWireOrder, { oids: order.oids })).data;
  await slip("created_late", { delay_ms: 700 });
  valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
  await watch(16);
  valueOf(await buyer.call(recordPurchase, { oids: order.oids, out_oid: `by-hand-${order.tid}` }));
  await expect.poll(async () => (await wire.book()).length).toBe(1);
  await watch(60);
  return (await wire.book())[0]!.order_no;
}

const statusAt1688 = async (order_no: string) =>
  (await wire.book()).find((one) => one.order_no === order_no)?.status;

/** Their customer has the money back: nobody waits for the goods. */
const comeBack = (oids: readonly string[]) =>
  db
    .updateTable("order_items")
    .set({ status: 15 })
    .where("oid", "in", [...oids])
    .execute();

describe("an order at the marketplace that nobody needs", () => {
  test("is on a list of its own until it is cancelled there with one button", async () => {
    const order_no = await strayed();
    const finance = await world.staff("finance");
    const { data } = valueOf(await finance.call(getDashboard, {}));
    expect(data.queues.needless.count).toBeGreaterThan(0);
    expect((await listed("needless")).map((one) => one.order_no)).toContain(order_no);
    await settle(order_no);
    expect(valueOf(await cancel(order_no)).data.state).toBe("closed");
    expect(await statusAt1688(order_no)).toBe("cancel");
    expect((await listed("needless")).map((one) => one.order_no)).not.toContain(order_no);
    expect(await rowOf(order_no)).toMatchObject({ state: "closed", is_needed: false });
    // Once more changes nothing, and asks nobody.
    expect(valueOf(await cancel(order_no)).data.state).toBe("closed");
  });

  test("is closed here, too, when the answer to the cancelling failed and it is closed there", async () => {
    const { order_no, oids } = await placed();
    await comeBack(oids);
    await settle(order_no);
    await slip("cancel_lost");
    expect(valueOf(await cancel(order_no)).data.state).toBe("closed");
    expect(await rowOf(order_no)).toMatchObject({ state: "closed" });
  });

  test("and that was paid meanwhile is not called cancelled, nor one that is too young", async () => {
    const { order_no, oids } = await placed();
    await comeBack(oids);
    expect(refusalOf(await cancel(order_no))).toBe("wire_cancel_too_soon");
    await control("1688-acts", { order_no, act: "pay" });
    await settle(order_no);
    expect(refusalOf(await cancel(order_no))).toBe("wire_order_paid");
    expect(await statusAt1688(order_no)).toBe("waitsellersend");
    expect((await listed("needless")).map((one) => one.order_no)).toContain(order_no);
  });

  test("is no trouble once the seller closed it by himself", async () => {
    const { order_no, oids, tid } = await placed();
    const kept = await placed();
    await comeBack(oids);
    for (const each of [order_no, kept.order_no])
      await control("1688-acts", { order_no: each, act: "close" });
    await watch(10);
    const troubles = await db
      .selectFrom("wire_purchases")
      .select(["order_no", "trouble"])
      .where("order_no", "in", [order_no, kept.order_no])
      .orderBy("id")
      .execute();
    expect(troubles.map(({ trouble }) => trouble)).toEqual(["", "closed"]);
    expect(tid).not.toBe(kept.tid);
  });
});

test("an order whose goods are bought by it is not cancelled, nor one that is none of ours", async () => {
  const { order_no } = await placed();
  await settle(order_no);
  expect(refusalOf(await cancel(order_no))).toBe("wire_order_needed");
  expect(await statusAt1688(order_no)).toBe("waitbuyerpay");
  expect(refusalOf(await cancel("58218860983545941"))).toBe("wire_order_unknown");
  expect((await listed("under_way")).map((one) => one.order_no)).toContain(order_no);
  const warehouse = await world.staff("warehouse");
  expect(refusalOf(await warehouse.call(cancelWirePurchase, { order_no }))).toBe("right_missing");
});

test("the way of its parcels is what the courier scanned, in the order of time", async () => {
  const { order_no } = await placed();
  expect(valueOf(await buyer.call(readWireTrace, { order_no })).datalist).toEqual([]);
  await control("1688-acts", { order_no, act: "pay" });
  await control("1688-acts", { order_no, act: "send" });
  await control("1688-age", { order_no, by_s: 5 * 3600 });
  const { datalist } = valueOf(await buyer.call(readWireTrace, { order_no }));
  const express_no = (await wire.book())[0]!.express_numbers[0];
  expect(datalist).toMatchObject([{ express_no, steps: [{}, {}] }]);
  expect(datalist[0]?.steps[0]?.words).toContain("已收取快件");
  expect(refusalOf(await buyer.call(readWireTrace, { order_no: "1" }))).toBe("wire_order_unknown");
  await control("faults", { upstream: "1688", kind: "reset", times: 9 });
  expect(refusalOf(await buyer.call(readWireTrace, { order_no }))).toBe("platform_unavailable");
});
