import { randomBytes } from "node:crypto";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import {
  findExpress,
  listExpected,
  listReceived,
  measureParcel,
  receiveParcel,
  undoReceipt,
} from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { buyer, warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const statusesOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ status }) => status);

/** An order of ten pieces, sent off by the seller in parcels of so many. */
async function sentInBatches(...batches: number[]) {
  const ming = await customer();
  const tid = await journey.paid(ming, { num: 10 });
  const [item] = await journey.itemsOf(tid);
  const oid = item?.oid ?? "";
  valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "22501" }));
  const parcels = batches.map((num) => ({
    num,
    express_no: `SF${randomBytes(6).toString("hex")}`,
  }));
  for (const { num, express_no } of parcels)
    valueOf(await buyer.call(recordSellerShipment, { lines: [{ oid, num }], express_no }));
  return { ming, tid, oid, parcels };
}

const receive = (
  express_no: string,
  lines: { oid: string; num: number }[],
  more: Partial<RequestOf<typeof receiveParcel>> = {},
) => warehouse.call(receiveParcel, { express_no, warehouse: "guangzhou", lines, ...more });

async function photo(staffId: number | null): Promise<string> {
  const key = randomBytes(20).toString("hex");
  const row = {
    key,
    kind: "parcel_photo",
    mime: "image/webp",
    bytes: 9,
    width: 1,
    height: 1,
  } as const;
  await db
    .insertInto("files")
    .values({ ...row, staff_id: staffId, created_at: clock.now() })
    .execute();
  return `/files/${key}`;
}

