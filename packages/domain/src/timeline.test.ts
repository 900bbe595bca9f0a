import { describe, expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { itemStatuses } from "./item-state.ts";
import { orderStatuses } from "./order-state.ts";
import { timelineOf, timelineSteps, type TimelineFacts } from "./timeline.ts";

const at = (day: string) => new Date(`2026-11-${day}T04:00:00Z`);
const awaitingFreight: TimelineFacts = {
  status: 6,
  biz_attribute: 0,
  items: [7, 7],
  happenedAt: {
    ordered: at("10"),
    reviewed: at("11"),
    first_paid: at("11"),
    purchased: at("11"),
    seller_shipped: at("12"),
    warehouse_arrived: at("18"),
  },
  closedAt: null,
  transitDays: { min: 4, max: 6 },
};
const now = at("19");

const keysIn = (facts: TimelineFacts, state: "done" | "now" | "expected") =>
  timelineOf(facts, now)
    .filter((step) => step.state === state)
    .map((step) => step.key);

describe("the line from seller to door", () => {
  test("of an order awaiting its freight shows what is done, due and expected", () => {
    expect(keysIn(awaitingFreight, "done").at(-1)).toBe("warehouse_arrived");
    expect(keysIn(awaitingFreight, "now")).toEqual(["freight_paid"]);
    expect(keysIn(awaitingFreight, "expected")).toEqual([
      "departed",
      "customs",
      "destination_arrived",
      "delivering",
      "received",
      "completed",
    ]);
    expect(timelineOf(awaitingFreight, now)[0]).toEqual({
      key: "ordered",
      state: "done",
      at: at("10"),
    });
  });
  test("expects the next steps after the last known time, by the days of the order's line", () => {
    const steps = timelineOf(awaitingFreight, now);
    const expectedAt = (key: string) => steps.find((step) => step.key === key)?.expected;
    expect(expectedAt("freight_paid")).toEqual({ from: at("19"), to: at("21") });
    expect(expectedAt("departed")).toEqual({ from: at("20"), to: at("24") });
    expect(expectedAt("customs")).toEqual({ from: at("24"), to: at("30") });
  });
  test("expects nothing in the past, however late it is", () => {
    const late = new Date("2027-01-05T04:00:00Z");
    const ahead = timelineOf(awaitingFreight, late).flatMap((step) => step.expected ?? []);
    expect(ahead.every(({ from, to }) => from >= late && to >= from)).toBe(true);
  });
  test.each([
    [{ status: -1, items: [1] }, "reviewed"],
    [{ status: 0, items: [2] }, "first_paid"],
    [{ status: 1, items: [13, 4] }, "purchased"],
    [{ status: 1, items: [4, 5] }, "seller_shipped"],
    [{ status: 1, items: [5, 6] }, "warehouse_arrived"],
    [{ status: 2, items: [6, 15] }, "freight_paid"],
    [{ status: 3, items: [7] }, "departed"],
    [{ status: 4, items: [8] }, "customs"],
    [{ status: 4, items: [9] }, "destination_arrived"],
    [{ status: 4, items: [11] }, "delivering"],
    [{ status: 4, items: [18] }, "received"],
    [{ status: 5, items: [12] }, "completed"],
  ] as const)("with %j stands before %s", (facts, key) => {
    expect(keysIn({ ...awaitingFreight, ...facts }, "now")).toEqual([key]);
  });
  test("of a completed order has nothing ahead", () => {
    const steps = timelineOf({ ...awaitingFreight, status: 7, items: [12] }, now);
    expect(steps.map((step) => step.key)).toEqual([...timelineSteps]);
    expect(steps.every((step) => step.state === "done")).toBe(true);
  });
  test("of a closed order ends where it was closed", () => {
    const rejected = { ...awaitingFreight, status: 9, happenedAt: { ordered: at("10") } } as const;
    expect(timelineOf({ ...rejected, closedAt: at("11") }, now)).toEqual([
      { key: "ordered", state: "done", at: at("10") },
      { key: "closed", state: "done", at: at("11") },
    ]);
  });
  test("of a payment on behalf passes no warehouse, of a consignment no purchase", () => {
    const onBehalf = { ...awaitingFreight, status: 1, biz_attribute: 2, items: [13] } as const;
    expect(timelineOf(onBehalf, now).map((step) => step.key)).toEqual([
      "ordered",
      "reviewed",
      "first_paid",
      "purchased",
      "completed",
    ]);
    const consigned = { ...awaitingFreight, biz_attribute: 1 } as const;
    expect(timelineOf(consigned, now).map((step) => step.key)).not.toContain("purchased");
  });
  test("is always done, then at most one now, then expected", () => {
    const anyFacts = fc.record({
      status: fc.constantFrom(...orderStatuses),
      biz_attribute: fc.constantFrom(0, 1, 2),
      items: fc.array(fc.constantFrom(...itemStatuses)),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const states = timelineOf({ ...awaitingFreight, ...facts }, now).map((step) => step.state);
        expect(states.join(" ")).toMatch(/^(done ?)*(now ?)?(expected ?)*$/);
        expect(states).toContain("done");
      }),
    );
  });
});
