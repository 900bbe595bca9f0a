import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import {
  askBalanceDue,
  cancelBill,
  cancelBalanceDue,
  postBill,
} from "@sampan/contract/logistics/billing/staff-billing";
import { payConfirm } from "@sampan/contract/money/payments";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
const once = { order: { transport: 12, pay_mode: "once" } } as const;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
const balancesDueOf = async (tid: string) =>
  db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .selectAll("supplements")
    .where("orders.tid", "=", tid)
    .orderBy("supplements.id")
    .execute();
const noticesOf = async (who: TestCustomer, kind: string) =>
  db
    .selectFrom("notices")
    .select("subject_values")
    .where("account_id", "=", who.id)
    .where("kind", "=", kind)
    .execute();

const logOf = async (tid: string) => {
  const rows = await db
    .selectFrom("trade_logs")
    .innerJoin("orders", "orders.id", "trade_logs.order_id")
    .select("biz_code")
    .where("orders.tid", "=", tid)
    .orderBy("trade_logs.id")
    .execute();
  return rows.map(({ biz_code }) => biz_code);
};

describe("a single instalment", () => {
  /** What was paid in advance is set to a round sum, so that the test says what it means. */
  async function receivedWithEstimate(estimate: number) {
    const ming = await customer();
    const tid = await journey.approved(ming, once);
    await db
      .updateTable("order_charges")
      .set({ amount: estimate })
      .where("kind", "=", "freight_estimate")
      .where("order_id", "=", (await journey.orderOf(tid)).id)
      .execute();
    const rich = await journey.paid(ming, byAir);
    expect(rich).not.toBe(tid);
    valueOf(await pay(ming, tid));
    await journey.received(tid);
    return { ming, tid };
  }

  test("pays only what the real freight costs more [PAY-04] [BO-18]", async () => {
    const { ming, tid } = await receivedWithEstimate(30_000);
    const { data } = valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(data).toMatchObject({ amount: 36_800, estimate: 30_000, due: 6_800 });
    expect((await journey.orderOf(tid)).status).toBe(6);
    const before = await balanceOf(ming);
    valueOf(await pay(ming, tid));
    expect(await balanceOf(ming)).toBe(before - 6_800);
    expect((await journey.orderOf(tid)).status).toBe(3);
  });

  test("gets back what was paid too much, and is ready to ship [PAY-04] [BO-18]", async () => {
    const { ming, tid } = await receivedWithEstimate(50_000);
    const [before, order] = [await balanceOf(ming), await journey.orderOf(tid)];
    const { data } = valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(data.due).toBe(36_800 - 50_000);
    expect(await balanceOf(ming)).toBe(before + 13_200);
    expect(await journey.orderOf(tid)).toMatchObject({
      status: 3,
      pay_real: order.pay_real - 13_200,
    });
    const { datalist } = valueOf(await ming.call(queryAcctLogList, {}));
    expect(datalist[0]).toMatchObject({
      direct: 1,
      amount: 13_200,
      kind: "freight_surplus",
      tid,
    });
    expect(await noticesOf(ming, "surplus_credited")).toMatchObject([
      { subject_values: { tid, amount: 13_200 } },
    ]);
    const detail = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(detail.no_item_refund_list).toMatchObject([{ amount: 13_200 }]);
    expect(detail.packages).toMatchObject([{ status: 4 }]);
  });

  test("whose estimate was right owes nothing", async () => {
    const { ming, tid } = await receivedWithEstimate(36_800);
    const before = await balanceOf(ming);
    valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(await balanceOf(ming)).toBe(before);
    expect((await journey.orderOf(tid)).status).toBe(3);
    expect(await balancesDueOf(tid)).toEqual([]);
  });
});

describe("taking a bill back", () => {
  test("before it is paid lets it be posted anew [BO-17] [ORD-43]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const { parcel, bill } = await journey.billed(tid);
    const before = await journey.orderOf(tid);
    expect(refusalOf(await billing.call(cancelBill, { tid: bill, reason: "" }))).toBe(
      "reason_needed",
    );
    valueOf(await billing.call(cancelBill, { tid: bill, reason: "量錯了" }));
    expect(await journey.orderOf(tid)).toMatchObject({
      status: 2,
      billed_at: null,
      fee_total: before.fee_total - 36_800,
    });
    expect(await balancesDueOf(tid)).toMatchObject([{ status: 9 }]);
    const released = valueOf(await ming.call(getPackageDetail, { tid: parcel })).data;
    expect(released).toMatchObject({ status: 3, bill: null, fee_total: 0 });
    expect(refusalOf(await pay(ming, bill))).toBe("not_payable");
    const again = valueOf(await billing.call(postBill, { order_tid: tid, discount: 800 })).data;
    expect(again.due).toBe(36_000);
    const detail = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(detail.charges).toHaveLength(2);
    valueOf(await pay(ming, tid));
    expect((await journey.orderOf(tid)).status).toBe(3);
  });

  test("is refused once it is paid or taken back [BO-17]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const { bill } = await journey.billed(tid);
    valueOf(await pay(ming, tid));
    const cancel = { tid: bill, reason: "late" };
    expect(refusalOf(await billing.call(cancelBill, cancel))).toBe("not_payable");
    expect((await journey.orderOf(tid)).status).toBe(3);

    const other = await journey.billed(await journey.paid(ming, byAir));
    const twice = { tid: other.bill, reason: "量錯了" };
    valueOf(await billing.call(cancelBill, twice));
    expect(refusalOf(await billing.call(cancelBill, twice))).toBe("not_payable");
    const acts = await db
      .selectFrom("audit_log")
      .select("action")
      .where("object_id", "=", other.bill)
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(["post_bill", "cancel_bill"]);
  });
});

