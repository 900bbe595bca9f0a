import {
  listPurchases,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import type { OrderRequest } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const { buyer } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const queueOf = async (tid: string, stage: "to_buy" | "awaiting_seller" = "to_buy") => {
  const { datalist } = valueOf(await buyer.call(listPurchases, { stage, page_size: 100 }));
  return datalist.filter(({ order_tid }) => order_tid === tid);
};
const statusesOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ status }) => status);
const oidsOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ oid }) => oid);

let numbers = 0;
const newNumber = () => `YT77${String((numbers += 1)).padStart(8, "0")}`;

describe("the buyer's queue", () => {
  test("shows paid goods by seller with their listing, and no unpaid ones [BO-10]", async () => {
    const ming = await customer();
    const unpaid = await journey.approved(ming);
    const tid = await journey.paid(ming, { goods: { shop: "沐禾服饰", price: 5_900 }, num: 4 });
    expect(await queueOf(unpaid)).toEqual([]);
    expect(await queueOf(tid)).toMatchObject([
      {
        shop_name: "沐禾服饰",
        uid: ming.uid,
        mainland_freight: 800,
        pay_time: "2026-03-02 12:00:00",
        items: [{ status: 13, num: 4, price: 5_900, url: expect.stringContaining("1688.com") }],
      },
    ]);
  });

  test("is the buyer's alone [BO-02]", async () => {
    const warehouse = await staff("warehouse");
    expect(refusalOf(await warehouse.call(listPurchases, {}))).toBe("right_missing");
  });
});

describe("recording a purchase", () => {
  test("notes the marketplace's order number and waits for the seller [BO-10] [ORD-49]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const oids = await oidsOf(tid);
    const { datalist } = valueOf(await buyer.call(recordPurchase, { oids, out_oid: "22500173" }));
    expect(datalist).toMatchObject([{ status: 4, out_oid: "22500173" }]);
    expect(await queueOf(tid)).toEqual([]);
    expect(await queueOf(tid, "awaiting_seller")).toHaveLength(1);
    expect((await journey.orderOf(tid)).status).toBe(1);
    const notice = await db
      .selectFrom("notices")
      .select("kind")
      .where("account_id", "=", ming.id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(notice.kind).toBe("goods_purchased");
  });

  test("needs the number, known lines, and goods that were paid and not bought [ORD-18]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const oids = await oidsOf(tid);
    const record = async (input: { oids: string[]; out_oid: string }) =>
      refusalOf(await buyer.call(recordPurchase, input));
    expect(await record({ oids, out_oid: " " })).toBe("out_oid_needed");
    expect(await record({ oids: ["SP260302XXXXXX-1"], out_oid: "1" })).toBe("order_unknown");
    const unpaid = await oidsOf(await journey.approved(ming));
    expect(await record({ oids: [...oids, ...unpaid], out_oid: "1" })).toBe("item_not_in_state");
    expect(await statusesOf(tid)).toEqual([13]);
    expect(await record({ oids, out_oid: "1" })).toBe("accepted");
    expect(await record({ oids, out_oid: "1" })).toBe("item_not_in_state");
  });

  test("of several lines of several orders in one go shares what it cost among them to the cent [BO-10]", async () => {
    const ming = await customer();
    const [one, two] = [
      await journey.paid(ming, { goods: { price: 5_900 }, num: 4 }),
      await journey.paid(await customer(), { goods: { price: 1_000 }, num: 3 }),
    ];
    const oids = [...(await oidsOf(one)), ...(await oidsOf(two))];
    const purchase = { oids, out_oid: "22500180", cost: 25_001 };
    const { datalist } = valueOf(await buyer.call(recordPurchase, purchase));
    // By 236 and 30 yuan.
    expect(datalist.map(({ cost }) => cost)).toEqual([22_181, 2_820]);
    expect((await queueOf(two, "awaiting_seller")).map(({ items }) => items[0]?.out_oid)).toEqual([
      "22500180",
    ]);
    const [unknown] = (await queueOf(await journey.paid(ming)))[0]?.items ?? [];
    expect(unknown?.cost).toBeNull();
  });

  test("is written into audit and the log of the order [BO-03] [ORD-19]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const oids = await oidsOf(tid);
    valueOf(await buyer.call(recordPurchase, { oids, out_oid: "22500174" }));
    const audit = await db
      .selectFrom("audit_log")
      .select(["staff_id", "action", "old_value", "new_value"])
      .where("object_id", "=", oids[0] ?? "")
      .execute();
    expect(audit).toEqual([
      {
        staff_id: buyer.id,
        action: "record_purchase",
        old_value: { status: 13, out_oid: "" },
        new_value: { status: 4, out_oid: "22500174" },
      },
    ]);
    const { id } = await journey.orderOf(tid);
    const logs = await db
      .selectFrom("trade_logs")
      .select(["biz_code", "actor_kind"])
      .where("order_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(logs).toEqual([{ biz_code: 7, actor_kind: "staff" }]);
  });
});

