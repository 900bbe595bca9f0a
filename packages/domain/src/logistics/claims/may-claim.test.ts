import { describe, expect, test } from "vitest";
import { addDays } from "../../kernel/business-time.ts";
import { defaultLimits } from "../../kernel/settings/limits.ts";
import { bizAttributes, orderStatuses } from "../../trade/orders/order-state.ts";
import { type LineToClaim, mayClaim } from "./may-claim.ts";

const now = new Date("2026-11-18T04:00:00Z");
const limits = { ...defaultLimits, claim_window_days: 14 };
const line: LineToClaim = {
  order_status: 7,
  biz_attribute: bizAttributes.purchase_on_behalf,
  completed_at: addDays(now, -3),
  num: 5,
  gone: 1,
  claimed: 1,
  hasOpenClaim: false,
  hasOpenRefund: false,
};
const claimed = (wish: Partial<LineToClaim>, num = 1) =>
  mayClaim({ ...line, ...wish }, num, { now, limits });
const made = { ok: true, value: null };
const refused = (code: string, values?: object) => ({
  ok: false,
  error: { code, ...(values && { values }) },
});

describe("a claim is made", () => {
  test("of a completed order only [CLM-01]", () => {
    for (const order_status of orderStatuses)
      expect(claimed({ order_status })).toEqual(
        order_status === 7 ? made : refused("claim_before_completion"),
      );
    expect(claimed({ completed_at: null })).toEqual(refused("claim_before_completion"));
  });
  test("until 14 days after completion, to the instant [CLM-01] [CLM-02] [CONST-26]", () => {
    expect(claimed({ completed_at: addDays(now, -14) })).toEqual(made);
    const later = new Date(addDays(now, -14).getTime() - 1);
    expect(claimed({ completed_at: later })).toEqual(refused("claim_too_late", { days: 14 }));
  });
  test("of goods that passed through our hands, and of nothing that was paid on somebody's behalf", () => {
    expect(claimed({ biz_attribute: bizAttributes.consignment })).toEqual(made);
    expect(claimed({ biz_attribute: bizAttributes.payment_on_behalf })).toEqual(
      refused("claim_before_completion"),
    );
  });
  test("once at a time, and not beside a refund of the line", () => {
    expect(claimed({ hasOpenClaim: true })).toEqual(refused("claim_open_already"));
    expect(claimed({ hasOpenRefund: true })).toEqual(refused("refund_open_already"));
  });
  test("of no more pieces than neither came back nor were claimed before [CLM-04]", () => {
    expect(claimed({}, 3)).toEqual(made);
    expect(claimed({}, 4)).toEqual(refused("claim_too_many", { left: 3 }));
    expect(claimed({ gone: 4 }, 1)).toEqual(refused("claim_too_many", { left: 0 }));
    expect(claimed({}, 0)).toEqual(refused("claim_number_needed"));
  });
});
