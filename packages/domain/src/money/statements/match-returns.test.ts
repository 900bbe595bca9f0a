import { describe, expect, test } from "vitest";
import { matchReturns, type ReturnedPayout } from "./match-returns.ts";
import type { Arrival } from "./match-transfers.ts";

const arrival = (change: Partial<Arrival> = {}): Arrival => ({
  id: "a1",
  day: "2026-11-20",
  amount: 40_000,
  words: "退匯 PO70001",
  ...change,
});
const returned = (change: Partial<ReturnedPayout> = {}): ReturnedPayout => ({
  number: "WD261118000001",
  day: "2026-11-24",
  paid_on: "2026-11-18",
  amount: 40_000,
  pay_no: "PO-70001",
  ...change,
});
const outcomeOf = (arrivals: Arrival[], payouts: ReturnedPayout[]) =>
  matchReturns(arrivals, payouts).get("a1");
const sure = { kind: "sure", number: "WD261118000001" };

describe("an arrival surely brings back the payout", () => {
  test("whose reference or number it names, of its amount, whenever the return was entered", () => {
    expect(outcomeOf([arrival()], [returned()])).toEqual(sure);
    expect(outcomeOf([arrival({ words: "WD261118000001" })], [returned()])).toEqual(sure);
    expect(outcomeOf([arrival({ day: "2026-11-18" })], [returned()])).toEqual(sure);
  });

  test.each([
    ["another reference", arrival({ words: "退匯 PO70009", day: "2026-11-23" }), returned()],
    ["two payouts that it may mean", arrival(), returned({ number: "WD2" })],
  ])("but not with %s: it is proposed", (_, one, another) => {
    expect(outcomeOf([one], [returned({ day: "2026-11-23" }), another])).toMatchObject({
      kind: "proposed",
    });
  });

  test("but not where another arrival says the same: both are proposed", () => {
    const found = matchReturns([arrival(), arrival({ id: "a2" })], [returned()]);
    expect([...found.values()].map(({ kind }) => kind)).toEqual(["proposed", "proposed"]);
  });

  test.each([
    ["another amount", arrival({ amount: 39_970 })],
    ["a day before the payout", arrival({ day: "2026-11-17" })],
    ["neither the reference nor a day near it", arrival({ words: "轉帳" })],
  ])("and with %s nobody is shown anything", (_, one) => {
    expect(outcomeOf([one], [returned()])).toEqual({ kind: "unknown" });
  });
});

test("a payout that one arrival surely brings back is proposed for no other", () => {
  const payouts = [returned({ day: "2026-11-20" })];
  const found = matchReturns([arrival(), arrival({ id: "a2", words: "轉帳" })], payouts);
  expect(found.get("a2")).toEqual({ kind: "unknown" });
});
