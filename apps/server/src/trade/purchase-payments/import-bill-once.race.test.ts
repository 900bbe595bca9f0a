import * as calls from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { type AlipayRow, billFile } from "../../../../../tests/support/alipay-bill.ts";
import { expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, staff } = await openTwoServers();
/** Each knocks at the server whose turn it is. */
const desks = await Promise.all([1, 2, 3, 4].map(() => staff("finance")));
const now = Date.now();
const rows = (count: number, first: number): AlipayRow[] =>
  Array.from({ length: count }, (_, at) => ({
    at: new Date(now - at * 1_000),
    amount: 10_00 + at,
    trade_no: `2026${first + at}`,
    merchant_no: `T200P${first + at}`,
  }));
const count = async (table: "purchase_movements" | "payment_differences") =>
  (
    await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

test("a bill that four bring to two processes at once is kept once, and so is each difference", async () => {
  const file = billFile(rows(40, 7_700_000_000));
  const read = await Promise.all(
    desks.map(async (desk) => valueOf(await desk.call(calls.importBill, { file, name: "a.csv" }))),
  );
  expect(read.map(({ data }) => data.known).toSorted((one, other) => one - other)).toEqual([
    0, 40, 40, 40,
  ]);
  expect([await count("purchase_movements"), await count("payment_differences")]).toEqual([40, 40]);
});

test("twenty thousand rows are read, kept and matched while somebody waits", async () => {
  const [desk] = desks;
  const file = billFile(rows(20_000, 8_800_000_000));
  const began = performance.now();
  const read = desk && valueOf(await desk.call(calls.importBill, { file, name: "b.csv" }));
  const took_s = (performance.now() - began) / 1_000;
  expect(read?.data).toMatchObject({ movements: 20_000, known: 0, open: 20_040 });
  const again = desk && valueOf(await desk.call(calls.importBill, { file, name: "b.csv" }));
  expect(again?.data).toMatchObject({ known: 20_000, open: 20_040 });
  expect(took_s).toBeLessThan(20);
});
