import { expect, test } from "vitest";
import { csvOfBook } from "./csv-of-book.ts";
import { monthBeside } from "./month-beside.ts";

const words = {
  head: ["#", "time", "what", "tid", "amount", "left"],
  opening: "Opening",
  closing: "Closing",
};
const change = {
  id: "7",
  amount: -1_05,
  balance: 98_95,
  acc_time: "2026-11-02 10:00:00",
  tid: "SP1",
  remark: "=x",
};

test("a month as a file begins with its opening and ends with its closing; what others wrote is no formula", () => {
  const facts = { opening: 100_00, closing: 98_95, currency: "TWD", month: "2026-11" } as const;
  expect(csvOfBook(facts, [change], words).split("\r\n").slice(1, 4)).toEqual([
    '"","2026-11","Opening","","","100.00"',
    `"7","2026-11-02 10:00:00","'=x","SP1","-1.05","98.95"`,
    '"","2026-11","Closing","","","98.95"',
  ]);
  const points = { ...facts, opening: 12, closing: 9, currency: null };
  expect(csvOfBook(points, [], words)).toContain('"Closing","","","9"');
});

test("months follow each other across years", () => {
  expect(monthBeside("2026-12", 1)).toBe("2027-01");
  expect(monthBeside("2026-01", -1)).toBe("2025-12");
});
