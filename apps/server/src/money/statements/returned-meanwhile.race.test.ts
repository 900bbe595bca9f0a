import {
  importStatement,
  listArrivals,
  matchReturn,
} from "@sampan/contract/money/staff-statements";
import { confirmReturn } from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer, db, staff } = await openTwoServers();
const enterer = await staff("finance");
/** Each knocks at the server whose turn it is. */
const [confirms, brings] = [await staff("finance"), await staff("finance")];

/** A payout whose return somebody entered. */
async function returning(number: string, amount: number): Promise<string> {
  const { id } = await customer();
  const [now, by] = [new Date(), enterer.id];
  await db
    .insertInto("withdrawals")
    .values({
      number,
      account_id: id,
      state: "passed",
      amount,
      fee: 0,
      currency: "TWD",
      applied_on: formatWireTime(now, "TW").slice(0, 10),
      bank: "004",
      last_digits: "0718",
      is_company: false,
      card_changed_at: now,
      created_at: now,
      decided_at: now,
      decided_by: by,
      payout_reference: `REF${number}`,
      paid_at: now,
      paid_by: by,
      return_fault: "theirs",
      return_reason: "退匯",
      return_entered_at: now,
      return_entered_by: by,
    })
    .execute();
  return number;
}
let held = 0;
function bring(desk: typeof brings, ...words: readonly string[]) {
  const day = formatWireTime(new Date(), "TW").slice(0, 10).replaceAll("-", "/");
  const rows = words.map((said) => {
    held += 300;
    return `${day},存入,,300,${held},${said},,`;
  });
  const text = `日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${rows.join("\n")}\n`;
  return desk.call(importStatement, { file: new Blob([text]), format: "ctbc", name: "a.csv" });
}
const open = async () => valueOf(await brings.call(listArrivals, { page_size: 100 })).datalist;

test("a return that one process confirms while another reads its arrival is matched by one of the two", async () => {
  for (let round = 0; round < 10; round += 1) {
    const number = await returning(`WD26112900${round}`, 30_000);
    const [confirmed, read] = await Promise.all([
      confirms.call(confirmReturn, { number }),
      bring(brings, `退匯 REF${number}`),
    ]);
    valueOf(confirmed);
    valueOf(read);
    expect(await open()).toEqual([]);
  }
});

test("two arrivals that two desks call the same payout at once are it once", async () => {
  const number = await returning("WD261129777", 30_000);
  valueOf(await confirms.call(confirmReturn, { number }));
  valueOf(await bring(brings, "退匯甲", "退匯乙"));
  const keys = (await open()).map(({ key }) => key);
  const answers = await Promise.all(
    [confirms, brings].map((desk, at) =>
      desk.call(matchReturn, { key: keys[at] ?? "", withdrawal: number }),
    ),
  );
  const refused = answers.filter(({ ok }) => !ok).map((answer) => refusalOf(answer));
  expect(refused).toEqual(["withdrawal_not_in_state"]);
});
