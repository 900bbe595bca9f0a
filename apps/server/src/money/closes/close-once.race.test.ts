import { listCloses } from "@sampan/contract/money/staff-closes";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { postIncome } from "../ledger/post-income.ts";
import { closeBooks } from "./close-books.ts";

const { customer, staff, db, clock, needs } = await openTestApp();

test("eight that close the same missed days at once close each once, while money goes on moving", async () => {
  const ming = await customer();
  let posted = 0;
  const fund = () =>
    postIncome(db, {
      idempotency_key: `fund ${++posted}`,
      kind: "topup_bank",
      currency: "TWD",
      tid: "",
      entries: [
        { account: { owner: ming.id, kind: "cash" }, amount: 100 },
        { account: { clearing: "bank" }, amount: -100 },
      ],
      now: clock.now(),
    });
  await fund();
  clock.pass({ days: 3 });
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      await closeBooks(needs);
      for (let moved = 0; moved < 20; moved += 1) await fund();
    }),
  );
  const finance = await staff("finance");
  const { datalist, total } = valueOf(await finance.call(listCloses, {}));
  expect(total).toBe(3);
  expect(
    datalist.map(({ books }) => books.map(({ owed, held, is_proved }) => [owed, held, is_proved])),
  ).toEqual(Array.from({ length: 3 }, () => [[100, 100, true]]));
});
