import { expect, test } from "vitest";
import { sumDays } from "./sum-days.ts";

const cash = { kind: "cash" } as const;
const bank = { kind: "bank" } as const;
const balanceOf = {
  cash: (balance: number) => ({ ...cash, is_owned: true, balance }),
  bank: (balance: number) => ({ ...bank, is_owned: false, balance }),
};

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
    balanceOf.cash(9_775),
    balanceOf.bank(-9_775),
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
  const balances = [balanceOf.cash(51), balanceOf.bank(-50)];
  const [day] = sumDays({ moved, balances, days: 1, before: undefined });
  expect(day?.map(({ closing }) => closing)).toEqual([51, 50]);
});
