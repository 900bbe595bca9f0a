import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { askBalanceDue, cancelBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;
const noticesOf = async (who: TestCustomer, kind: string) =>
  db
    .selectFrom("notices")
    .select("subject_values")
    .where("account_id", "=", who.id)
    .where("kind", "=", kind)
    .execute();

describe("a difference that staff ask for", () => {
  test("in goods says on the wire what it stands for in yuan, in freight nothing of it", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    for (const kind of ["goods", "freight"] as const)
      valueOf(
        await billing.call(askBalanceDue, { order_tid: tid, kind, amount: 4_530, reason: "補差" }),
      );
    const { supplement_list } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    // 45.30 dollars at 4.53 are 10 yuan.
    expect(supplement_list).toMatchObject([
      { kind: "goods", supplement_order_list: [{ item_fee: 1_000, hd_fee: 0 }] },
      {
        kind: "freight",
        is_billed: false,
        supplement_order_list: [{ item_fee: 0, hd_fee: 4_530 }],
      },
    ]);
  });

  test("says that it is being paid while a provider is, and is not paid a second time then [ORD-42]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const wanted = { order_tid: tid, kind: "goods", amount: 4_530, reason: "補差" } as const;
    const { child_tid } = valueOf(await billing.call(askBalanceDue, wanted)).data;
    await db
      .updateTable("supplements")
      .set({ pay_status: 1 })
      .where("child_tid", "=", child_tid)
      .execute();
    expect(valueOf(await ming.call(getOrderDetail, { tid })).data).toMatchObject({
      status: 6,
      supplement_list: [{ pay_status: 1 }],
    });
    expect(refusalOf(await pay(ming, child_tid))).toBe("not_payable");
  });

  test("in freight needs a reason, is told, paid and taken back like one in goods [BO-17] [ORD-41] [ORD-43]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, byAir);
    const wanted = { order_tid: tid, kind: "freight", amount: 2_000, reason: "拒收改寄" } as const;
    expect(refusalOf(await billing.call(askBalanceDue, { ...wanted, reason: " " }))).toBe(
      "reason_needed",
    );
    const { child_tid } = valueOf(await billing.call(askBalanceDue, wanted)).data;
    expect(valueOf(await ming.call(getOrderDetail, { tid })).data).toMatchObject({
      status: 6,
      supplement_list: [{ kind: "freight", reason: "拒收改寄", amount: 2_000, pay_status: 0 }],
    });
    expect(await noticesOf(ming, "supplement_billed")).toMatchObject([
      { subject_values: { tid, amount: 2_000, reason: "拒收改寄" } },
    ]);
    valueOf(await billing.call(cancelBalanceDue, { child_tid, reason: "弄錯了" }));
    expect((await journey.orderOf(tid)).status).toBe(1);
    expect(refusalOf(await pay(ming, child_tid))).toBe("not_payable");

    const again = valueOf(await billing.call(askBalanceDue, wanted)).data.child_tid;
    expect(valueOf(await pay(ming, again)).data.paid).toBe(2_000);
    expect((await journey.orderOf(tid)).status).toBe(1);
    // The bill that follows is the freight's own, whatever was asked beside it.
    await journey.billed(tid);
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(sums.second_instalment).toBe(36_800);
  });
});
