import {
  createConsignTrade,
  getConsignment,
} from "@sampan/contract/logistics/consignments/consignments";
import * as calls from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { findExpress, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  measures,
  openJourney,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import {
  expressNumber,
  keepOne,
  storeParcelPhoto,
} from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, customer, clock, needs, staff } = world;
const journey = await openJourney(world);
const { buyer, reviewer } = journey;
const warehouse = await staff("warehouse");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const keep = (change: Parameters<typeof keepOne>[2] = {}) => keepOne(world, warehouse, change);
const listed = async (wish: Partial<Parameters<typeof list>[0]> = {}) =>
  valueOf(await list(wish)).datalist.map(({ id }) => id);
const list = (wish: { tab?: calls.UnclaimedTab; text?: string; warehouse?: "shenzhen" }) =>
  warehouse.call(calls.listUnclaimed, { page_size: 100, ...wish });
const lamp = { name: "台灯", num: 2, value: 88_00 };

/** Bought for somebody, without a number of the seller's. */
async function bought(who: TestCustomer) {
  const tid = await journey.paid(who);
  const [item] = await journey.itemsOf(tid);
  if (!item) throw new Error("the order has no item");
  valueOf(await buyer.call(recordPurchase, { oids: [item.oid], out_oid: `M${item.oid}` }));
  return { tid, oid: item.oid, num: item.num };
}

describe("a parcel under a number that nobody forecast", () => {
  test("is kept with photos and what is written on it, and found by number, label and warehouse [BO-15]", async () => {
    const express_no = expressNumber();
    expect(refusalOf(await warehouse.call(findExpress, { express_no }))).toBe("express_no_unknown");
    const kept = await keep({
      express_no,
      warehouse: "shenzhen",
      label: " 陳小姐 三板 100234 ",
      note: "紙箱微濕",
    });
    expect(kept).toMatchObject({
      express_no,
      shelf: "U-01",
      weight_g: measures.weight_g,
      label: "陳小姐 三板 100234",
      state: "waiting",
      is_late: false,
      acts: ["match"],
    });
    expect(kept.photos).toHaveLength(1);
    expect(valueOf(await warehouse.call(findExpress, { express_no })).data.state).toBe("unclaimed");
    const other = await keep();
    expect(await listed()).toEqual(expect.arrayContaining([kept.id, other.id]));
    expect(await listed({ warehouse: "shenzhen" })).toEqual([kept.id]);
    expect(await listed({ text: "三板 100234" })).toEqual([kept.id]);
    expect(await listed({ text: express_no.slice(3).toLowerCase() })).toEqual([kept.id]);
  });

  test("needs a photo of the warehouse's own, and is kept once; what is awaited or was received is not kept [BO-15]", async () => {
    const photos = [await storeParcelPhoto(world, warehouse.id)];
    const parcel = { express_no: expressNumber(), warehouse: "guangzhou", photos } as const;
    const tried = async (change: Partial<typeof parcel> | { photos: string[] }) =>
      refusalOf(await warehouse.call(calls.keepUnclaimed, { ...parcel, ...change }));
    expect(await tried({ photos: [] })).toBe("unclaimed_photo_needed");
    const theirs = await storeProof(db, { accountId: (await customer()).id, now: clock.now() });
    expect(await tried({ photos: [theirs] })).toBe("file_unknown");
    expect(await tried({})).toBe("accepted");
    expect(await tried({})).toBe("express_no_known");
    const { express_no, oids } = await journey.sentBySeller(await journey.paid(await customer()));
    expect(await tried({ express_no })).toBe("unclaimed_forecast");
    const lines = oids.map((oid) => ({ oid, num: 1 }));
    const receipt = { express_no, warehouse: "guangzhou", lines } as const;
    valueOf(await warehouse.call(receiveParcel, receipt));
    expect(await tried({ express_no })).toBe("unclaimed_forecast");
    expect(refusalOf(await buyer.call(calls.keepUnclaimed, parcel))).toBe("right_missing");
  });

  test("forecast while it is kept, is received as any other and waits no longer [BO-15]", async () => {
    const ming = await customer();
    const kept = await keep();
    const images = [await storeProof(db, { accountId: ming.id, now: clock.now() })];
    const lines = [{ ...lamp, express_no: kept.express_no }];
    const { tid } = valueOf(
      await ming.call(createConsignTrade, { lines, images, warehouse_type: "guangzhou" }),
    ).data;
    valueOf(await reviewer.call(approveOrder, { tid }));
    const [item] = await journey.itemsOf(tid);
    const { datalist, uid } = valueOf(
      await warehouse.call(calls.listAwaitedLines, { express_no: kept.express_no }),
    );
    expect(uid).toBe(ming.uid);
    expect(datalist).toMatchObject([{ oid: item?.oid, left: 2, is_forecast: true }]);
    const { express_no } = kept;
    const receipt = {
      express_no,
      warehouse: "guangzhou",
      lines: [{ oid: item?.oid ?? "", num: 2 }],
    };
    const { data } = valueOf(
      await warehouse.call(receiveParcel, { ...receipt, warehouse: "guangzhou" }),
    );
    expect(await listed()).not.toContain(kept.id);
    const matched = valueOf(await list({ tab: "matched" })).datalist;
    expect(matched.find(({ id }) => id === kept.id)).toMatchObject({ parcel_tid: data.tid });
  });
});

