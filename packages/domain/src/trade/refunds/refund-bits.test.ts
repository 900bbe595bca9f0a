import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  hasRefundFlag,
  joinRefundBits,
  nextRefundBits,
  readRefundFlags,
  refundEvents,
  refundFlagPriority,
  refundFlags,
  shownQuantity,
  shownRefundFlag,
  shownTotal,
  type RefundEvent,
} from "./refund-bits.ts";

const pass = (events: readonly RefundEvent[]) =>
  events.reduce((bits, event) => {
    const next = nextRefundBits(bits, event);
    if (!next.ok) throw new Error(`${event} is refused at ${bits}`);
    return next.value;
  }, 0);

describe("refund_status", () => {
  test("1033 is requested, accepted and succeeded [REF-11]", () => {
    expect(readRefundFlags(1033)).toEqual(["requested", "succeeded", "accepted"]);
    expect(shownRefundFlag(1033)).toBe("succeeded");
  });
  test("with unknown bits shows what is known [REF-14]", () => {
    expect(readRefundFlags(1 | 16 | 32_768)).toEqual(["requested"]);
    expect(shownRefundFlag(16)).toBeUndefined();
  });
  test("has a place in the display for every flag", () => {
    expect(refundFlagPriority.toSorted()).toEqual(Object.keys(refundFlags).toSorted());
  });
  test("joins the newest record with the money of all records", () => {
    const paid = refundFlags.requested | refundFlags.accepted | 2 | 8;
    const rejected = refundFlags.requested | refundFlags.rejected;
    expect(readRefundFlags(joinRefundBits([paid, rejected]))).toEqual([
      "requested",
      "compensated_to_buyer",
      "succeeded",
      "rejected",
    ]);
    expect(joinRefundBits([])).toBe(0);
  });
  test("forgets what older records say of anything but money, however many there were [REF-19]", () => {
    const money = 2 | 4 | 8 | 4096;
    const anyRecord = fc.nat(16_383);
    fc.assert(
      fc.property(fc.array(anyRecord), anyRecord, (older, newest) => {
        const all = [...older, newest];
        const joined = joinRefundBits(all);
        expect(joined & ~money).toBe(newest & ~money);
        for (const bit of [2, 4, 8, 4096])
          expect((joined & bit) !== 0).toBe(all.some((record) => (record & bit) !== 0));
      }),
    );
  });
});

describe("the shown quantity", () => {
  test.each([
    [2, 10, 2, 8],
    [2, 2, 5, 0],
    [8, 10, 2, 10],
    [4096, 10, 2, 10],
    [1033, 10, 2, 10],
    [1035, 10, 2, 8],
  ])("with flags %d of %d less %d is %d", (refund_status, num, refund_num, shown) => {
    expect(shownQuantity({ num, refund_num, refund_status })).toBe(shown);
  });
});

describe("the shown total", () => {
  test("adds back what flags 2, 8 and 4096 paid out, and nothing else", () => {
    const items = [
      { refund_status: 2, refund_real: 1_00 },
      { refund_status: 8, refund_real: 10_00 },
      { refund_status: 4096, refund_real: 100_00 },
      { refund_status: 1, refund_real: 1_000_00 },
      { refund_status: 0, refund_real: 0 },
    ];
    expect(shownTotal(500_00, items)).toEqual({ total: 611_00, refunded: 111_00 });
  });
});

describe("a refund record", () => {
  test("is requested, accepted and paid", () => {
    expect(readRefundFlags(pass(["request", "accept", "pay_buyer"]))).toEqual([
      "requested",
      "compensated_to_buyer",
      "succeeded",
      "accepted",
    ]);
  });
  test("of goods that come back after completion is told apart", () => {
    const bits = pass(["request_return", "accept", "take_back", "pay_buyer"]);
    expect(hasRefundFlag(bits, "return_completed")).toBe(true);
    expect(nextRefundBits(pass(["request", "accept"]), "take_back").ok).toBe(false);
  });
  test("is not paid for goods that have to come back and are not here [REF-06]", () => {
    const returning = pass(["request_return", "accept"]);
    expect(nextRefundBits(returning, "pay_buyer").ok).toBe(false);
    expect(nextRefundBits(returning | refundFlags.return_completed, "pay_buyer").ok).toBe(true);
  });
  test("expires where goods have to come back and have not, and nowhere else [REF-10]", () => {
    const returning = pass(["request_return", "accept"]);
    expect(nextRefundBits(returning, "expire")).toEqual({
      ok: true,
      value: returning | refundFlags.closed,
    });
    const others = [pass(["request_return"]), pass(["request", "accept"])];
    const here = pass(["request_return", "accept", "take_back"]);
    const over = pass(["request_return", "accept", "expire"]);
    for (const bits of [...others, here, over])
      expect(nextRefundBits(bits, "expire").ok).toBe(false);
  });
  test("compensating keeps the quantity", () => {
    const bits = pass(["request", "accept", "compensate"]);
    expect(shownQuantity({ num: 3, refund_num: 3, refund_status: bits })).toBe(3);
  });
  test("can be closed unanswered or rejected, not accepted", () => {
    expect(nextRefundBits(pass(["request"]), "close").ok).toBe(true);
    expect(nextRefundBits(pass(["request", "reject"]), "close").ok).toBe(true);
    expect(nextRefundBits(pass(["request", "accept"]), "close")).toEqual({
      ok: false,
      error: { code: "refund_not_in_state" },
    });
  });
  test("is never both accepted and rejected, nor paid twice, whatever is tried", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...refundEvents), { maxLength: 30 }), (tried) => {
        let bits = 0;
        let payments = 0;
        for (const event of tried) {
          const next = nextRefundBits(bits, event);
          payments += next.ok && (event === "pay_buyer" || event === "compensate") ? 1 : 0;
          bits = next.ok ? next.value : bits;
        }
        expect(hasRefundFlag(bits, "accepted") && hasRefundFlag(bits, "rejected")).toBe(false);
        expect(payments).toBeLessThanOrEqual(1);
      }),
    );
  });
});
