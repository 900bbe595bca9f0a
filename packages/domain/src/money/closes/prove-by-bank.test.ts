import { expect, test } from "vitest";
import { gapsOf, judgeProof, unexplainedOf } from "./prove-by-bank.ts";

const day = "2026-11-20";
const told = (said: number, accounts: readonly string[], ...rests: readonly number[]) => ({
  said,
  booked: 1_000,
  rests: rests.map((amount) => ({ amount })),
  accounts: accounts.map((told_until) => ({ told_until, is_closed: false })),
  day,
});

test("a day is proved where every account told of its end and books with every rest come to what was told, to the cent [WAL-50]", () => {
  expect(judgeProof(told(1_250, [day, "2026-11-23"], 400, -150))).toBe("proved");
  expect(judgeProof(told(1_251, [day], 400, -150))).toBe("off");
  expect(unexplainedOf(told(1_249, [day], 400, -150))).toBe(-1);
  expect(judgeProof(told(1_000, []))).toBe("proved");
});

test("a day of which one account has not told is not proved by the others, and what is wrong before it is said all the same", () => {
  expect(judgeProof(told(1_000, [day, "2026-11-19"]))).toBe("untold");
  expect(judgeProof(told(1_001, [day, "2026-11-19"]))).toBe("off");
});

test("an account's own part is what came and went while no file told of it", () => {
  const gaps = [
    { from: "2026-11-04", until: "2026-11-07", expected: 1_000, found: 1_400 },
    { from: "2026-11-09", until: "2026-11-12", expected: 900, found: 750 },
  ];
  expect(gapsOf({ gaps })).toBe(250);
  expect(gapsOf({ gaps: [] })).toBe(0);
});

test("an account that was closed holds no later day up", () => {
  const closed = { told_until: "2026-11-01", is_closed: true };
  const books = told(1_000, [day]);
  expect(judgeProof({ ...books, accounts: [...books.accounts, closed] })).toBe("proved");
});
