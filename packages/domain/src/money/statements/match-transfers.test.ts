import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { type Arrival, type DeclaredTransfer, matchTransfers } from "./match-transfers.ts";

const arrival = (change: Partial<Arrival> = {}): Arrival => ({
  id: "a1",
  day: "2026-11-20",
  amount: 150_000,
  words: "跨行轉入 0012345678901 林小舟",
  ...change,
});
const declared = (change: Partial<DeclaredTransfer> = {}): DeclaredTransfer => ({
  number: "T1",
  day: "2026-11-20",
  amount: 150_000,
  pay_no: "0012345678901",
  ...change,
});
const outcomeOf = (arrivals: Arrival[], transfers: DeclaredTransfer[]) =>
  matchTransfers(arrivals, transfers).get("a1");

describe("an arrival", () => {
  test("is surely the transfer whose number it names, of that day and amount", () => {
    expect(outcomeOf([arrival()], [declared()])).toEqual({ kind: "sure", number: "T1" });
  });

  test.each([
    ["0012-3456 78901", "0012345678901"],
    ["００１２３４５６７８９０１", "0012345678901"],
    ["tw7788x", "TW-7788X"],
    ["12345", "12345"],
  ])("is that however its customer wrote the number: %s for %s", (pay_no, printed) => {
    const words = `跨行轉入 ${printed} 林小舟`;
    expect(outcomeOf([arrival({ words })], [declared({ pay_no })])).toMatchObject({ kind: "sure" });
  });

  test.each([
    ["another number", declared({ pay_no: "99999" }), ["amount", "day"]],
    ["a number too short to mean anything", declared({ pay_no: "0012" }), ["amount", "day"]],
    ["the day before", declared({ day: "2026-11-19" }), ["pay_no", "amount", "near_day"]],
    ["three days before", declared({ day: "2026-11-17" }), ["pay_no", "amount", "near_day"]],
    ["four days after", declared({ day: "2026-11-24" }), ["pay_no", "amount"]],
    ["a week before", declared({ day: "2026-11-13" }), ["pay_no", "amount"]],
  ])("is only proposed for a transfer of %s", (_, transfer, alike) => {
    expect(outcomeOf([arrival()], [transfer])).toEqual({
      kind: "proposed",
      proposals: [{ number: "T1", alike }],
    });
  });

  test.each([
    ["another amount", declared({ amount: 150_001 })],
    ["that amount alone, weeks ago", declared({ day: "2026-10-20", pay_no: "99999" })],
  ])("is unknown beside a transfer of %s", (_, transfer) => {
    expect(outcomeOf([arrival()], [transfer])).toEqual({ kind: "unknown" });
  });

  test("is not sure where another arrival of that day has its amount, nor where another transfer has", () => {
    const twin = arrival({ id: "a2", words: "跨行轉入 0099999999999" });
    expect(outcomeOf([arrival(), twin], [declared()])).toMatchObject({ kind: "proposed" });
    const other = declared({ number: "T2", pay_no: "88888888" });
    expect(outcomeOf([arrival()], [declared(), other])).toEqual({
      kind: "proposed",
      proposals: [
        { number: "T1", alike: ["pay_no", "amount", "day"] },
        { number: "T2", alike: ["amount", "day"] },
      ],
    });
  });

  test("is proposed for no transfer that is surely another's", () => {
    const stranger = arrival({ id: "a1", day: "2026-11-21", words: "現金存入" });
    const sure = arrival({ id: "a2" });
    const outcomes = matchTransfers([stranger, sure], [declared()]);
    expect(outcomes.get("a2")).toMatchObject({ kind: "sure" });
    expect(outcomes.get("a1")).toEqual({ kind: "unknown" });
  });
});

test("no transfer is surely two arrivals', and no arrival goes without an outcome, whatever comes in", () => {
  const day = fc.constantFrom("2026-11-20", "2026-11-21");
  const amount = fc.constantFrom(10_000, 20_000);
  const pay_no = fc.constantFrom("11111", "22222", "33333");
  const arrivals = fc
    .array(fc.record({ day, amount, words: pay_no }), { maxLength: 12 })
    .map((all) => all.map((one, at) => ({ id: `a${at}`, ...one })));
  const transfers = fc
    .array(fc.record({ day, amount, pay_no }), { maxLength: 12 })
    .map((all) => all.map((one, at) => ({ number: `T${at}`, ...one })));
  fc.assert(
    fc.property(arrivals, transfers, (coming, waiting) => {
      const outcomes = matchTransfers(coming, waiting);
      expect(outcomes.size).toBe(coming.length);
      const sure = [...outcomes.values()].flatMap((one) =>
        one.kind === "sure" ? [one.number] : [],
      );
      expect(new Set(sure).size).toBe(sure.length);
    }),
  );
});
