import { randomBytes } from "node:crypto";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { listOrdersToBill, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import * as calls from "@sampan/contract/logistics/consignments/consignments";
import { mergePackages } from "@sampan/contract/logistics/merging/merging";
import { findExpress, receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import {
  approveOrder,
  getReview,
  rejectOrder,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { closeOrder, getOrderDetail, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { beforeAll, describe, expect, test } from "vitest";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  measures,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, customer, clock, needs, visitor } = world;
const journey = await openJourney(world);
const { reviewer, warehouse, billing } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const number = () => `SF${randomBytes(6).toString("hex").toUpperCase()}`;

const proofOf = ({ id }: TestCustomer) => storeProof(db, { accountId: id, now: clock.now() });

type Registration = RequestOf<typeof calls.createConsignTrade>;
const lamp = { name: "台灯", num: 2, value: 88_00 };

async function register(who: TestCustomer, change: Partial<Registration> = {}) {
  const images = [await proofOf(who)];
  const lines = [{ ...lamp, express_no: number() }];
  return who.call(calls.createConsignTrade, {
    lines,
    warehouse_type: "guangzhou",
    images,
    ...change,
  });
}
const registered = async (who: TestCustomer, change: Partial<Registration> = {}) =>
  valueOf(await register(who, change)).data.tid;
const shown = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(calls.getConsignment, { tid })).data;
const orderOf = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

/** Approved, and received whole in the warehouse under its number. */
async function arrived(who: TestCustomer, change: Partial<Registration> = {}): Promise<string> {
  const tid = await registered(who, change);
  valueOf(await reviewer.call(approveOrder, { tid }));
  for (const { express_no, oid, num } of (await shown(who, tid)).lines)
    valueOf(
      await warehouse.call(receiveParcel, {
        express_no,
        warehouse: "guangzhou",
        lines: [{ oid, num }],
        measures,
      }),
    );
  return tid;
}

async function choose(who: TestCustomer, tid: string, transport = 12) {
  const address_id = await saveHome(who);
  return who.call(calls.chooseConsignmentWay, { tid, address_id, express: 1, transport });
}

describe("registering goods bought elsewhere", () => {
  test("makes an order of its kind that waits for review, with nothing to pay and no way yet [API-85] [ORD-11] [ORD-12]", async () => {
    const ming = await customer();
    const express_no = number();
    const tid = await registered(ming, {
      lines: [{ ...lamp, express_no: ` ${express_no.toLowerCase()} ` }],
      remark: "易碎",
    });
    expect(await orderOf(ming, tid)).toMatchObject({
      biz_attribute: 1,
      status: -1,
      address: null,
      express: 0,
      transport: 0,
      due: null,
      sums: { door_total: 0 },
      items: [{ i18n: { zh: "台灯" }, num: 2, price: 88_00, item_id: "" }],
    });
    expect(await shown(ming, tid)).toMatchObject({
      warehouse: "guangzhou",
      remark: "易碎",
      lines: [{ express_no, state: "in_review", parcel_tid: "" }],
      can_choose: true,
    });
    const { data: review } = valueOf(await reviewer.call(getReview, { tid }));
    expect(review.sellers).toMatchObject([{ lines: [{ express_nos: [express_no] }] }]);
    const { datalist } = valueOf(await ming.call(queryOrderList, { biz_attr_array: [1] }));
    expect(datalist.map((order) => order.tid)).toEqual([tid]);
  });

  test.each([
    [{ lines: [] }, "consignment_needed"],
    [{ lines: [{ ...lamp, express_no: "12" }] }, "consignment_number_needed"],
    [{ warehouse_type: undefined }, "warehouse_needed"],
    [{ images: [] }, "proof_needed"],
    [{ images: ["/files/0000000000000000000000000000000000000000"] }, "file_unknown"],
    [{ remark: "长".repeat(201) }, "remark_too_long"],
  ] as const)("with %j is refused: %s [API-85]", async (change, code) => {
    const ming = await customer();
    expect(refusalOf(await register(ming, change as Partial<Registration>))).toBe(code);
    expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(0);
  });

  test("stops at the most that may be in review, and goes on once one is closed [API-85]", async () => {
    const ming = await customer();
    const tids = [];
    for (let n = 0; n < consignmentLimits.in_review; n++) tids.push(await registered(ming));
    expect(refusalOf(await register(ming))).toBe("requests_open");
    valueOf(await ming.call(closeOrder, { tid: tids[0] ?? "" }));
    expect((await register(ming)).ok).toBe(true);
  });
});

describe("an express number", () => {
  const claim = async (who: TestCustomer, express_no: string) =>
    refusalOf(await register(who, { lines: [{ ...lamp, express_no }] }));

  test("belongs to who named it first, themselves included, and is free again once that was closed or rejected [CONS-07]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const express_no = number();
    const first = await registered(ming, { lines: [{ ...lamp, express_no }] });
    expect(await claim(noi, express_no)).toBe("express_no_taken");
    expect(await claim(ming, express_no)).toBe("express_no_taken");
    valueOf(await ming.call(closeOrder, { tid: first }));
    const second = await registered(noi, { lines: [{ ...lamp, express_no }] });
    valueOf(await reviewer.call(rejectOrder, { tid: second, reason: "证明不清楚" }));
    expect((await register(ming, { lines: [{ ...lamp, express_no }] })).ok).toBe(true);
  });

  test("that a warehouse received, or that a seller ships ordered goods under, is nobody's to name [CONS-07]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const tid = await arrived(ming);
    const [received] = (await shown(ming, tid)).lines;
    expect(await claim(noi, received?.express_no ?? "")).toBe("express_no_taken");
    const bought = await journey.paid(ming);
    const { express_no } = await journey.sentBySeller(bought);
    await db
      .updateTable("item_shipments")
      .set({ express_no: express_no.toUpperCase() })
      .where("express_no", "=", express_no)
      .execute();
    expect(await claim(noi, express_no)).toBe("express_no_taken");
  });

  test("tells its owner whether it was received, and others nothing [CONS-06] [API-79]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const [waiting, here] = [await registered(ming), await arrived(ming)];
    const numbers = await Promise.all(
      [waiting, here].map(async (tid) => (await shown(ming, tid)).lines[0]?.express_no ?? ""),
    );
    const express_numbers = [...numbers, number()];
    const check = async (who: TestCustomer) =>
      valueOf(await who.call(calls.checkExpressNumbers, { express_numbers })).data;
    const own = await check(ming);
    expect(own.map(({ state }) => state)).toEqual(["in_review", "received", "unregistered"]);
    expect(own.map(({ tid }) => tid)).toEqual([waiting, here, ""]);
    expect(own.map(({ received_at }) => received_at !== "")).toEqual([false, true, false]);
    for (const one of await check(noi))
      expect(one).toEqual({ ...one, state: "unregistered", received_at: "", tid: "" });
    expect(refusalOf(await visitor().call(calls.checkExpressNumbers, { express_numbers }))).toBe(
      "login_needed",
    );
  });
});

