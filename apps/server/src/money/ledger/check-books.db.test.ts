import { checkBooks } from "@sampan/contract/money/ledger/staff-ledger";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { postTransfer } from "./post-transfer.ts";

const { customer, staff, db, clock } = await openTestApp();

test("adds the books up to zero in every currency, and finds no disagreement [WAL-50]", async () => {
  const ming = await customer();
  const moved = await postTransfer(db, {
    idempotency_key: "books-1",
    kind: "topup_bank",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner: ming.id, kind: "cash" }, amount: 123_45 },
      { account: { clearing: "bank" }, amount: -123_45 },
    ],
    now: clock.now(),
  });
  expect(moved.ok).toBe(true);
  const finance = await staff("finance");
  const { data } = valueOf(await finance.call(checkBooks, {}));
  expect(data).toEqual({ totals: [{ currency: "TWD", total: 0, entries: 2 }], differences: [] });
});

test("shows the books to nobody without the right [BO-02]", async () => {
  const buyer = await staff("buyer");
  expect(refusalOf(await buyer.call(checkBooks, {}))).toBe("right_missing");
});
