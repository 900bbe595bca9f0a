import { confirmReceipt, getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import {
  createBox,
  loadBox,
  moveBox,
  moveDelivery,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { deriveOrderStatus } from "@sampan/domain/trade/orders/derive-order-status";
import { orderLogEventOf } from "@sampan/domain/trade/orders/order-log";
import { beforeAll, describe, expect, test } from "vitest";
import { factsOf, readStoredFacts } from "../apps/server/src/trade/orders/rewrite-order-status.ts";
import { checkLedger } from "../apps/server/src/money/ledger/check-ledger.ts";
import { openTestApp } from "./support/test-app.ts";
import { insertRates, insertTariff } from "./support/test-goods.ts";
import { fund, openJourney, pay, type TestCustomer } from "./support/test-journey.ts";
import { valueOf } from "./support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const statusOf = async (tid: string) => (await journey.orderOf(tid)).status;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

async function shipAndHandOver(region: "TW" | "TH", parcel: string): Promise<void> {
  const wish = { warehouse: "guangzhou", region, transport: 12 } as const;
  const { number } = valueOf(await logistics.call(createBox, wish)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  for (const event of ["seal", "depart", "enter_customs", "arrive"] as const)
    valueOf(await logistics.call(moveBox, { number, event }));
  for (const event of ["prepare_delivery", "give_to_carrier", "hand_over"] as const)
    valueOf(await logistics.call(moveDelivery, { tid: parcel, event }));
}

describe("a whole purchase", () => {
  test.each([
    { region: "TW", currency: "TWD" },
    { region: "TH", currency: "THB" },
  ] as const)(
    "in two instalments passes review, payment, warehouse and second payment in this order, in $region [ORD-15] [PAY-05]",
    async ({ region, currency }) => {
      const ming = await customer({ region });
      await fund(db, ming, { amount: 1_000_000, now: clock.now() });
      const seen: number[] = [];
      const tid = await journey.approved(ming, { order: { transport: 12 }, num: 3 });
      seen.push(await statusOf(tid));
      const first = valueOf(await pay(ming, tid)).data;
      seen.push(await statusOf(tid));
      const parcel = await journey.received(tid);
      seen.push(await statusOf(tid));
      valueOf(await journey.billing.call(postBill, { order_tid: tid }));
      seen.push(await statusOf(tid));
      const second = valueOf(await pay(ming, parcel)).data;
      seen.push(await statusOf(tid));
      await shipAndHandOver(region, parcel);
      seen.push(await statusOf(tid));
      valueOf(await ming.call(confirmReceipt, { tid }));
      seen.push(await statusOf(tid));
      expect(seen).toEqual([0, 1, 2, 6, 3, 5, 7]);

      expect(await balanceOf(ming)).toBe(1_000_000 - first.paid - second.paid);
      expect(second.paid).toBe(36_800);
      const { datalist } = valueOf(await ming.call(queryAcctLogList, {}));
      expect(datalist.map(({ kind, amount }) => [kind, amount])).toEqual([
        ["payment_freight", second.paid],
        ["payment_order", first.paid],
        ["topup_bank", 1_000_000],
      ]);
      const detail = valueOf(await ming.call(getOrderDetail, { tid })).data;
      expect(detail).toMatchObject({ currency, pay_real: first.paid + second.paid });
    },
  );

  test("leaves a line in the trade log for every step of its way [ORD-19]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { order: { transport: 12 } });
    const { parcel } = await journey.billed(tid);
    valueOf(await pay(ming, tid));
    await shipAndHandOver("TW", parcel);
    valueOf(await ming.call(confirmReceipt, { tid }));
    const { id } = await journey.orderOf(tid);
    const logs = await db
      .selectFrom("trade_logs")
      .select(["biz_code", "at"])
      .where("order_id", "=", id)
      .orderBy("id")
      .execute();
    const events = logs.map(({ biz_code }) => orderLogEventOf(biz_code));
    expect(events.filter((event) => event !== "transport_step")).toEqual([
      "placed",
      "approved",
      "first_paid",
      "purchased",
      "seller_shipped",
      "package_received",
      "measured",
      "all_arrived",
      "billed",
      "supplement_paid",
      "shipped",
      "handed_over",
      "receipt_confirmed",
      "completed",
    ]);
  });
});

test("every order's stored status is the one its facts give [ORD-68]", async () => {
  const orders = await db.selectFrom("orders").select(["id", "status"]).execute();
  expect(orders.length).toBeGreaterThan(2);
  for (const { id, status } of orders) {
    const { facts } = factsOf(await readStoredFacts(db, id));
    expect(deriveOrderStatus(facts)).toBe(status);
  }
});

test("after all of this the ledger adds up to the cent [WAL-50] [MONEY-09]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
