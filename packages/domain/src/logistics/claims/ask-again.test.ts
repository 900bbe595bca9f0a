import { describe, expect, test } from "vitest";
import { askableUntil, type ClaimToAskAgain, mayAskAgain } from "./ask-again.ts";

const decided_at = new Date("2026-11-20T04:00:00Z");
const limits = { claim_again_days: 7 };
const claim: ClaimToAskAgain = {
  state: "succeeded",
  clause: "weight_lost",
  decided_at,
  wasAsked: false,
};
const asked = (changed: Partial<ClaimToAskAgain>, day = 1) =>
  mayAskAgain(
    { ...claim, ...changed },
    { now: new Date(decided_at.getTime() + day * 86_400_000), limits },
  );

describe("a person looks again", () => {
  test("at what facts decided, up to the last instant of the seventh day", () => {
    expect(asked({}, 0).ok).toBe(true);
    expect(asked({}, 7).ok).toBe(true);
    expect(asked({}, 7 + 2e-8)).toEqual({
      ok: false,
      error: { code: "claim_again_too_late", values: { days: 7 } },
    });
    expect(askableUntil(claim, limits)).toEqual(new Date("2026-11-27T04:00:00Z"));
  });

  test("once", () => {
    expect(asked({ wasAsked: true })).toMatchObject({ error: { code: "claim_asked_again" } });
    for (const state of ["asked_again", "more_accepted"] as const)
      expect(asked({ state, wasAsked: true })).toMatchObject({
        error: { code: "claim_asked_again" },
      });
  });

  test("never at what people decided, or nobody has decided", () => {
    for (const changed of [{ clause: null }, { clause: null, decided_at: null }])
      expect(asked(changed)).toMatchObject({ error: { code: "claim_decided_by_person" } });
    expect(askableUntil({ clause: null, decided_at }, limits)).toBeUndefined();
  });
});
