import { randomBytes } from "node:crypto";
import * as calls from "@sampan/contract/logistics/consignments/consignments";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { addDays } from "@sampan/domain/kernel/business-time";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  measures,
  openJourney,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { endAwaitedConsignments } from "./consignment-jobs.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const journey = await openJourney(world);
const { reviewer, warehouse, orderOf } = journey;
beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
afterEach(() => setSettings(needs, {}));

const number = () => `SF${randomBytes(6).toString("hex").toUpperCase()}`;
const lamp = { name: "台灯", num: 2, value: 88_00 };

const register = async (who: TestCustomer, numbers: readonly string[]) =>
  who.call(calls.createConsignTrade, {
    lines: numbers.map((express_no) => ({ ...lamp, express_no })),
    warehouse_type: "guangzhou",
    images: [await storeProof(db, { accountId: who.id, now: clock.now() })],
  });
async function accepted(who: TestCustomer, numbers: readonly string[]): Promise<string> {
  const { tid } = valueOf(await register(who, numbers)).data;
  valueOf(await reviewer.call(approveOrder, { tid }));
  return tid;
}
const shown = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(calls.getConsignment, { tid })).data;
const endAt = (moment: Date) => endAwaitedConsignments({ ...needs, clock: () => moment });
const toldOf = async (who: TestCustomer) =>
  (
    await db
      .selectFrom("notices")
      .select("subject_values as values")
      .where("account_id", "=", who.id)
      .where("kind", "=", "consignment_lapsed")
      .execute()
  ).map(({ values }) => values);

test("goods that were registered and never came end by themselves, said beforehand and told once, and free their number", async () => {
  const [ming, nok] = [await customer(), await customer()];
  const express_no = number();
  const tid = await accepted(ming, [express_no]);
  const { awaited_until } = await shown(ming, tid);
  expect(awaited_until).not.toBe("");
  expect(refusalOf(await register(nok, [express_no]))).not.toBe("accepted");
  const end = new Date(`${awaited_until.replace(" ", "T")}+08:00`);
  await endAt(new Date(end.getTime() - 1000));
  expect((await shown(ming, tid)).lines).toMatchObject([{ state: "expected" }]);
  await Promise.all([endAt(end), endAt(end)]);
  await endAt(addDays(end, 1));
  expect(await shown(ming, tid)).toMatchObject({
    status: 9,
    awaited_until: "",
    lines: [{ state: "ended" }],
  });
  expect(await orderOf(tid)).toMatchObject({ closed_at: end });
  expect(await toldOf(ming)).toMatchObject([{ tid, express_no }]);
  valueOf(await register(nok, [express_no]));
});

test("a number that ended with a consignment is free for what a seller sends, whichever way that goes", async () => {
  const [ming, lan] = [await customer(), await customer()];
  const express_no = number();
  const tid = await accepted(ming, [express_no]);
  const { awaited_until } = await shown(ming, tid);
  await endAt(new Date(`${awaited_until.replace(" ", "T")}+08:00`));
  const [item] = await journey.itemsOf(await journey.paid(lan));
  const oid = item?.oid ?? "";
  valueOf(await journey.buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
  const sent = { lines: [{ oid, num: 1 }], express_no };
  expect(refusalOf(await journey.buyer.call(recordSellerShipment, sent))).toBe("accepted");
});

test("of a consignment that came in part the rest goes on, and a number that has come is not ended", async () => {
  await setSettings(needs, { consignment_wait_days: 14 });
  const ming = await customer();
  const numbers = [number(), number()];
  const tid = await accepted(ming, numbers);
  const line = (await shown(ming, tid)).lines.find(({ express_no }) => express_no === numbers[0]);
  if (!line) throw new Error("the consignment has no such line");
  const lines = [{ oid: line.oid, num: line.num }];
  const receipt = { express_no: line.express_no, warehouse: "guangzhou", lines, measures } as const;
  valueOf(await warehouse.call(receiveParcel, receipt));
  expect((await shown(ming, tid)).status).toBe(1);
  await endAt(addDays(clock.now(), 40));
  const after = await shown(ming, tid);
  expect(after.lines.map(({ state }) => state).toSorted()).toEqual(["ended", "received"]);
  expect(after.status).toBe(2);
  expect(await toldOf(ming)).toMatchObject([{ express_no: numbers[1] }]);
});

/** The parcel that came under the number of somebody's only line. */
async function come(who: TestCustomer, tid: string): Promise<string> {
  const [line] = (await shown(who, tid)).lines;
  if (!line) throw new Error("the consignment has no line");
  const lines = [{ oid: line.oid, num: line.num }];
  const receipt = { express_no: line.express_no, warehouse: "guangzhou", lines, measures } as const;
  return valueOf(await warehouse.call(receiveParcel, receipt)).data.tid;
}

test("a parcel of goods bought elsewhere shows what is in it and whose order it is of [PKG-25] [CONS-06]", async () => {
  const ming = await customer();
  const tid = await accepted(ming, [number()]);
  const { data } = valueOf(await ming.call(getPackageDetail, { tid: await come(ming, tid) }));
  const items = [{ oid: `${tid}-1`, i18n: { zh: "台灯" }, num: 2 }];
  expect(data).toMatchObject({ order_tids: [tid], items });
});

test("of a number that ended, its first owner learns nothing of the parcel that comes for somebody else", async () => {
  const [ming, nok] = [await customer(), await customer()];
  const express_no = number();
  const first = await accepted(ming, [express_no]);
  await endAt(addDays(clock.now(), 400));
  const second = await accepted(nok, [express_no]);
  const parcel_tid = await come(nok, second);
  expect((await shown(nok, second)).lines).toMatchObject([{ state: "received", parcel_tid }]);
  const ended = { state: "ended", parcel_tid: "", received_at: "" };
  expect((await shown(ming, first)).lines).toMatchObject([ended]);
  const asked = { express_numbers: [express_no] };
  const checked = valueOf(await ming.call(calls.checkExpressNumbers, asked)).data;
  expect(checked).toMatchObject([{ state: "unregistered", received_at: "" }]);
});
