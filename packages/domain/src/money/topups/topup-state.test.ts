import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { needsSecondPerson, nextTopupState, topupStates, type TopupEvent } from "./topup-state.ts";

const events: readonly TopupEvent[] = [
  "approve",
  "reject",
  "start_payment",
  "confirm",
  "fail",
  "expire",
  "give_up",
];

describe("a top-up", () => {
  test("by bank is decided once", () => {
    expect(nextTopupState("under_review", "approve")).toEqual({ ok: true, value: "success" });
    expect(nextTopupState("under_review", "reject")).toEqual({ ok: true, value: "failed" });
    expect(nextTopupState("success", "approve")).toEqual({
      ok: false,
      error: { code: "topup_not_in_state" },
    });
  });
  test("by bank is credited by nobody but finance", () => {
    expect(nextTopupState("under_review", "confirm").ok).toBe(false);
  });
  test("online is credited by nobody but the provider", () => {
    expect(nextTopupState("paying", "approve").ok).toBe(false);
    expect(nextTopupState("paying", "confirm")).toEqual({ ok: true, value: "success" });
  });
  test("that expired is still credited when the provider reports the money late", () => {
    expect(nextTopupState("expired", "confirm")).toEqual({ ok: true, value: "success" });
  });
  test("that its owner gave up, or that the provider called failed, is credited when the money comes", () => {
    expect(nextTopupState("paying", "give_up")).toEqual({ ok: true, value: "expired" });
    expect(nextTopupState("success", "give_up").ok).toBe(false);
    expect(nextTopupState("failed", "confirm")).toEqual({ ok: true, value: "success" });
  });
  test("reaches success at most once, in whatever order the world reports", () => {
    const anyReports = fc.array(fc.constantFrom(...events), { maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...topupStates), anyReports, (start, reports) => {
        let state = start;
        let credits = 0;
        for (const report of reports) {
          const next = nextTopupState(state, report);
          credits += next.ok && next.value === "success" ? 1 : 0;
          state = next.ok ? next.value : state;
        }
        expect(credits).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("one person lets an amount in up to exactly the limit, from a cent more on it takes two", () => {
  const limits = { statement_alone_units: 20_000 };
  expect(needsSecondPerson(2_000_000, limits)).toBe(false);
  expect(needsSecondPerson(2_000_001, limits)).toBe(true);
});
