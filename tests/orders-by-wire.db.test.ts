import {
  askWirePayLink,
  placeWireOrder,
  previewWireOrder,
} from "@sampan/contract/trade/purchases/staff-wire-orders";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWire1688, openWireApp } from "./support/open-wire-world.ts";
import { setSettings } from "./support/set-settings.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

const wire = await openWire1688({ timeout_ms: 300 });
const world = await openWireApp(wire);
const { buyer, needs, toBuy, shown, watch, goods, num } = world;
const { control } = wire.sandbox;

beforeAll(world.prepare);
beforeEach(async () => {
  world.restartWatch();
  await control("reset");
});

const slip = (kind: string, more: object = {}) => control("1688-slips", { kind, ...more });
const preview = async (oids: readonly string[]) =>
  valueOf(await buyer.call(previewWireOrder, { oids: [...oids] })).data;
async function place({ oids }: { readonly oids: readonly string[] }) {
  const { total } = await preview(oids);
  return buyer.call(placeWireOrder, { oids: [...oids], total });
}
const only = async () => {
  const orders = await wire.book();
  expect(orders).toHaveLength(1);
  return orders[0]!;
};

describe("an order by wire", () => {
  test("stands once, and is recorded as if a buyer had copied its number [BO-10]", async () => {
    const order = await toBuy();
    const seen = await preview(order.oids);
    const { wire: placed, datalist } = valueOf(await place(order));
    const booked = await only();
    expect(placed).toMatchObject({
      state: "placed",
      orders: [{ order_no: booked.order_no, state: "unpaid", total: seen.total, trouble: "" }],
    });
    expect(booked).toMatchObject({ out_order_id: placed.number, total: seen.total, pieces: num });
    expect(booked.receiver).toMatchObject({
      fullName: `三板 ${order.customer.uid}`,
      mobile: "02036290188",
      provinceText: "广东省",
      areaText: "白云区",
    });
    expect(datalist).toMatchObject([{ status: 4, out_oid: booked.order_no, cost: seen.total }]);
    const again = { oids: order.oids, total: seen.total };
    expect(refusalOf(await buyer.call(placeWireOrder, again))).toBe("item_not_in_state");
    expect(await wire.book()).toHaveLength(1);
  });

  test("is paid at the cashier, and its parcel is expected by itself [BO-12]", async () => {
    const order = await toBuy();
    valueOf(await place(order));
    const { order_no } = await only();
    const { data } = valueOf(await buyer.call(askWirePayLink, { order_no }));
    expect(data.url).toContain(`/1688/cashier/${order_no}`);
    await fetch(data.url, { method: "POST", body: new URLSearchParams({ act: "pay" }) });
    await watch(10);
    expect((await shown(order.tid))?.wire?.orders).toMatchObject([{ state: "paid" }]);
    await control("1688-acts", { order_no, act: "send_part" });
    await watch(60);
    const first = Math.ceil(num / 2);
    expect((await shown(order.tid))?.items).toMatchObject([
      { status: 20, shipments: [{ carrier: "圆通速递(YTO)", num: first }] },
    ]);
    await control("1688-acts", { order_no, act: "send" });
    await watch(60);
    const [{ express_numbers }] = [await only()];
    const shipped = await world.db
      .selectFrom("item_shipments as shipment")
      .innerJoin("order_items as item", "item.id", "shipment.item_id")
      .select(["shipment.express_no", "shipment.num", "item.status"])
      .where("item.oid", "in", order.oids)
      .orderBy("shipment.id")
      .execute();
    expect(shipped).toEqual([
      { express_no: express_numbers[0], num: first, status: 5 },
      { express_no: express_numbers[1], num: num - first, status: 5 },
    ]);
    // Asked again, nothing comes to it.
    await watch(360);
    expect(
      await world.db
        .selectFrom("wire_purchases")
        .select(["state", "trouble"])
        .where("order_no", "=", order_no)
        .execute(),
    ).toEqual([{ state: "sent", trouble: "" }]);
  });

  test("of what they split is several, and together it is what was seen", async () => {
    const order = await toBuy();
    await slip("split");
    const seen = await preview(order.oids);
    const { wire: placed } = valueOf(
      await buyer.call(placeWireOrder, { oids: order.oids, total: seen.total }),
    );
    expect(seen.parts).toBe(2);
    expect(placed.orders).toHaveLength(2);
    const [item] = (await shown(order.tid))?.items ?? [];
    expect(item).toMatchObject({ status: 4, cost: seen.total });
    expect(item?.out_oid.split(" ").toSorted()).toEqual(
      placed.orders.map(({ order_no }) => order_no).toSorted(),
    );
  });
});

