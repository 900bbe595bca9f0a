import { defaultLimits } from "../../kernel/settings/limits.ts";
import { describe, expect, test } from "vitest";
import { isClaimable } from "./claim-window.ts";
import { orderStatuses } from "../../trade/orders/order-state.ts";

const edate = new Date("2026-11-18T06:00:00Z");
const lastInstant = new Date("2026-12-02T06:00:00Z");

describe("the claim window", () => {
  test("is open from completion until 14 days later", () => {
    expect(isClaimable({ status: 7, edate }, edate, defaultLimits)).toBe(true);
    expect(isClaimable({ status: 7, edate }, lastInstant, defaultLimits)).toBe(true);
    expect(
      isClaimable({ status: 7, edate }, new Date(lastInstant.getTime() + 1), defaultLimits),
    ).toBe(false);
  });
  test("is open for completed orders only", () => {
    const open = orderStatuses.filter((status) =>
      isClaimable({ status, edate }, edate, defaultLimits),
    );
    expect(open).toEqual([7]);
    expect(isClaimable({ status: 7, edate: null }, edate, defaultLimits)).toBe(false);
  });
});
