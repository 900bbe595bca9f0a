import { expect, test } from "vitest";
import { matchPayments, orderNumberOf } from "./match-payments.ts";
import type { BillMovement, RecordedPurchase } from "./payment-shapes.ts";

const day = 86_400_000;
const purchase = (number: string, change: Partial<RecordedPurchase> = {}): RecordedPurchase => ({
  number,
  pay_numbers: [],
  cost: 100_00,
  bought_ms: 10 * day,
  returned: 0,
  returned_ms: null,
  ...change,
});
const movement = (id: string, change: Partial<BillMovement> = {}): BillMovement => ({
  id,
  kind: "paid",
  trade_no: `2026${id}`,
  merchant_no: "",
  amount: 100_00,
  moved_ms: 10 * day,
  ...change,
});
const covered = { from_ms: 0, until_ms: 40 * day };
const match = (
  purchases: RecordedPurchase[],
  movements: BillMovement[],
  reach: Partial<Parameters<typeof matchPayments>[2]> = {},
) => matchPayments(purchases, movements, { covered, unpaidDays: 3, ...reach });
const kinds = (...asked: Parameters<typeof match>) =>
  match(...asked).differences.map(({ kind, expected, found }) => [kind, expected, found]);

test("a payment is a purchase's by the number of its order, alone, behind Taobao's prefix, or among several", () => {
  const { matches, differences } = match(
    [purchase("220001111122"), purchase("330001111122 330001111133")],
    [
      movement("a", { merchant_no: "T200P220001111122" }),
      movement("b", { merchant_no: "330001111122", amount: 60_00 }),
      movement("c", { merchant_no: "T200P330001111133", amount: 40_00 }),
    ],
  );
  expect([...matches.values()]).toEqual([
    { number: "220001111122", by: "order_number" },
    { number: "330001111122 330001111133", by: "order_number" },
    { number: "330001111122 330001111133", by: "order_number" },
  ]);
  expect(differences).toEqual([]);
});

test("it is one by the number of the payment that the marketplace told", () => {
  const { matches, differences } = match(
    [purchase("1", { pay_numbers: ["2026a"] })],
    [movement("a", { merchant_no: "T50060NP7" })],
  );
  expect([matches.get("a"), differences]).toEqual([{ number: "1", by: "pay_number" }, []]);
});

test.each([
  ["two days off", [purchase("1")], [movement("a", { moved_ms: 12 * day })], 1],
  ["three days off", [purchase("1")], [movement("a", { moved_ms: 13 * day })], 0],
  ["another amount", [purchase("1")], [movement("a", { amount: 100_01 })], 0],
  ["two purchases that cost the same", [purchase("1"), purchase("2")], [movement("a")], 0],
  ["two payments of the same amount", [purchase("1")], [movement("a"), movement("b")], 0],
  [
    "another order's number",
    [purchase("1")],
    [movement("a", { merchant_no: "T200P99990000111" })],
    0,
  ],
  ["money that comes back", [purchase("1")], [movement("a", { kind: "returned" })], 0],
  [
    "a purchase that was paid by number",
    [purchase("12345678")],
    [movement("a"), movement("b", { merchant_no: "12345678" })],
    1,
  ],
])(
  "without a number it is one by amount and day only where nothing else can be meant: %s",
  (...row) => {
    const [, purchases, movements, matched] = row;
    expect(match(purchases, movements).matches.size).toBe(matched);
  },
);

test("a payment of nothing that we bought, and a purchase that nobody paid, are differences", () => {
  const { differences } = match(
    [purchase("1")],
    [movement("a", { merchant_no: "T200P99990000111", amount: 70_00 })],
  );
  expect(differences).toEqual([
    { kind: "purchase_unpaid", number: "1", movement: null, expected: 100_00, found: 0 },
    { kind: "payment_unknown", number: "", movement: "a", expected: 0, found: 70_00 },
  ]);
});

test.each([
  ["three days beyond it", { from_ms: 9 * day, until_ms: 13 * day }, 1],
  ["less", { from_ms: 9 * day, until_ms: 13 * day - 1 }, 0],
  ["but begin behind it", { from_ms: 9 * day + 1, until_ms: 13 * day }, 0],
  ["nowhere", null, 0],
])("what nobody paid is missed once bills reach %s", (_, reach, missed) => {
  expect(kinds([purchase("1")], [], { covered: reach })).toHaveLength(missed);
});

const paid = (id: string, amount: number) =>
  movement(id, { merchant_no: "12345678", amount, trade_no: `9${id}` });
const returned = (id: string, amount: number) =>
  movement(id, { kind: "returned", merchant_no: "12345678", amount });

