import { describe, expect, test } from "vitest";
import { addDays } from "../../kernel/business-time.ts";
import { defaultLimits } from "../../kernel/settings/limits.ts";
import { itemStatuses, type ItemStatus } from "../orders/item-state.ts";
import { mayAskRefund, type LineToAsk } from "./may-ask-refund.ts";

const now = new Date("2026-11-18T04:00:00Z");
const limits = { ...defaultLimits, claim_window_days: 14, refund_return_days: 5 };
const line: LineToAsk = {
  order_status: 3,
  status: 13,
  num: 5,
  gone: 2,
  open: 0,
  received_at: null,
  completed_at: null,
};
const asked = (wish: Partial<LineToAsk>, num = 1) =>
  mayAskRefund({ ...line, ...wish }, num, { now, limits });
const opened = (step: string) => ({ ok: true, value: step });
const refused = (code: string, values?: object) => ({
  ok: false,
  error: { code, ...(values && { values }) },
});

describe("a refund is asked for", () => {
  const requested: readonly ItemStatus[] = [4, 5, 6, 7, 13, 16, 19, 20, 21];
  const unpaid: readonly ItemStatus[] = [1, 2];
  const closed: readonly ItemStatus[] = [3, 15];
  const answerTo = (status: ItemStatus) => {
    if (requested.includes(status)) return opened("request");
    if (unpaid.includes(status)) return refused("item_not_in_state");
    return refused(closed.includes(status) ? "refund_of_closed" : "refund_in_transit");
  };
  test.each(itemStatuses.map((status) => [status, answerTo(status)] as const))(
    "of a line in status %d: %j [ORD-20]",
    (status, answer) => expect(asked({ status })).toEqual(answer),
  );

  test.each([6, 7] as const)(
    "within days of the warehouse's receipt only, of a line there in status %d [ORD-20]",
    (status) => {
      expect(asked({ status, received_at: addDays(now, -5) })).toEqual(opened("request"));
      const later = new Date(addDays(now, -5).getTime() - 1);
      expect(asked({ status, received_at: later })).toEqual(
        refused("refund_too_late", { days: 5 }),
      );
    },
  );
  test("however long ago a part was received, while the rest is on its way", () => {
    expect(asked({ status: 21, received_at: addDays(now, -90) })).toEqual(opened("request"));
  });

  test("as a return of what was handed over, within days of the order's completion", () => {
    const completed = { order_status: 7, status: 12 } as const;
    expect(asked({ ...completed, completed_at: addDays(now, -14) })).toEqual(
      opened("request_return"),
    );
    const later = new Date(addDays(now, -14).getTime() - 1);
    expect(asked({ ...completed, completed_at: later })).toEqual(
      refused("refund_too_late", { days: 14 }),
    );
  });

  test("of a closed order never", () => {
    expect(asked({ order_status: 9 })).toEqual(refused("refund_of_closed"));
    expect(asked({ order_status: 9, open: 1 }, 9)).toEqual(refused("refund_of_closed"));
  });
  test("once at a time", () => {
    expect(asked({ open: 1 })).toEqual(refused("refund_open_already"));
  });
  test("of no more pieces than are left [REF-18]", () => {
    expect(asked({}, 3)).toEqual(opened("request"));
    expect(asked({}, 4)).toEqual(refused("refund_too_many", { left: 3 }));
  });
});