describe("an order that was not answered", () => {
  test.each([
    ["lost", "answer_lost"],
    ["late", "answer_late"],
  ])("since the answer was %s stands once, and is found by our number", async (_, kind) => {
    const order = await toBuy();
    const { oids } = order;
    const { total } = await preview(oids);
    await slip(kind, { delay_ms: 500 });
    const placed = valueOf(await buyer.call(placeWireOrder, { oids, total }));
    expect(placed.wire.state).toBe("unclear");
    // Until it is known, nobody does anything else with the goods.
    const by_hand = { oids, out_oid: "22500001" };
    expect(refusalOf(await buyer.call(recordPurchase, by_hand))).toBe("wire_order_open");
    const again = await buyer.call(placeWireOrder, { oids, total });
    expect(refusalOf(again)).toBe("wire_order_open");
    const dearer = { oid: oids[0]!, price: 9_999_999 };
    expect(refusalOf(await buyer.call(enterPriceChange, dearer))).toBe("wire_order_open");
    await watch(1);
    await expectBought(order, total);
  });

  test("by a yes stands once, though the answer calls it a failure", async () => {
    const order = await toBuy();
    const { total } = await preview(order.oids);
    await slip("called_failed");
    const placed = valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
    expect(placed.wire.state).toBe("placed");
    await expectBought(order, total);
  });

  async function expectBought({ tid }: { readonly tid: string }, cost: number) {
    const { order_no } = await only();
    expect(await shown(tid)).toMatchObject({
      stage: "awaiting_seller",
      wire: { state: "placed" },
      items: [{ status: 4, out_oid: order_no, cost }],
    });
  }

  test("and never stood is missing after a while; its goods are ordered anew, after a look", async () => {
    const order = await toBuy();
    const { total } = await preview(order.oids);
    // The call itself was lost: nothing stands.
    await control("faults", { upstream: "1688", kind: "reset", times: 9 });
    const lost = await buyer.call(placeWireOrder, { oids: order.oids, total });
    expect(refusalOf(lost)).toBe("platform_unavailable");
    await control("reset");
    await slip("created_late", { delay_ms: 60_000 });
    const unheard = valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
    expect(unheard.wire.state).toBe("unclear");
    await watch(1);
    expect((await shown(order.tid))?.wire?.state).toBe("unclear");
    await watch(15);
    expect((await shown(order.tid))?.wire?.state).toBe("missing");
    const anew = valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
    expect(anew.wire.state).toBe("placed");
    expect(await only()).toMatchObject({ out_order_id: anew.wire.number });
  });

  test("and comes to stand late is taken over instead of a second one", async () => {
    const order = await toBuy();
    const { total } = await preview(order.oids);
    await slip("created_late", { delay_ms: 700 });
    const { number } = valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total })).wire;
    await watch(16);
    await expect.poll(async () => (await wire.book()).length).toBe(1);
    const anew = valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
    expect(anew.wire).toMatchObject({ state: "placed", number });
    expect(await only()).toMatchObject({ out_order_id: number });
  });

  test("and comes to stand once its goods were bought by hand is stray, for somebody to cancel it there", async () => {
    const order = await toBuy();
    const { total } = await preview(order.oids);
    await slip("created_late", { delay_ms: 700 });
    valueOf(await buyer.call(placeWireOrder, { oids: order.oids, total }));
    await watch(16);
    valueOf(await buyer.call(recordPurchase, { oids: order.oids, out_oid: "22500002" }));
    await expect.poll(async () => (await wire.book()).length).toBe(1);
    await watch(60);
    expect(await shown(order.tid)).toMatchObject({
      wire: { state: "stray", orders: [{ trouble: "stray" }] },
      items: [{ out_oid: "22500002" }],
    });
  });
});

