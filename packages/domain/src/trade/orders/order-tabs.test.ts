import { describe, expect, test } from "vitest";
import { orderStatuses } from "./order-state.ts";
import { orderTabs, statusesOfTab, tabOf } from "./order-tabs.ts";

describe("the order tabs", () => {
  test("are eight", () => expect(orderTabs).toHaveLength(8));
  test.each([
    ["to_be_reviewed", [-1]],
    ["pending_payment", [0, 6]],
    ["in_progress", [1, 2, 3]],
    ["shipped", [4]],
    ["signed", [5]],
    ["completed", [7]],
    ["closed", [9]],
  ] as const)("%s shows the statuses %j", (tab, statuses) => {
    expect(new Set(statusesOfTab(tab))).toEqual(new Set(statuses));
  });
  test("show every order once beside all", () => {
    expect(statusesOfTab("all")).toEqual([...orderStatuses]);
    for (const status of orderStatuses) expect(statusesOfTab(tabOf(status))).toContain(status);
  });
});
