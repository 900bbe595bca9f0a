import { expect, test } from "vitest";
import { matchSettlements } from "./match-settlements.ts";

const payment = (number: string, change: object = {}) => ({
  number,
  day: "2026-11-20",
  amount: 100_00,
  payment_ref: `ref${number}`,
  ...change,
});
const line = (id: string, serial: string, change: object = {}) => ({
  id,
  serial,
  day: "2026-11-22",
  amount: 100_00,
  ...change,
});
const kindOf = (lines: ReturnType<typeof line>[], payments: ReturnType<typeof payment>[]) =>
  lines.map(({ id }) => matchSettlements(lines, payments).get(id)?.kind);

test("a line is surely the payment whose number or provider's number it bears, however many cost the same [BO-32]", () => {
  const payments = [payment("T1"), payment("T2"), payment("T3")];
  const found = matchSettlements([line("a", "T2"), line("b", "refT1")], payments);
  expect([found.get("a"), found.get("b")]).toEqual([
    { kind: "sure", number: "T2" },
    { kind: "sure", number: "T1" },
  ]);
});

test("another amount, a serial that comes twice, by either number, and a settlement weeks later are proposed, never sure [BO-32]", () => {
  expect(kindOf([line("a", "T1", { amount: 100_01, day: "2026-11-20" })], [payment("T1")])).toEqual(
    ["proposed"],
  );
  expect(kindOf([line("a", "T1"), line("b", "refT1")], [payment("T1")])).toEqual([
    "proposed",
    "proposed",
  ]);
  expect(kindOf([line("a", "T1", { day: "2026-12-04" })], [payment("T1")])).toEqual(["sure"]);
  expect(kindOf([line("a", "T1", { day: "2026-12-05" })], [payment("T1")])).toEqual(["proposed"]);
});

test("what bears nobody's serial is unknown, unless it costs the same at the same time; what is taken is proposed to no other", () => {
  const lines = [
    line("a", "X", { day: "2026-11-21" }),
    line("b", "T1"),
    line("c", "Y", { day: "2026-12-30" }),
  ];
  expect(kindOf(lines, [payment("T1")])).toEqual(["unknown", "sure", "unknown"]);
  expect(matchSettlements(lines, [payment("T1"), payment("T2")]).get("a")).toEqual({
    kind: "proposed",
    proposals: [{ number: "T2", alike: ["amount", "near_day"] }],
  });
});

test.each([
  ["its number, amount and day", "T1", {}, ["pay_no", "amount", "day"]],
  ["the provider's number of it, and the day", "refT1", { amount: 99_00 }, ["pay_no", "day"]],
  [
    "its number and a day near it",
    "T1",
    { amount: 99_00, day: "2026-11-23" },
    ["pay_no", "near_day"],
  ],
  ["its number and amount, weeks later", "T1", { day: "2026-12-24" }, ["pay_no", "amount"]],
  ["amount and a day near it", "X", { day: "2026-11-17" }, ["amount", "near_day"]],
])(
  "a line that is not sure is proposed with what agrees: %s [BO-32]",
  (_, serial, change, alike) => {
    const asked = line("a", serial, { day: "2026-11-20", ...change });
    // Another line with the same serial: neither is sure.
    const twin = line("b", serial, { day: "2026-11-20" });
    expect(matchSettlements([asked, twin], [payment("T1")]).get("a")).toEqual({
      kind: "proposed",
      proposals: [{ number: "T1", alike }],
    });
  },
);

test("a line is unknown where it shares one thing alone with a payment, or nothing", () => {
  const only = [
    line("number", "T1", { amount: 99_00, day: "2026-11-24" }),
    line("amount", "X", { day: "2026-11-24" }),
    line("day", "Y", { amount: 99_00, day: "2026-11-20" }),
  ];
  expect(kindOf(only, [payment("T1")])).toEqual(["unknown", "unknown", "unknown"]);
  expect(kindOf([line("a", "X")], [])).toEqual(["unknown"]);
});

test("the payment whose serial a line bears is proposed before others that cost the same", () => {
  const asked = line("a", "T2", { day: "2026-12-24" });
  const near = payment("T1", { day: "2026-12-24" });
  const outcome = matchSettlements([asked], [near, payment("T2"), payment("T3", { amount: 1 })]);
  expect(outcome.get("a")).toEqual({
    kind: "proposed",
    proposals: [
      { number: "T2", alike: ["pay_no", "amount"] },
      { number: "T1", alike: ["amount", "day"] },
    ],
  });
});
