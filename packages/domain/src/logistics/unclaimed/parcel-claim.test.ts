import { describe, expect, test } from "vitest";
import {
  nextParcelClaimState,
  parcelClaimEvents,
  parcelClaimStates,
  readParcelClaim,
} from "./parcel-claim.ts";

describe("a claim to a parcel without an owner", () => {
  test("is accepted or refused once [BO-15]", () => {
    const led = parcelClaimStates.flatMap((state) =>
      parcelClaimEvents.map((event) => {
        const next = nextParcelClaimState(state, event);
        return [state, event, next.ok ? next.value : next.error.code];
      }),
    );
    expect(led).toEqual([
      ["waiting", "accept", "accepted"],
      ["waiting", "refuse", "refused"],
      ["accepted", "accept", "parcel_claim_not_in_state"],
      ["accepted", "refuse", "parcel_claim_not_in_state"],
      ["refused", "accept", "parcel_claim_not_in_state"],
      ["refused", "refuse", "parcel_claim_not_in_state"],
    ]);
  });

  test("says a number as carriers print it, and shows a proof", () => {
    const images = ["/files/a"];
    expect(readParcelClaim({ express_no: " sf 123456 ", words: " 我的 ", images })).toEqual({
      ok: true,
      value: { express_no: "SF123456", words: "我的", images },
    });
    for (const express_no of ["", "123", "SF_12345678", "9".repeat(41)])
      expect(readParcelClaim({ express_no, words: "", images })).toMatchObject({
        error: { code: "parcel_claim_number_needed" },
      });
    expect(readParcelClaim({ express_no: "SF123456", words: "", images: [] })).toMatchObject({
      error: { code: "proof_needed" },
    });
  });
});