describe("a consignment on its way", () => {
  test("is expected at the warehouse once approved, and owes nothing before its freight [ORD-11] [ORD-13]", async () => {
    const ming = await customer();
    const tid = await registered(ming);
    const express_no = (await shown(ming, tid)).lines[0]?.express_no ?? "";
    expect(refusalOf(await warehouse.call(findExpress, { express_no }))).toBe("express_no_unknown");
    valueOf(await reviewer.call(approveOrder, { tid }));
    const order = await orderOf(ming, tid);
    expect(order).toMatchObject({ status: 1, due: null, items: [{ status: 5 }] });
    expect(order.timeline.map(({ stage }) => stage)).not.toContain("first_paid");
    expect(valueOf(await warehouse.call(findExpress, { express_no })).data).toMatchObject({
      state: "expected",
    });
    expect((await shown(ming, tid)).lines).toMatchObject([{ state: "expected" }]);
  });

  test("received, shows what each way costs, and waits without a bill until its owner chose one [CONS-05] [RT-38]", async () => {
    const ming = await customer();
    const tid = await arrived(ming);
    const { lines, ways } = await shown(ming, tid);
    expect(lines).toMatchObject([{ state: "received", arrived_num: 2 }]);
    expect(lines[0]?.parcel_tid).not.toBe("");
    expect(ways.length).toBeGreaterThan(1);
    for (const { takes_goods, amount } of ways)
      expect([takes_goods, amount !== null]).toEqual([true, true]);
    const waiting = async () =>
      valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist.flatMap(
        ({ order_tids }) => order_tids,
      );
    expect(await waiting()).not.toContain(tid);
    expect(refusalOf(await billing.call(postBill, { order_tid: tid }))).toBe("order_unknown");

    valueOf(await choose(ming, tid, 9));
    valueOf(await choose(ming, tid, 12));
    expect(await waiting()).toContain(tid);
    const { data: bill } = valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(bill.amount).toBe(ways.find(({ transport }) => transport === 12)?.amount);
    expect(refusalOf(await choose(ming, tid))).toBe("order_not_in_state");
    const { due } = await orderOf(ming, tid);
    expect(due).toMatchObject({ instalment: 2, amount: bill.amount });
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    valueOf(await pay(ming, ...(due?.tids ?? [])));
    expect((await orderOf(ming, tid)).status).toBe(3);
  });

  test("with something in it that goes by air only, as named or as the warehouse marked it, takes no other way [CONS-05] [CHK-22]", async () => {
    const ming = await customer();
    const named = await registered(ming, {
      lines: [{ ...lamp, name: "充电宝", express_no: number() }],
    });
    const marked = await registered(ming);
    valueOf(await reviewer.call(approveOrder, { tid: marked }));
    const [line] = (await shown(ming, marked)).lines;
    valueOf(
      await warehouse.call(receiveParcel, {
        express_no: line?.express_no ?? "",
        warehouse: "guangzhou",
        lines: [{ oid: line?.oid ?? "", num: 2 }],
        measures,
        marks: ["battery"],
      }),
    );
    for (const tid of [named, marked]) {
      const { ways } = await shown(ming, tid);
      expect(ways.filter((way) => way.takes_goods).map(({ transport }) => transport)).toEqual([12]);
      expect(refusalOf(await choose(ming, tid, 9))).toBe("sensitive_by_air_only");
      expect((await choose(ming, tid, 12)).ok).toBe(true);
    }
  });

  test("merged with another takes the way of their parcel [CONS-01] [CONS-02]", async () => {
    const ming = await customer();
    const [one, other] = [await arrived(ming), await arrived(ming)];
    const parcelOf = async (tid: string) => (await shown(ming, tid)).lines[0]?.parcel_tid ?? "";
    const tids = [await parcelOf(one), await parcelOf(other)];
    const address_id = await saveHome(ming);
    const way = { address_id, express: 1, transport: 12, insurance: 0, declaration: [] };
    valueOf(await ming.call(mergePackages, { tids, ...way }));
    for (const tid of [one, other])
      expect(await orderOf(ming, tid)).toMatchObject({ transport: 12, express: 1 });
  });

  test("goes to its owner's own address only, and is nobody else's to read or send [BO-02] [ADDR-12]", async () => {
    const [ming, noi] = [await customer(), await customer()];
    const tid = await registered(ming);
    const theirs = await saveHome(noi);
    const way = { tid, address_id: theirs, express: 1, transport: 12 };
    expect(refusalOf(await ming.call(calls.chooseConsignmentWay, way))).toBe("address_needed");
    expect(refusalOf(await noi.call(calls.chooseConsignmentWay, way))).toBe("order_unknown");
    expect(refusalOf(await noi.call(calls.getConsignment, { tid }))).toBe("order_unknown");
    const ordered = await journey.paid(ming);
    expect(refusalOf(await ming.call(calls.getConsignment, { tid: ordered }))).toBe(
      "order_unknown",
    );
    expect(refusalOf(await choose(ming, ordered))).toBe("order_unknown");
  });

  test("is sent to an address that says whose it is, where a warehouse takes such goods [RT-36]", async () => {
    const ming = await customer();
    const listed = async () =>
      valueOf(await ming.call(calls.queryConsignmentAddresses, {})).datalist;
    const [first, ...others] = await listed();
    expect(first?.recipient).toContain(ming.uid);
    expect(others.map((one) => one.warehouse)).toEqual(["shenzhen"]);
    await setSettings(needs, { warehouse_address_shenzhen: "" });
    expect((await listed()).map((one) => one.warehouse)).toEqual(["guangzhou"]);
    expect(refusalOf(await register(ming, { warehouse_type: "shenzhen" }))).toBe(
      "warehouse_needed",
    );
    await setSettings(needs, { warehouse_address_shenzhen: "深圳" });
  });
});
