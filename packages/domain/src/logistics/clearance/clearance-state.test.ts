import { describe, expect, test } from "vitest";
import { defaultLimits } from "../../kernel/settings/limits.ts";
import { clearanceDue, clearanceHolderOf } from "./clearance-holder.ts";
import {
  clearanceEvents,
  clearanceHands,
  clearanceStates,
  deskEvents,
  isCleared,
  needsEvidence,
  nextClearanceState,
} from "./clearance-state.ts";

/** Every way into a state that lets a parcel be loaded, by the hand that takes it. */
const waysInto = clearanceStates.flatMap((from) =>
  clearanceEvents.flatMap((event) =>
    clearanceHands.flatMap((hand) => {
      const next = nextClearanceState(from, event, hand);
      return next.ok && isCleared(next.value) ? [`${from} ${event} ${hand}`] : [];
    }),
  ),
);

describe("a declaration", () => {
  test("is cleared by the desk alone: by what EZ WAY said after its owner confirmed, or by paper (table)", () => {
    expect(waysInto).toEqual([
      "asked excuse staff",
      "confirmed match staff",
      "confirmed excuse staff",
      "requested match staff",
      "requested excuse staff",
      "disputed excuse staff",
      "refused excuse staff",
      "expired match staff",
      "expired excuse staff",
    ]);
  });

  test("goes on in each state by the steps that lead on from there, each by its own hand (table)", () => {
    const steps = clearanceStates.map((from) =>
      clearanceEvents.flatMap((event) => {
        const hands = clearanceHands.filter((hand) => nextClearanceState(from, event, hand).ok);
        return hands.map((hand) => {
          const next = nextClearanceState(from, event, hand);
          return `${hand} ${event} ${next.ok && next.value}`;
        });
      }),
    );
    const confirm = "customer confirm confirmed";
    const dispute = "customer dispute disputed";
    const request = "staff request requested";
    const match = "staff match matched";
    const wrong = ["staff mismatch disputed", "staff refuse refused"];
    const excuse = "staff excuse not_needed";
    const again = "staff ask_again asked";
    const replace = "system replace replaced";
    expect(Object.fromEntries(clearanceStates.map((from, at) => [from, steps[at]]))).toEqual({
      asked: [confirm, dispute, excuse, replace],
      confirmed: [dispute, request, match, ...wrong, excuse, again, replace],
      requested: [dispute, match, ...wrong, excuse, again, "system expire expired", replace],
      matched: [...wrong, again, replace],
      disputed: [confirm, excuse, again, replace],
      refused: [confirm, dispute, excuse, again, replace],
      expired: [dispute, request, match, ...wrong, excuse, again, replace],
      not_needed: [again, replace],
      replaced: [],
    });
  });

  test("refuses a step out of turn, and one by another's hand", () => {
    const no = { ok: false, error: { code: "clearance_not_in_state" } };
    expect(nextClearanceState("replaced", "confirm", "customer")).toEqual(no);
    expect(nextClearanceState("asked", "confirm", "staff")).toEqual(no);
  });

  test("has everything that the desk writes down proved, but that it was sent", () => {
    expect(deskEvents.filter((event) => !needsEvidence(event))).toEqual(["request"]);
  });

  test("is confirmed and disputed by its owner alone", () => {
    for (const state of clearanceStates)
      for (const event of ["confirm", "dispute"] as const)
        for (const hand of ["staff", "system"] as const)
          expect(nextClearanceState(state, event, hand).ok).toBe(false);
    expect(nextClearanceState("matched", "dispute", "customer").ok).toBe(false);
  });

  test("can be replaced wherever it stands, once", () => {
    for (const state of clearanceStates)
      expect(nextClearanceState(state, "replace", "system").ok).toBe(state !== "replaced");
  });

  test("has somebody who must act until it is cleared, and until when", () => {
    const limits = { ...defaultLimits, closed_days: { TW: [], TH: [], mainland: [] } };
    const now = new Date("2026-03-02T04:00:00Z");
    for (const state of clearanceStates) {
      const due = clearanceDue(state, now, "TW", limits);
      expect(due === null).toBe(clearanceHolderOf(state) === "nobody");
      expect(due === null || due > now).toBe(true);
    }
    const closed = { ...limits, closed_days: { ...limits.closed_days, TW: ["2026-03-02"] } };
    expect(clearanceDue("confirmed", now, "TW", closed)?.getTime()).toBeGreaterThan(
      clearanceDue("confirmed", now, "TW", limits)?.getTime() ?? 0,
    );
    expect(clearanceDue("asked", now, "TW", closed)).toEqual(
      clearanceDue("asked", now, "TW", limits),
    );
  });
});
