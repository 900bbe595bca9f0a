import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { readdBook } from "./readd-book.ts";

const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 });

const bookOf = (opening: number, moved: readonly number[]) => {
  let held = opening;
  const changes = moved.map((amount, at) => ({
    id: String(at),
    amount,
    balance: (held += amount),
  }));
  return { opening, changes, closing: held };
};

test("a sound book agrees, with what came and what went [WAL-50]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), amounts, (opening, moved) => {
      const book = bookOf(opening, moved);
      const readded = readdBook(book);
      expect(readded.agrees && opening + readded.came - readded.went).toBe(book.closing);
    }),
  );
  expect(readdBook(bookOf(100, [50, -20]))).toEqual({ agrees: true, came: 50, went: 20 });
});

test("a single cent anywhere is found where it stands first [WAL-51]", () => {
  const sound = bookOf(100, [50, -20, 5]);
  const [first, second, third] = sound.changes;
  if (!first || !second || !third) throw new Error("three changes");
  const changes = [first, { ...second, amount: -21 }, third];
  expect(readdBook({ ...sound, changes })).toEqual({
    agrees: false,
    at: "1",
    expected: 129,
    found: 130,
  });
  expect(readdBook({ ...sound, changes: [first, third] })).toMatchObject({ at: "2" });
  expect(readdBook({ ...sound, opening: 99 })).toMatchObject({
    at: "0",
    expected: 149,
    found: 150,
  });
  expect(readdBook({ ...sound, closing: 136 })).toEqual({
    agrees: false,
    at: undefined,
    expected: 135,
    found: 136,
  });
});
