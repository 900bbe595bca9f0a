import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { importStatement, listArrivals } from "@sampan/contract/money/staff-statements";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { declare, insertTransferBank } from "../../../../../tests/support/test-transfers.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const { customer, db, staff } = await openTwoServers();
beforeAll(() => insertTransferBank(db));
/** Each knocks at the server whose turn it is. */
const desks = await Promise.all([1, 2, 3, 4].map(() => staff("finance")));

test("a statement that four of finance bring to two processes at once credits each transfer once [BO-32] [WAL-34]", async () => {
  const now = new Date();
  const people = await Promise.all(Array.from({ length: 20 }, () => customer()));
  const pay_time = formatWireTime(now, "TW").slice(0, 16);
  const day = pay_time.slice(0, 10).replaceAll("-", "/");
  let held = 0;
  const rows: string[] = [];
  for (const [at, ming] of people.entries()) {
    const amount = 100 + at;
    await declare({ db, now }, ming, { amount: amount * 100, pay_no: `55000${at}`, pay_time });
    held += amount;
    rows.push(`${day},存入,,${amount},${held},轉帳 55000${at} 號,,`);
  }
  const text = `日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${rows.join("\n")}\n`;
  const read = await Promise.all(
    desks.map(async (desk) =>
      valueOf(
        await desk.call(importStatement, { file: new Blob([text]), format: "ctbc", name: "a.csv" }),
      ),
    ),
  );
  const total = (name: "credited" | "known" | "open"): number =>
    read.reduce((sum, { data }) => sum + data[name], 0);
  expect([total("credited"), total("known"), total("open")]).toEqual([20, 60, 0]);
  for (const [at, ming] of people.entries())
    expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe((100 + at) * 100);
  const [desk] = desks;
  expect(desk && valueOf(await desk.call(listArrivals, {})).total).toBe(0);
  expect(await checkLedger(db)).toEqual([]);
});