describe("matching a parcel", () => {
  const match = (id: string, whose: { uid: string; lines?: { oid: string; num: number }[] }) =>
    warehouse.call(calls.matchUnclaimed, { id, ...whose });

  test("to goods bought without a number makes a package of them, with what was found out about it [BO-15]", async () => {
    const ming = await customer();
    const { tid, oid, num } = await bought(ming);
    const kept = await keep({ label: ming.uid });
    const { datalist } = valueOf(await warehouse.call(calls.listAwaitedLines, { whose: tid }));
    expect(datalist).toMatchObject([{ oid, uid: ming.uid, left: num, is_forecast: false }]);
    const matched = valueOf(await match(kept.id, { uid: ming.uid, lines: [{ oid, num }] })).data;
    expect(matched).toMatchObject({ state: "matched", acts: [], photos: [], label: "" });
    const parcel = await db
      .selectFrom("packages")
      .selectAll()
      .where("express_no", "=", kept.express_no)
      .executeTakeFirstOrThrow();
    expect(parcel).toMatchObject({
      tid: matched.parcel_tid,
      account_id: ming.id,
      shelf: "U-01",
      photos: kept.photos,
      ...measures,
    });
    expect(await journey.itemsOf(tid)).toMatchObject([{ status: 7, arrived_num: num }]);
    expect(refusalOf(await match(kept.id, { uid: ming.uid, lines: [{ oid, num }] }))).toBe(
      "unclaimed_not_in_state",
    );
  });

  test("to goods that were forecast under another number takes them from that one [BO-15]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const { express_no, oids } = await journey.sentBySeller(tid);
    const [oid = ""] = oids;
    const first = await keep();
    valueOf(await match(first.id, { uid: ming.uid, lines: [{ oid, num: 1 }] }));
    const shipments = () =>
      db
        .selectFrom("item_shipments")
        .innerJoin("order_items", "order_items.id", "item_shipments.item_id")
        .select(["express_no", "item_shipments.num"])
        .where("oid", "=", oid)
        .orderBy("item_shipments.id")
        .execute();
    expect(await shipments()).toEqual([
      { express_no, num: 1 },
      { express_no: first.express_no, num: 1 },
    ]);
    expect(await journey.itemsOf(tid)).toMatchObject([{ status: 21, arrived_num: 1 }]);
    const second = await keep();
    expect(refusalOf(await match(second.id, { uid: ming.uid, lines: [{ oid, num: 2 }] }))).toBe(
      "amount_invalid",
    );
    valueOf(await match(second.id, { uid: ming.uid, lines: [{ oid, num: 1 }] }));
    expect((await shipments()).map((one) => one.express_no)).toEqual([
      first.express_no,
      second.express_no,
    ]);
    expect(await journey.itemsOf(tid)).toMatchObject([{ status: 7, arrived_num: 2 }]);
  });

  test("to a customer who awaits nothing makes a consignment of theirs, which they send on [BO-15] [ORD-11]", async () => {
    const ming = await customer();
    const kept = await keep();
    const goods = (change: object) =>
      warehouse.call(calls.matchUnclaimed, {
        id: kept.id,
        uid: ming.uid,
        goods: { ...lamp, ...change },
      });
    expect(refusalOf(await match(kept.id, { uid: ming.uid }))).toBe("unclaimed_owner_needed");
    expect(refusalOf(await goods({ name: " " }))).toBe("consignment_name_needed");
    const { parcel_tid } = valueOf(await goods({})).data;
    const { tid } = await db
      .selectFrom("orders")
      .select("tid")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    const { data } = valueOf(await ming.call(getConsignment, { tid }));
    expect(data).toMatchObject({
      warehouse: "guangzhou",
      can_choose: true,
      lines: [{ name: "台灯", num: 2, state: "received", parcel_tid }],
    });
  });

  test("to somebody else's goods, to nobody or to oneself is refused, and the parcel waits on [BO-15]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const { oid } = await bought(noi);
    const kept = await keep();
    const lines = [{ oid, num: 1 }];
    expect(refusalOf(await match(kept.id, { uid: ming.uid, lines }))).toBe("order_unknown");
    expect(refusalOf(await match(kept.id, { uid: "0", lines }))).toBe("customer_unknown");
    await db
      .updateTable("accounts")
      .set({
        email: (eb) =>
          eb.selectFrom("staff_members").select("email").where("id", "=", warehouse.id),
      })
      .where("id", "=", noi.id)
      .execute();
    expect(refusalOf(await match(kept.id, { uid: noi.uid, lines }))).toBe("self_approval");
    expect(refusalOf(await match("0123456789abcdef0123", { uid: noi.uid, lines }))).toBe(
      "unclaimed_unknown",
    );
    expect(await listed()).toContain(kept.id);
  });
});

