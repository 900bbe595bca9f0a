import { expect, test } from "vitest";
import { sumDays } from "./sum-days.ts";

const cash = { kind: "cash", is_owned: true } as const;
const bank = { kind: "bank", is_owned: false } as const;

test("each day opens with what the one before closed with, on both sides", () => {
  const moved = [
    { ...cash, slot: 0, grown: 700, shrunk: 0 },
    { ...bank, slot: 0, grown: 0, shrunk: -700 },
    { ...cash, slot: 1, grown: 100, shrunk: -30 },
    { ...bank, slot: 1, grown: 30, shrunk: -100 },
    { ...cash, slot: 3, grown: 5, shrunk: 0 },
    { ...bank, slot: 3, grown: 0, shrunk: -5 },
    // After the last of the days.
    { ...cash, slot: 4, grown: 9_000, shrunk: 0 },
    { ...bank, slot: 4, grown: 0, shrunk: -9_000 },
  ];
  const balances = [
    { ...cash, balance: 9_775 },
    { ...bank, balance: -9_775 },
    { kind: "bonus", is_owned: true, balance: 0 } as const,
  ];
  const both = (opening: number, came: number, went: number, closing: number) => [
    { side: "owed", kind: "cash", opening, came, went, closing },
    { side: "held", kind: "bank", opening, came, went, closing },
  ];
  const days = [both(700, 100, -30, 770), both(770, 0, 0, 770), both(770, 5, 0, 775)];
  expect(sumDays({ moved, balances, days: 3, before: undefined })).toEqual(days);
  // What a close before wrote down is where the first day opens, whatever the ledger says of it now.
  const before = [{ kind: "cash", closing: 699 } as const];
  const [first, ...rest] = sumDays({ moved, balances, days: 3, before });
  expect(first?.map(({ opening, closing }) => [opening, closing])).toEqual([
    [699, 770],
    [0, 770],
  ]);
  expect(rest).toEqual(days.slice(1));
});

test("a balance that was changed by nobody shows on the customers' side alone", () => {
  const moved = [
    { ...cash, slot: 1, grown: 50, shrunk: 0 },
    { ...bank, slot: 1, grown: 0, shrunk: -50 },
  ];
  const balances = [
    { ...cash, balance: 51 },
    { ...bank, balance: -50 },
  ];
  const [day] = sumDays({ moved, balances, days: 1, before: undefined });
  expect(day?.map(({ closing }) => closing)).toEqual([51, 50]);
});
