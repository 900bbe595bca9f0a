import { expect, test } from "vitest";
import { ownUnconfirmed } from "./review-line.ts";
import { reviewOf } from "./testing/review-of.ts";

const review = reviewOf({ lines: [{ price: 1, num: 1 }] });
const withSecondPerson = (second_person: { set_by: string; is_own: boolean } | null) => ({
  ...review,
  sellers: review.sellers.map((seller) => ({
    ...seller,
    lines: seller.lines.map((line) => ({ ...line, second_person })),
  })),
});

test("a price of one's own that waits for a colleague keeps from approving; a colleague's does not", () => {
  expect(ownUnconfirmed(withSecondPerson(null))).toBeUndefined();
  expect(ownUnconfirmed(withSecondPerson({ set_by: "Mei", is_own: false }))).toBeUndefined();
  expect(ownUnconfirmed(withSecondPerson({ set_by: "Mei", is_own: true }))?.price).toBe(1);
});