test("a parcel is discarded after its deadline only, by a second person, and shows as late until then [BO-15] [BO-52]", async () => {
  const second = await staff("warehouse");
  const kept = await keep();
  const step = async (call: typeof calls.discardUnclaimed | typeof calls.keepOn, by = warehouse) =>
    refusalOf(await by.call(call, { id: kept.id }));
  const queue = async () => valueOf(await warehouse.call(getDashboard, {})).data.queues.unclaimed;
  const ask = async () => refusalOf(await warehouse.call(calls.askDiscard, { id: kept.id }));
  const before = await queue();
  expect(before).toMatchObject({ late: 0 });
  expect(await ask()).toBe("unclaimed_not_due");
  clock.pass({ days: 91 });
  expect(await queue()).toMatchObject({ count: before.count, late: before.count });
  expect(await listed({ tab: "late" })).toContain(kept.id);
  expect(await step(calls.discardUnclaimed, second)).toBe("unclaimed_not_in_state");
  expect(await ask()).toBe("accepted");
  expect(await step(calls.discardUnclaimed)).toBe("self_approval");
  expect(await step(calls.keepOn, second)).toBe("accepted");
  expect(await step(calls.discardUnclaimed, second)).toBe("unclaimed_not_in_state");
  expect(await ask()).toBe("accepted");
  expect(await step(calls.discardUnclaimed, second)).toBe("accepted");
  expect(await listed()).not.toContain(kept.id);
  expect(await listed({ tab: "discarded" })).toContain(kept.id);
  expect(await queue()).toMatchObject({ count: before.count - 1 });
});