describe("goods are not ordered by wire", () => {
  const preview_ = async (oids: readonly string[]) =>
    refusalOf(await buyer.call(previewWireOrder, { oids: [...oids] }));

  test("while the house has it switched off, and the desk says so", async () => {
    const order = await toBuy();
    expect((await shown(order.tid))?.takes_wire).toBe(true);
    await setSettings(needs, {});
    expect(await preview_(order.oids)).toBe("wire_order_off");
    expect((await shown(order.tid))?.takes_wire).toBe(false);
    await setSettings(needs, { purchase_by_wire: "guangzhou" });
  });

  test("where the warehouse's address leaves a part open", async () => {
    const order = await toBuy();
    await setSettings(needs, {
      purchase_by_wire: "shenzhen",
      warehouse_address_shenzhen: "凤塘大道 76 号",
    });
    expect(await preview_(order.oids)).toBe("wire_receiver_unclear");
    await setSettings(needs, { purchase_by_wire: "guangzhou" });
  });

  test("of two orders together, nor of a choice whose number we do not know", async () => {
    const [one, two] = [await toBuy(), await toBuy()];
    expect(await preview_([...one.oids, ...two.oids])).toBe("wire_order_elsewhere");
    expect(await preview_(["none"])).toBe("order_unknown");
    const skus = world.db.updateTable("skus").where("thid_spec_id", "<>", "");
    const [{ thid_spec_id }] = [
      await world.db
        .selectFrom("skus")
        .select("thid_spec_id")
        .where("thid_spec_id", "<>", "")
        .executeTakeFirstOrThrow(),
    ];
    await skus.set({ thid_spec_id: "" }).execute();
    expect(await preview_(one.oids)).toBe("wire_choice_missing");
    await world.db
      .updateTable("skus")
      .set({ thid_spec_id })
      .where("thid_sku_id", "<>", "")
      .execute();
  });

  test("when the seller has none left, has no trade mode for them, or asks more", async () => {
    const { oids } = await toBuy();
    await control("products", { thid: goods.thid, sold_out: true });
    expect(await preview_(oids)).toBe("wire_sold_out");
    await control("reset");
    await slip("no_trade_mode");
    expect(await preview_(oids)).toBe("wire_no_trade_mode");
    await control("products", { thid: goods.thid, price_percent: 110 });
    expect(await preview_(oids)).toBe("wire_price_risen");
    await control("products", { thid: goods.thid, taken_down: true });
    expect(await preview_(oids)).toBe("wire_no_trade_mode");
    expect(await wire.book()).toEqual([]);
  });

  test("when they became dearer than what the buyer saw", async () => {
    const { oids, tid } = await toBuy();
    const { total } = await preview(oids);
    await control("products", { thid: goods.thid, price_percent: 101 });
    expect(refusalOf(await buyer.call(placeWireOrder, { oids, total }))).toBe("wire_total_changed");
    expect(await wire.book()).toEqual([]);
    expect(await shown(tid)).toMatchObject({ stage: "to_buy", wire: { state: "refused" } });
  });

  test("by anybody without the right", async () => {
    const { oids } = await toBuy();
    const other = await world.staff("warehouse");
    expect(refusalOf(await other.call(previewWireOrder, { oids }))).toBe("right_missing");
  });
});
