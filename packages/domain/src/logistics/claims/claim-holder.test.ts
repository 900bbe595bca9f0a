import { expect, test } from "vitest";
import { claimHolderOf, type ClaimHolder, isSellerAwaited } from "./claim-holder.ts";
import { claimStates, isEndedClaim } from "./claim-state.ts";

test("service has a claim until it is decided", () => {
  const pending = { state: "pending_review", owesBuyer: false, awaitsSeller: false } as const;
  expect(claimHolderOf(pending)).toBe("service");
});

test("whoever asks again is with service, and with finance once more is accepted, whatever else is owed", () => {
  for (const owesBuyer of [true, false])
    for (const awaitsSeller of [true, false]) {
      expect(claimHolderOf({ state: "asked_again", owesBuyer, awaitsSeller })).toBe("service");
      expect(claimHolderOf({ state: "more_accepted", owesBuyer, awaitsSeller })).toBe("finance");
    }
});

test.each<[boolean, boolean, ClaimHolder]>([
  [true, true, "finance"],
  [true, false, "finance"],
  [false, true, "seller"],
  [false, false, "nobody"],
])(
  "once accepted, owing the customer %s and waiting for the seller %s, it is with %s",
  (owesBuyer, awaitsSeller, holder) => {
    for (const state of ["accepted", "compensated_to_buyer", "seller_compensated"] as const)
      expect(claimHolderOf({ state, owesBuyer, awaitsSeller })).toBe(holder);
  },
);

test("a seller is waited for where whoever accepted said so, until the share is in", () => {
  const seller_at = new Date("2026-11-28T04:00:00Z");
  expect(isSellerAwaited({ awaits_seller: true, seller_at: null })).toBe(true);
  expect(isSellerAwaited({ awaits_seller: true, seller_at })).toBe(false);
  expect(isSellerAwaited({ awaits_seller: false, seller_at: null })).toBe(false);
});

test("nobody has what is over", () => {
  for (const state of claimStates.filter(isEndedClaim))
    expect(claimHolderOf({ state, owesBuyer: true, awaitsSeller: true })).toBe("nobody");
});
