import { listOrdersToBill, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail, queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import * as desk from "@sampan/contract/logistics/storage/staff-storage";
import { extendStorage, giveUpStored } from "@sampan/contract/logistics/storage/storage";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { addDays } from "@sampan/domain/kernel/business-time";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { letLie } from "../../../../../tests/support/test-storage.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { watchStorage } from "./storage-jobs.ts";

const world = await openTestApp();
const { clock, customer, db, needs, staff } = world;
const journey = await openJourney(world);
const [one, other] = [await staff("warehouse"), await staff("warehouse")];

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
beforeEach(() => setSettings(needs, { free_storage_days: { guangzhou: 20, shenzhen: 90 } }));

async function stored(who?: TestCustomer) {
  const ming = who ?? (await customer());
  const order = await journey.paid(ming, { order: { transport: 9 } });
  return { ming, order, tid: await journey.received(order) };
}
/** Past its end and its deadline, with every word to its owner. */
async function leftLying(who?: TestCustomer) {
  const lying = await stored(who);
  await letLie(world, lying.tid, { days: 36, watched: true });
  return lying;
}
const reason = "三次通知都没有回复";
const find = async (tab: desk.StorageTab, tid: string) =>
  valueOf(await one.call(desk.listStorage, { tab, text: tid })).datalist[0];
const cash = async (who: TestCustomer) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", who.id)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;

describe("goods that were left lying", () => {
  test("are proposed by one person and given up by another, for nothing, and their order closes", async () => {
    const { ming, order, tid } = await leftLying();
    const before = await cash(ming);
    expect((await find("due", tid))?.acts).toEqual(["give_days", "ask_abandon"]);
    valueOf(await one.call(desk.askAbandon, { tid, reason }));
    expect((await find("asked", tid))?.acts).toEqual(["give_days", "keep"]);
    expect(refusalOf(await one.call(desk.abandonStored, { tid }))).toBe("self_approval");
    const { data } = valueOf(await other.call(desk.abandonStored, { tid }));
    expect(data).toMatchObject({ storage: null, acts: [], abandonment: { state: "done", reason } });

    const shown = valueOf(await ming.call(getOrderDetail, { tid: order })).data;
    expect(shown).toMatchObject({ status: 9 });
    expect(await cash(ming)).toBe(before);
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid: order })).datalist;
    expect(log.map(({ content }) => content)).toContain(`包裹 ${tid} 的商品已弃置，不退货款`);
    const [row] = await journey.itemsOf(order);
    const amounts = { refund_real: 0, refund_value: 0 };
    expect(row).toMatchObject({ status: 15, ...amounts, refund_num: row?.num });
    const { data: parcel } = valueOf(await ming.call(getPackageDetail, { tid }));
    expect(parcel).toMatchObject({ transport_state: "abandoned", storage: null });
    expect(parcel.items).toHaveLength(1);
    const list = async (search: { transportArr?: ["abandoned"] }) =>
      valueOf(await ming.call(queryLogisticsList, { search })).datalist.map((found) => found.tid);
    expect(await list({})).toEqual([]);
    expect(await list({ transportArr: ["abandoned"] })).toEqual([tid]);
    expect((await find("done", tid))?.tid).toBe(tid);
    expect(await find("ending", tid)).toBeUndefined();
    expect(refusalOf(await other.call(desk.abandonStored, { tid }))).toBe("storage_not_in_state");
  });

  test("wait for the deadline and for three words to their owner", async () => {
    const { tid } = await stored();
    await letLie(world, tid, { days: 34 });
    expect(refusalOf(await one.call(desk.askAbandon, { tid, reason }))).toBe("storage_not_due");
    await letLie(world, tid, { days: 1 });
    expect(refusalOf(await one.call(desk.askAbandon, { tid, reason }))).toBe("storage_untold");
    for (const ago of [14, 7, 0])
      await watchStorage({ ...needs, clock: () => addDays(clock.now(), -ago) });
    expect(refusalOf(await one.call(desk.askAbandon, { tid, reason: " " }))).toBe("reason_needed");
    valueOf(await one.call(desk.askAbandon, { tid, reason }));
  });

  test("are kept where somebody keeps them, gives them days, or their owner buys some", async () => {
    const { ming, tid } = await leftLying();
    valueOf(await one.call(desk.askAbandon, { tid, reason }));
    valueOf(await one.call(desk.keepStored, { tid }));
    expect((await find("due", tid))?.abandonment?.state).toBe("kept");

    valueOf(await one.call(desk.askAbandon, { tid, reason }));
    expect(refusalOf(await other.call(desk.giveDays, { tid, days: 5, reason: "" }))).toBe(
      "reason_needed",
    );
    const given = valueOf(await other.call(desk.giveDays, { tid, days: 5, reason: "出差中" })).data;
    expect(given.abandonment?.state).toBe("kept");
    expect(given.extensions).toMatchObject([{ days: 5, amount: 0, reason: "出差中" }]);

    const { storage_offer } = valueOf(await ming.call(getPackageDetail, { tid })).data;
    if (!storage_offer) throw new Error("no days are offered");
    const { until, amount } = storage_offer;
    valueOf(await ming.call(extendStorage, { tid, until, amount }));
    expect(refusalOf(await one.call(desk.askAbandon, { tid, reason }))).toBe("storage_not_due");
  });

  test("are never given up with a bill, and never billed once they are given up", async () => {
    const { ming, order, tid } = await leftLying();
    const billed = await leftLying();
    valueOf(await one.call(desk.askAbandon, { tid: billed.tid, reason }));
    valueOf(await journey.billing.call(postBill, { order_tid: billed.order }));
    expect(refusalOf(await other.call(desk.abandonStored, { tid: billed.tid }))).toBe(
      "storage_not_in_state",
    );
    const days = { tid: billed.tid, days: 5, reason: "出差中" };
    expect(refusalOf(await other.call(desk.giveDays, days))).toBe("storage_not_in_state");
    expect(refusalOf(await one.call(desk.keepStored, { tid: billed.tid }))).toBe(
      "storage_not_in_state",
    );
    valueOf(await ming.call(giveUpStored, { tid, accept: 1 }));
    const queue = valueOf(await journey.billing.call(listOrdersToBill, { page_size: 100 }));
    expect(queue.datalist.flatMap(({ order_tids }) => order_tids)).not.toContain(order);
    expect(refusalOf(await journey.billing.call(postBill, { order_tid: order }))).toBe(
      "order_not_in_state",
    );
  });
});