test.each([
  ["two payments that make up its cost", {}, [paid("a", 60_00), paid("b", 40_00)], []],
  [
    "other sums than its cost, and more of them",
    {},
    [paid("a", 60_00), paid("b", 50_00)],
    [["amount_differs", 100_00, 110_00]],
  ],
  [
    "twice, and back once and what was written down",
    { returned: 30_00, returned_ms: 11 * day },
    [paid("a", 100_00), paid("b", 100_00), returned("c", 130_00)],
    [],
  ],
  [
    "different sums where nobody wrote down what it cost",
    { cost: null },
    [paid("a", 70_00), paid("b", 30_00)],
    [],
  ],
  ["less than it cost", {}, [paid("a", 90_00)], [["amount_differs", 100_00, 90_00]]],
  ["more than it cost", {}, [paid("a", 100_01)], [["amount_differs", 100_00, 100_01]]],
  ["its cost, twice", {}, [paid("a", 100_00), paid("b", 100_00)], [["paid_twice", 100_00, 200_00]]],
  [
    "its cost and less, of two",
    {},
    [paid("a", 50_00), paid("b", 49_00)],
    [["amount_differs", 100_00, 99_00]],
  ],
  ["twice, and once back", {}, [paid("a", 100_00), paid("b", 100_00), returned("c", 100_00)], []],
  [
    "twice, and a part back",
    {},
    [paid("a", 100_00), paid("b", 100_00), returned("c", 50_00)],
    [
      ["paid_twice", 100_00, 200_00],
      ["refund_unrecorded", 0, 50_00],
    ],
  ],
  [
    "twice where nobody wrote down what it cost",
    { cost: null },
    [paid("a", 70_00), paid("b", 70_00)],
    [["paid_twice", 70_00, 140_00]],
  ],
  ["anything where nobody wrote down what it cost", { cost: null }, [paid("a", 70_00)], []],
  [
    "back, and nobody wrote it down",
    {},
    [paid("a", 100_00), returned("b", 30_00)],
    [["refund_unrecorded", 0, 30_00]],
  ],
  [
    "back as it was written down",
    { returned: 30_00, returned_ms: 11 * day },
    [paid("a", 100_00), returned("b", 30_00)],
    [],
  ],
  [
    "nothing back though it was written down",
    { returned: 30_00, returned_ms: 11 * day },
    [paid("a", 100_00)],
    [["refund_unseen", 30_00, 0]],
  ],
  [
    "nothing back yet, written down a day ago",
    { returned: 30_00, returned_ms: 39 * day },
    [paid("a", 100_00)],
    [],
  ],
] as const)("of a purchase moved %s", (_, change, movements, expected) => {
  expect(kinds([purchase("12345678", change)], [...movements])).toEqual(expected);
});

test("what comes back is its payment's by Alipay's number with something behind it, too", () => {
  const { matches, differences } = match(
    [purchase("12345678")],
    [
      paid("a", 100_00),
      movement("b", { kind: "returned", trade_no: "9a_8812", amount: 100_00 }),
      movement("c", { kind: "returned", trade_no: "5", amount: 1_00 }),
    ],
  );
  expect(matches.get("b")).toEqual({ number: "12345678", by: "order_number" });
  expect(differences.map(({ kind, movement: of, found }) => [kind, of, found])).toEqual([
    ["refund_unrecorded", null, 100_00],
    ["refund_unrecorded", "c", 1_00],
  ]);
});

test("of two orders in one purchase nobody says that it was paid twice", () => {
  const both = purchase("11111111 22222222", { cost: null });
  const payments = ["11111111", "22222222"].map((merchant_no, at) =>
    movement(String(at), { merchant_no, amount: 70_00 }),
  );
  expect(match([both], payments)).toMatchObject({ differences: [] });
});

test("a number is an order's behind Taobao's prefix alone", () => {
  expect(orderNumberOf("T200P220001111122")).toBe("220001111122");
  for (const other of ["XT200P220001111122", "T200P220001111122X", "T200P1234567"])
    expect(orderNumberOf(other)).toBe(other);
});

test("a payment without a number is none's by number, however the numbers of a purchase are spaced", () => {
  const { matches } = match(
    [purchase("330001111122  330001111133")],
    [movement("a", { amount: 1_00 })],
  );
  expect(matches.size).toBe(0);
});

test("what was matched by amount says so, and nothing that comes back is its for want of a number", () => {
  const { matches } = match(
    [purchase("1")],
    [movement("a"), movement("b", { kind: "returned", trade_no: "5" })],
  );
  expect([...matches]).toEqual([["a", { number: "1", by: "amount" }]]);
});

test("what comes back is its payment's by the marketplace's number, which makes no other payment its", () => {
  const numbered = { merchant_no: "T50060NP7" };
  const { matches } = match(
    [purchase("1", { pay_numbers: ["2026a"] })],
    [
      movement("a", numbered),
      movement("b", { ...numbered, amount: 7_00 }),
      movement("c", { ...numbered, kind: "returned" }),
    ],
  );
  const paidBy = { number: "1", by: "pay_number" };
  expect([...matches]).toEqual([
    ["a", paidBy],
    ["c", paidBy],
  ]);
});

test("what comes back is that of the order it names, and of no other that came back", () => {
  const { matches } = match(
    [purchase("12345678"), purchase("87654321")],
    [
      movement("a", { merchant_no: "87654321", trade_no: "9" }),
      movement("b", { kind: "returned", merchant_no: "12345678", trade_no: "9_1" }),
      movement("c", { kind: "returned", merchant_no: "12345678", trade_no: "77" }),
      movement("d", { kind: "returned", trade_no: "77_1" }),
    ],
  );
  expect(["a", "b", "c", "d"].map((id) => matches.get(id)?.number)).toEqual([
    "87654321",
    "12345678",
    "12345678",
    undefined,
  ]);
});