describe("scanning an express number", () => {
  test("answers what is expected under it, and for whom [BO-13]", async () => {
    const { ming, oid, parcels } = await sentInBatches(4, 6);
    const express_no = parcels[0]?.express_no ?? "";
    const { data } = valueOf(await warehouse.call(findExpress, { express_no }));
    expect(data).toMatchObject({
      state: "expected",
      received: null,
      expected: { uid: ming.uid, items: [{ oid, num: 4, arrived_num: 0, ordered_num: 10 }] },
    });
    const queue = valueOf(await warehouse.call(listExpected, { page_size: 100 })).datalist;
    const mine = queue.filter(({ uid }) => uid === ming.uid);
    expect(mine.map((parcel) => parcel.express_no)).toEqual(
      parcels.map((parcel) => parcel.express_no),
    );
  });

  test("answers that nobody waits for it, or what was received under it", async () => {
    expect(refusalOf(await warehouse.call(findExpress, { express_no: "XX000000" }))).toBe(
      "express_no_unknown",
    );
    const { oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    valueOf(await receive(express_no, [{ oid, num: 10 }]));
    expect(valueOf(await warehouse.call(findExpress, { express_no })).data.state).toBe("received");
    expect(refusalOf(await receive(express_no, [{ oid, num: 1 }]))).toBe("express_no_known");
  });
});

describe("receiving a parcel", () => {
  test("whole and measured leaves its goods waiting for their bill [BO-13] [BO-14] [PKG-29]", async () => {
    const { ming, tid, oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    const { data } = valueOf(
      await receive(express_no, [{ oid, num: 10 }], {
        warehouse: "shenzhen",
        measures,
        shelf: "A3-07",
        photos: [await photo(warehouse.id)],
        marks: ["fragile"],
      }),
    );
    expect(data).toMatchObject({
      ...measures,
      uid: ming.uid,
      warehouse: "shenzhen",
      shelf: "A3-07",
      marks: ["fragile"],
      photos: [expect.stringMatching(/^\/files\//)],
      transport_state: "waiting_to_be_sent",
      received_at: "2026-03-02 12:00:00",
      undo_until: "2026-03-02 12:10:00",
    });
    expect(await statusesOf(tid)).toEqual([7]);
    expect((await journey.orderOf(tid)).status).toBe(2);
  });

  test("unmeasured leaves them signed, and measuring assigns them [BO-14] [ORD-51] [ORD-52]", async () => {
    const { tid, oid, parcels } = await sentInBatches(10);
    const received = valueOf(await receive(parcels[0]?.express_no ?? "", [{ oid, num: 10 }])).data;
    expect(received.transport_state).toBe("arrived_at_mainland");
    expect(await statusesOf(tid)).toEqual([6]);
    const open = valueOf(await warehouse.call(listReceived, { unmeasured: true })).datalist;
    expect(open.map((parcel) => parcel.tid)).toContain(received.tid);
    expect(refusalOf(await warehouse.call(measureParcel, { tid: received.tid }))).toBe(
      "measures_needed",
    );
    const measured = valueOf(
      await warehouse.call(measureParcel, { tid: received.tid, measures }),
    ).data;
    expect(measured).toMatchObject({ ...measures, transport_state: "waiting_to_be_sent" });
    expect(await statusesOf(tid)).toEqual([7]);
  });

  test("in part signs the line in part until the rest is there [BO-13] [ORD-66]", async () => {
    const { tid, oid, parcels } = await sentInBatches(4, 6);
    const [first, second] = parcels;
    valueOf(await receive(first?.express_no ?? "", [{ oid, num: 4 }], { measures }));
    expect(await statusesOf(tid)).toEqual([21]);
    expect((await journey.orderOf(tid)).status).toBe(1);
    valueOf(await receive(second?.express_no ?? "", [{ oid, num: 6 }]));
    // The second parcel is not measured yet, so the line cannot be billed.
    expect(await statusesOf(tid)).toEqual([6]);
    expect((await journey.orderOf(tid)).status).toBe(2);
  });

  test("with more pieces than were ordered, or lines nobody sent, is refused whole", async () => {
    const { tid, oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    expect(refusalOf(await receive(express_no, [{ oid, num: 11 }]))).toBe("amount_invalid");
    const foreign = await sentInBatches(10);
    const lines = [
      { oid, num: 10 },
      { oid: foreign.oid, num: 1 },
    ];
    expect(refusalOf(await receive(express_no, lines))).toBe("express_no_unknown");
    expect(await statusesOf(tid)).toEqual([5]);
    expect(valueOf(await warehouse.call(findExpress, { express_no })).data.state).toBe("expected");
  });

  test("happens in Guangzhou and in Shenzhen, and its owner sees where [PKG-28]", async () => {
    for (const where of ["guangzhou", "shenzhen"] as const) {
      const { ming, oid, parcels } = await sentInBatches(10);
      const express_no = parcels[0]?.express_no ?? "";
      const lines = [{ oid, num: 10 }];
      const { tid } = valueOf(await receive(express_no, lines, { warehouse: where })).data;
      expect(valueOf(await ming.call(getPackageDetail, { tid })).data.warehouse).toBe(where);
    }
  });

  test("takes only photos that staff uploaded", async () => {
    const { oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    const lines = [{ oid, num: 10 }];
    const photos = [await photo(null)];
    expect(refusalOf(await receive(express_no, lines, { photos }))).toBe("file_unknown");
  });

  test("that completes the order tells the customer once [BO-53] [ORD-19]", async () => {
    const { ming, tid, oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    const { data } = valueOf(await receive(express_no, [{ oid, num: 10 }]));
    valueOf(await warehouse.call(measureParcel, { tid: data.tid, measures }));
    const notices = await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", ming.id)
      .where("kind", "=", "goods_arrived")
      .execute();
    expect(notices).toHaveLength(1);
    const { id } = await journey.orderOf(tid);
    const codes = await db
      .selectFrom("trade_logs")
      .select("biz_code")
      .where("order_id", "=", id)
      .orderBy("id")
      .execute();
    expect(codes.map(({ biz_code }) => biz_code).slice(-3)).toEqual([
      orderLogCodes.package_received,
      orderLogCodes.all_arrived,
      orderLogCodes.measured,
    ]);
  });
});

test("what was measured and is ready to be sent on stands in the log of its order, for its customer too [ORD-19] [ORD-52]", async () => {
  const { ming, tid, oid, parcels } = await sentInBatches(10);
  const express_no = parcels[0]?.express_no ?? "";
  const { data } = valueOf(await receive(express_no, [{ oid, num: 10 }]));
  const log = async () => valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
  const measured = async () =>
    (await log()).filter(({ biz_code }) => biz_code === orderLogCodes.measured);
  expect([await statusesOf(tid), await measured()]).toEqual([[6], []]);
  clock.pass({ minutes: 5 });
  valueOf(await warehouse.call(measureParcel, { tid: data.tid, measures }));
  expect(await statusesOf(tid)).toEqual([7]);
  const [row, ...more] = await measured();
  expect(row).toMatchObject({
    actor: "system",
    content: `包裹 ${express_no} 已称重量尺，等待发运`,
  });
  expect(more).toEqual([]);
  // Measured anew it does not become ready twice.
  valueOf(await warehouse.call(measureParcel, { tid: data.tid, measures }));
  expect(await measured()).toHaveLength(1);
});

describe("taking a receipt back", () => {
  test("within ten minutes leaves the goods on their way, as if it had not come", async () => {
    const { tid, oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    const { data } = valueOf(await receive(express_no, [{ oid, num: 10 }], { measures }));
    clock.pass({ minutes: 9 });
    const expected = valueOf(await warehouse.call(undoReceipt, { tid: data.tid })).data;
    expect(expected).toMatchObject({ express_no, items: [{ arrived_num: 0, status: 5 }] });
    expect((await journey.orderOf(tid)).status).toBe(1);
    expect(refusalOf(await warehouse.call(undoReceipt, { tid: data.tid }))).toBe("parcel_unknown");
    valueOf(await receive(express_no, [{ oid, num: 10 }], { measures }));
    expect(await statusesOf(tid)).toEqual([7]);
  });

  test("stands in the order's log in the reader's words, and the next arrival is told again [ORD-19] [BO-53]", async () => {
    const { ming, tid, oid, parcels } = await sentInBatches(10);
    const express_no = parcels[0]?.express_no ?? "";
    const { data } = valueOf(await receive(express_no, [{ oid, num: 10 }], { measures }));
    valueOf(await warehouse.call(undoReceipt, { tid: data.tid }));
    const log = async () => valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    expect((await log())[0]).toMatchObject({
      biz_code: orderLogCodes.receipt_undone,
      actor: "staff",
      content: `包裹 ${express_no} 的签收已撤回，商品仍在途中`,
    });
    valueOf(await receive(express_no, [{ oid, num: 10 }], { measures }));
    expect((await log()).map(({ biz_code }) => biz_code).slice(0, 5)).toEqual([
      orderLogCodes.all_arrived,
      orderLogCodes.measured,
      orderLogCodes.package_received,
      orderLogCodes.receipt_undone,
      orderLogCodes.all_arrived,
    ]);
  });

  test("of one of several parcels leaves what the others brought", async () => {
    const { tid, oid, parcels } = await sentInBatches(4, 6);
    const [first, second] = parcels;
    valueOf(await receive(first?.express_no ?? "", [{ oid, num: 4 }]));
    const { data } = valueOf(await receive(second?.express_no ?? "", [{ oid, num: 6 }]));
    valueOf(await warehouse.call(undoReceipt, { tid: data.tid }));
    expect(await journey.itemsOf(tid)).toMatchObject([{ status: 21, arrived_num: 4 }]);
  });

  test("is refused after ten minutes, and once the parcel is billed", async () => {
    const { oid, parcels } = await sentInBatches(10);
    const { data } = valueOf(
      await receive(parcels[0]?.express_no ?? "", [{ oid, num: 10 }], { measures }),
    );
    clock.pass({ minutes: 10 });
    expect(refusalOf(await warehouse.call(undoReceipt, { tid: data.tid }))).toBe("undo_expired");
    const billed = await journey.billed(await journey.paid(await customer()));
    expect(refusalOf(await warehouse.call(undoReceipt, { tid: billed.parcel }))).toBe(
      "parcel_not_in_state",
    );
    const remeasured = { tid: billed.parcel, measures };
    expect(refusalOf(await warehouse.call(measureParcel, remeasured))).toBe("parcel_not_in_state");
  });
});