test("an owner gives up their own goods knowingly, and nobody else's", async () => {
  const { ming, order, tid } = await stored();
  const nok = await customer();
  expect(refusalOf(await nok.call(giveUpStored, { tid, accept: 1 }))).toBe("parcel_unknown");
  valueOf(await ming.call(giveUpStored, { tid, accept: 1 }));
  expect(refusalOf(await ming.call(giveUpStored, { tid, accept: 1 }))).toBe("storage_not_in_state");
  expect(await journey.orderOf(order)).toMatchObject({ status: 9, closed_at: clock.now() });
  expect((await find("done", tid))?.abandonment).toMatchObject({ asked_by: "", ended_by: "" });
});

test("the dashboard counts what is past its end, and what is past its deadline", async () => {
  const reader = await staff("admin");
  const counted = async () => valueOf(await reader.call(getDashboard, {})).data.queues.storage;
  const before = await counted();
  const { tid } = await stored();
  await letLie(world, tid, { days: 21 });
  expect(await counted()).toMatchObject({ count: before.count + 1, late: before.late });
  await letLie(world, tid, { days: 14 });
  const after = await counted();
  expect(after).toMatchObject({ count: before.count + 1, late: before.late + 1 });
  expect(after.oldest_minutes).toBeGreaterThanOrEqual(15 * 24 * 60);
});