describe("recording a seller's shipment", () => {
  async function bought(num = 10) {
    const ming = await customer();
    const tid = await journey.paid(ming, { num });
    const [oid = ""] = await oidsOf(tid);
    valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
    const ship = (pieces: number, express_no = newNumber()) =>
      buyer.call(recordSellerShipment, {
        lines: [{ oid, num: pieces }],
        express_no,
        carrier: "圆通",
      });
    return { ming, tid, oid, ship };
  }

  test("whole makes the line shipped [BO-12] [ORD-50]", async () => {
    const { tid, ship } = await bought();
    const { datalist } = valueOf(await ship(10, "YT-WHOLE-1"));
    expect(datalist).toMatchObject([
      { status: 5, shipments: [{ express_no: "YT-WHOLE-1", carrier: "圆通", num: 10 }] },
    ]);
    expect(await queueOf(tid, "awaiting_seller")).toEqual([]);
  });

  test("in batches makes it shipped with the last piece [BO-12] [ORD-65]", async () => {
    const { tid, ship } = await bought();
    valueOf(await ship(4));
    expect(await statusesOf(tid)).toEqual([20]);
    valueOf(await ship(3));
    expect(await statusesOf(tid)).toEqual([20]);
    expect(refusalOf(await ship(4))).toBe("amount_invalid");
    valueOf(await ship(3));
    expect(await statusesOf(tid)).toEqual([5]);
    expect(refusalOf(await ship(1))).toBe("amount_invalid");
  });

  test("is refused for goods that were not bought, and leaves nothing behind [ORD-18]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const [oid = ""] = await oidsOf(tid);
    const shipment = { lines: [{ oid, num: 1 }], express_no: newNumber() };
    expect(refusalOf(await buyer.call(recordSellerShipment, shipment))).toBe("item_not_in_state");
    const { pieces } = await db
      .selectFrom("item_shipments")
      .select((row) => row.fn.countAll<number>().as("pieces"))
      .where("express_no", "=", shipment.express_no)
      .executeTakeFirstOrThrow();
    expect(pieces).toBe(0);
  });

  test("under one number is for one customer only", async () => {
    const [first, second] = [await bought(), await bought()];
    const express_no = newNumber();
    valueOf(await first.ship(5, express_no));
    expect(refusalOf(await second.ship(5, express_no))).toBe("express_no_known");
    const lines = [first.oid, second.oid].map((oid) => ({ oid, num: 1 }));
    const mixed = { lines, express_no: newNumber() };
    expect(refusalOf(await buyer.call(recordSellerShipment, mixed))).toBe("express_no_known");
  });

  test("under one number is for goods that travel alike, whenever they are recorded", async () => {
    const ming = await customer();
    const bought = async (order: Partial<OrderRequest>) => {
      const tid = await journey.paid(ming, { order });
      const [oid = ""] = await oidsOf(tid);
      valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
      return { tid, oid };
    };
    const [byAir, alike] = [await bought({ transport: 12 }), await bought({ transport: 12 })];
    const bySea = await bought({ transport: 9 });
    const byOther = await bought({ transport: 12, express: 2 });
    const express_no = newNumber();
    const ship = (number: string, ...oids: string[]) =>
      buyer.call(recordSellerShipment, {
        lines: oids.map((oid) => ({ oid, num: 1 })),
        express_no: number,
      });
    valueOf(await ship(express_no, byAir.oid, alike.oid));
    expect(refusalOf(await ship(express_no, bySea.oid))).toBe("ways_differ");
    expect(refusalOf(await ship(newNumber(), byAir.oid, bySea.oid))).toBe("ways_differ");
    expect(refusalOf(await ship(newNumber(), byAir.oid, byOther.oid))).toBe("ways_differ");
    expect(await statusesOf(bySea.tid)).toEqual([4]);
    valueOf(await ship(`${express_no}-2`, bySea.oid));
  });

  test("tells the customer the number, and the log of the order as JSON [ORD-89] [BO-53]", async () => {
    const { ming, tid, oid, ship } = await bought();
    const express_no = newNumber();
    valueOf(await ship(10, express_no));
    const { id } = await journey.orderOf(tid);
    const log = await db
      .selectFrom("trade_logs")
      .select(["biz_code", "content"])
      .where("order_id", "=", id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(log).toEqual({ biz_code: 8, content: { oid, express_no, carrier: "圆通", num: 10 } });
    const notice = await db
      .selectFrom("notices")
      .select(["kind", "subject_values"])
      .where("account_id", "=", ming.id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(notice).toEqual({ kind: "seller_shipped", subject_values: { tid, express_no } });
  });
});
