import { expect, test } from "vitest";
import {
  abandonmentStates,
  checkDue,
  checkLyingLines,
  type LyingLine,
  nextAbandonmentState,
} from "./abandonment.ts";

const line: LyingLine = {
  status: 7,
  order_status: 2,
  num: 3,
  wanted: 3,
  hasOpenRefund: false,
};
const refusalOf = (...changes: Partial<LyingLine>[]) => {
  const checked = checkLyingLines(changes.map((change) => ({ ...line, ...change })));
  return checked.ok ? undefined : checked.error.code;
};

test("goods may be given up only whole, without a bill, a balance due or a refund", () => {
  expect(refusalOf({}, { status: 6, order_status: 1 })).toBeUndefined();
  expect(refusalOf({}, { status: 21, num: 1 })).toBe("storage_awaited");
  expect(refusalOf({ num: 2 })).toBe("storage_awaited");
  expect(refusalOf({ num: 2, wanted: 2 })).toBeUndefined();
  expect(refusalOf({ order_status: 6 })).toBe("storage_bill_open");
  expect(refusalOf({ order_status: 3 })).toBe("storage_not_in_state");
  expect(refusalOf({}, { hasOpenRefund: true })).toBe("refund_open_already");
  // What was refunded holds nothing up.
  expect(refusalOf({ status: 15, order_status: 9, num: 3, wanted: 0 })).toBeUndefined();
});

test("staff wait for the deadline and for three words to the owner", () => {
  const due = { stage: "due", deadline: "2026-04-14" } as const;
  expect(checkDue(due, [14, 7, 3])).toEqual({ ok: true, value: null });
  expect(checkDue(due, [1, -1])).toEqual({ ok: false, error: { code: "storage_untold" } });
  expect(checkDue({ ...due, stage: "over" }, [14, 7, 3, 1])).toEqual({
    ok: false,
    error: { code: "storage_not_due", values: { date: "2026-04-14" } },
  });
});

test("what was proposed is kept or done, once", () => {
  expect(nextAbandonmentState("asked", "keep")).toEqual({ ok: true, value: "kept" });
  expect(nextAbandonmentState("asked", "finish")).toEqual({ ok: true, value: "done" });
  for (const state of abandonmentStates.filter((one) => one !== "asked"))
    for (const event of ["keep", "finish"] as const)
      expect(nextAbandonmentState(state, event)).toEqual({
        ok: false,
        error: { code: "storage_not_in_state" },
      });
});
