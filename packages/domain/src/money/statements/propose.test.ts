import { expect, test } from "vitest";
import { propose, type Likeness } from "./propose.ts";

const possible = (...all: [number: string, ...alike: Likeness[]][]) =>
  propose(all.map(([number, ...alike]) => ({ number, alike })));
const numbersOf = (...asked: Parameters<typeof possible>) => {
  const outcome = possible(...asked);
  return outcome.kind === "proposed" ? outcome.proposals.map(({ number }) => number) : outcome.kind;
};

test("what agrees in one thing alone, or in none, is proposed to nobody [BO-32]", () => {
  expect(possible()).toEqual({ kind: "unknown" });
  expect(possible(["T1", "pay_no"], ["T2", "amount"], ["T3"])).toEqual({ kind: "unknown" });
  expect(possible(["T1", "amount", "near_day"], ["T2", "day"])).toEqual({
    kind: "proposed",
    proposals: [{ number: "T1", alike: ["amount", "near_day"] }],
  });
});

test("the number says most, then the very day, then a day near it; what agrees alike stands by its number [BO-32]", () => {
  expect(
    numbersOf(
      ["T1", "amount", "near_day"],
      ["T3", "amount", "day"],
      ["T2", "amount", "day"],
      ["T4", "pay_no", "amount"],
      ["T5", "pay_no", "amount", "near_day"],
    ),
  ).toEqual(["T5", "T4", "T2", "T3", "T1"]);
});

test("five are shown at most, those that agree most", () => {
  expect(
    numbersOf(
      ["T2", "amount", "near_day"],
      ["T6", "amount", "near_day"],
      ["T4", "amount", "near_day"],
      ["T1", "amount", "near_day"],
      ["T3", "amount", "near_day"],
      ["T5", "amount", "near_day"],
      ["T7", "amount", "day"],
    ),
  ).toEqual(["T7", "T1", "T2", "T3", "T4"]);
});