describe("a difference in goods", () => {
  test("makes the order wait for its payment, and go on after it [BO-17] [ORD-40] [ORD-41]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const before = await journey.orderOf(tid);
    const wanted = { order_tid: tid, amount: 4_530, reason: "賣家調價" };
    const { child_tid } = valueOf(await billing.call(askBalanceDue, wanted)).data;
    expect((await journey.orderOf(tid)).status).toBe(6);
    expect(await noticesOf(ming, "supplement_billed")).toMatchObject([
      { subject_values: { tid, amount: 4_530, reason: "賣家調價" } },
    ]);
    const paid = valueOf(await pay(ming, child_tid)).data;
    expect(paid).toMatchObject({ paid: 4_530, page: "order" });
    expect(await journey.orderOf(tid)).toMatchObject({
      status: 1,
      fee_total: before.fee_total + 4_530,
      pay_real: before.pay_real + 4_530,
    });
    expect(await balancesDueOf(tid)).toMatchObject([{ pay_status: 2, status: 1 }]);
    expect(await noticesOf(ming, "supplement_paid")).toMatchObject([
      { subject_values: { tid, amount: 4_530, currency: "TWD" } },
    ]);
    expect(await noticesOf(ming, "freight_paid")).toEqual([]);
  });

  test.each(["paid", "taken back"])(
    "%s after the goods came lets the customer know that they are there, once [BO-53] [ORD-19]",
    async (ending) => {
      const ming = await customer();
      const tid = await journey.paid(ming, byAir);
      const ask = async () => {
        const wanted = { order_tid: tid, amount: 100, reason: "賣家調價" };
        return valueOf(await billing.call(askBalanceDue, wanted)).data.child_tid;
      };
      const end = async (child_tid: string) =>
        ending === "paid"
          ? valueOf(await pay(ming, child_tid))
          : valueOf(await billing.call(cancelBalanceDue, { child_tid, reason: "弄錯了" }));
      const child_tid = await ask();
      await journey.received(tid);
      expect((await journey.orderOf(tid)).status).toBe(6);
      expect(await noticesOf(ming, "goods_arrived")).toEqual([]);
      await end(child_tid);
      expect((await journey.orderOf(tid)).status).toBe(2);
      expect(await noticesOf(ming, "goods_arrived")).toHaveLength(1);
      expect((await logOf(tid)).at(-1)).toBe(orderLogCodes.all_arrived);

      await end(await ask());
      expect((await journey.orderOf(tid)).status).toBe(2);
      expect(await noticesOf(ming, "goods_arrived")).toHaveLength(1);
    },
  );

  test("paid with points leaves the sum of the freight as it is billed", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    await fund(db, ming, { kind: "points", amount: 10, now: clock.now() });
    const wanted = { order_tid: tid, amount: 10_000, reason: "賣家調價" };
    const { child_tid } = valueOf(await billing.call(askBalanceDue, wanted)).data;
    const paid = await ming.call(payConfirm, { tids: [child_tid], currency: "TWD", points: 10 });
    expect(valueOf(paid).data.paid).toBe(9_900);
    await journey.billed(tid);
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(sums.second_instalment).toBe(36_800);
    expect(sums.rows.map(({ key }) => key)).not.toContain("points");
  });

  test("can be taken back before it is paid, and not after [BO-17] [ORD-43]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const add = async () =>
      valueOf(await billing.call(askBalanceDue, { order_tid: tid, amount: 100, reason: "x" })).data
        .child_tid;
    const child_tid = await add();
    const asked = await journey.orderOf(tid);
    valueOf(await billing.call(cancelBalanceDue, { child_tid, reason: "弄錯了" }));
    expect(await journey.orderOf(tid)).toMatchObject({
      status: 1,
      fee_total: asked.fee_total - 100,
    });
    expect(refusalOf(await pay(ming, child_tid))).toBe("not_payable");
    const second = await add();
    valueOf(await pay(ming, second));
    const late = { child_tid: second, reason: "late" };
    expect(refusalOf(await billing.call(cancelBalanceDue, late))).toBe("not_payable");
  });

  test("needs a reason and an order under way [ORD-18]", async () => {
    const ming = await customer();
    const unpaid = await journey.approved(ming);
    const ask = async (order_tid: string, reason: string) =>
      refusalOf(await billing.call(askBalanceDue, { order_tid, amount: 100, reason }));
    expect(await ask(unpaid, "x")).toBe("order_not_in_state");
    expect(await ask(await journey.paid(ming), " ")).toBe("reason_needed");
  });
});

test("after all of this the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
