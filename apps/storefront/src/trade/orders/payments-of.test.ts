import {
  balanceDueStatuses,
  type BalanceDueState,
} from "@sampan/domain/trade/charges/balance-due-state";
import { describe, expect, test } from "vitest";
import { balancesDueOf, usedInPayment } from "./payments-of.ts";

const supplement = (state: BalanceDueState, pay_real = 0) => ({
  ...balanceDueStatuses[state],
  pay_real,
  kind: "freight" as const,
  is_billed: true,
  amount: 33_800,
  reason: "",
  cdate: "2026-11-18 14:07:00",
  supplement_order_list: [{ child_tid: "SP261118WXQV1V", hd_fee: 33_800, item_fee: 0 }],
  price_rise: null,
});
const shown = (...supplement_list: ReturnType<typeof supplement>[]) =>
  balancesDueOf({ supplement_list });

describe("the supplements of an order", () => {
  test("say what is asked while pending, and what was paid once they succeeded [ORD-40] [ORD-41]", () => {
    expect(shown(supplement("pending"))).toMatchObject([{ state: "pending", cents: 33_800 }]);
    expect(shown(supplement("succeeded", 30_800))).toMatchObject([
      { state: "succeeded", cents: 30_800 },
    ]);
  });

  test("show one being paid as such, and hide a cancelled one [ORD-42] [ORD-43]", () => {
    expect(shown(supplement("paying"), supplement("cancelled"))).toMatchObject([
      { state: "paying" },
    ]);
  });
});

describe("what else paid the first instalment", () => {
  const used = (pay_remark_string: string) =>
    usedInPayment({ pay_info: { exchange_rate: "4.53", pay_remark_string } });

  test("is a red packet where the text holds HONGBAO [ORD-73]", () => {
    expect(used('{"HONGBAO":5000,"POINTS":200}')).toEqual({ bonus: 5_000, coupon: 0, points: 200 });
  });

  test("is nothing where the text cannot be read [ORD-91]", () => {
    expect(used("{broken")).toEqual({ bonus: 0, coupon: 0, points: 0 });
    expect(used("")).toEqual({ bonus: 0, coupon: 0, points: 0 });
  });
});
