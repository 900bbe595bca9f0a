import { describe, expect, test } from "vitest";
import {
  nextParcelClaimState,
  parcelClaimDeadline,
  parcelClaimEvents,
  parcelClaimStates,
  readParcelClaim,
} from "./parcel-claim.ts";

describe("a claim to a parcel without an owner", () => {
  test("is accepted, refused or ends by itself once [BO-15]", () => {
    const led = parcelClaimStates.flatMap((state) =>
      parcelClaimEvents.map((event) => {
        const next = nextParcelClaimState(state, event);
        return [state, event, next.ok ? next.value : next.error.code];
      }),
    );
    expect(led).toEqual([
      ["waiting", "accept", "accepted"],
      ["waiting", "refuse", "refused"],
      ["waiting", "lapse", "lapsed"],
      ...(["accepted", "refused", "lapsed"] as const).flatMap((state) =>
        parcelClaimEvents.map((event) => [state, event, "parcel_claim_not_in_state"]),
      ),
    ]);
  });

  test("waits for its parcel for so many days, without those on which the warehouses are closed", () => {
    const closed_days = { TW: [], TH: [], mainland: ["2026-03-10"] };
    const claimedAt = new Date("2026-03-02T04:00:00Z");
    expect(parcelClaimDeadline(claimedAt, { parcel_claim_days: 14, closed_days })).toEqual(
      new Date("2026-03-17T04:00:00Z"),
    );
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
