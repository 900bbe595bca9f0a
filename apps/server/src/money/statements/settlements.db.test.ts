import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import * as closes from "@sampan/contract/money/staff-closes";
import * as calls from "@sampan/contract/money/staff-statements";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { closeBooks } from "../closes/close-books.ts";

const { clock, customer, db, needs, staff } = await openTestApp();
clock.set(new Date("2026-11-20T04:00:00Z"));
const finance = await staff("finance");
const ming = await customer();
await fund(db, ming, { amount: 50_000, now: clock.now() });

let numbers = 100;
/** A payment of a thousand and a fee of fifteen that a provider took on the 20th, and that was credited. */
async function took(change: { currency?: "TWD" | "THB"; state?: "success" | "expired" } = {}) {
  const number = `TP2611200${(numbers += 1)}`;
  const payment_ref = `ecpay-${number}`;
  await db
    .insertInto("topups")
    .values({
      number,
      account_id: ming.id,
      way: "online",
      state: "success",
      amount: 100_000,
      fee: 1_500,
      currency: "TWD",
      channel: "ecpay",
      payment_ref,
      created_at: clock.now(),
      decided_at: clock.now(),
      expires_at: clock.now(),
      ...change,
    })
    .execute();
  return { number, payment_ref };
}

const file = (...rows: string[]) =>
  new Blob([`serial,kind,amount,fee,currency,day\n${rows.join("\n")}\n`]);
const bring = (blob: Blob) =>
  finance.call(calls.importStatement, { file: blob, format: "settlement", name: "ecpay.csv" });
const openOf = async (reference: string) =>
  valueOf(await finance.call(calls.listArrivals, { page_size: 100 })).datalist.filter(
    (row) => row.reference === reference,
  );

test("what a provider settled is the payment that bears its serial, ours or theirs, and credits nothing again [BO-32]", async () => {
  const [one, other] = [await took(), await took()];
  const before = valueOf(await ming.call(getAccountBalance, {})).data.balance;
  const settled = file(
    `${one.number},payment,1015.00,20.30,TWD,2026-11-22`,
    `${other.payment_ref},payment,1015.00,20.30,TWD,2026-11-23`,
  );
  expect(valueOf(await bring(settled)).data).toMatchObject({ settled: 2, credited: 0, open: 0 });
  expect(valueOf(await bring(settled)).data).toMatchObject({ settled: 0, known: 2 });
  expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe(before);
});

test("another amount, a serial twice, nobody's serial and one that was not credited wait; one that costs the same is matched by hand [BO-32]", async () => {
  const [differs, twice, lost] = [await took(), await took(), await took()];
  const never = await took({ state: "expired" });
  valueOf(
    await bring(
      file(
        `${differs.number},payment,1015.01,20,TWD,2026-11-20`,
        `${twice.number},payment,1015,20,TWD,2026-11-20`,
        `${twice.payment_ref},payment,1015,20,TWD,2026-11-20`,
        `nobody,payment,1015,20,TWD,2026-11-20`,
        `${never.number},payment,1015,20,TWD,2026-11-20`,
      ),
    ),
  );
  const [off] = await openOf(differs.number);
  expect(off?.proposals.map(({ number, alike }) => [number, alike])).toEqual([
    [differs.number, ["pay_no", "day"]],
  ]);
  const key = off?.key ?? "";
  expect(refusalOf(await finance.call(calls.creditArrival, { key, topup: differs.number }))).toBe(
    "statement_differs",
  );
  expect(await openOf(twice.number)).toHaveLength(1);
  expect(await openOf(twice.payment_ref)).toHaveLength(1);
  expect(await openOf(never.number)).toHaveLength(1);
  const [nobody] = await openOf("nobody");
  expect(nobody?.proposals.map(({ number }) => number)).toContain(lost.number);
  valueOf(await finance.call(calls.creditArrival, { key: nobody?.key ?? "", topup: lost.number }));
  const [second] = await openOf(twice.number);
  const again = { key: second?.key ?? "", topup: lost.number };
  expect(refusalOf(await finance.call(calls.creditArrival, again))).toBe("topup_not_in_state");
});

test("what a provider took back went out, whatever sign its file writes, and waits for an explanation", async () => {
  const { number } = await took();
  valueOf(
    await bring(
      file(
        `${number},payment,1015,20,TWD,2026-11-21`,
        `${number},chargeback,1015,0,TWD,2026-11-25`,
        `R-1,reversal,-30.5,0,TWD,2026-11-25`,
      ),
    ),
  );
  const out = valueOf(await finance.call(calls.listOutgoings, { page_size: 100 })).datalist;
  expect(out.map(({ amount, reference }) => [amount, reference])).toEqual([
    [-101_500, number],
    [-3_050, "R-1"],
  ]);
});

test("a file in two currencies, of another form, with a day that is none or an amount that is none is refused whole [BO-32]", async () => {
  const refused = async (blob: Blob) => refusalOf(await bring(blob));
  const good = "X,payment,1,0,TWD,2026-11-20";
  expect(await refused(file(good, "Y,payment,1,0,THB,2026-11-20"))).toBe(
    "statement_row_unreadable",
  );
  expect(await refused(file("Y,payment,1,0,USD,2026-11-20"))).toBe("statement_currency");
  expect(await refused(file(good, "Y,payment,1.005,0,TWD,2026-11-20"))).toBe(
    "statement_row_unreadable",
  );
  expect(await refused(file(good, "Y,payment,1,0,TWD,2026-11-31"))).toBe(
    "statement_row_unreadable",
  );
  expect(await refused(file(good, "Y,gift,1,0,TWD,2026-11-20"))).toBe("statement_row_unreadable");
  expect(await refused(new Blob(["serial,amount\nX,1\n"]))).toBe("statement_not_of_bank");
  expect(await refused(new Blob([`serial,kind,amount,fee,currency,day\n${good},more\n`]))).toBe(
    "statement_not_of_bank",
  );
});

test("a payment that its provider settles for two weeks not, while it settles others, is a difference of the close [BO-32]", async () => {
  const { number } = await took();
  valueOf(await bring(file(`later,payment,7,0,TWD,2026-12-04`)));
  clock.set(new Date("2026-12-05T20:00:00Z"));
  await closeBooks(needs);
  const desk = await staff("finance");
  const { datalist } = valueOf(await desk.call(closes.listDifferences, { page_size: 100 }));
  expect(datalist.find(({ subject }) => subject === number)).toMatchObject({
    kind: "settlement_unseen",
    expected: 101_500,
    found: 0,
    currency: "TWD",
  });
});
