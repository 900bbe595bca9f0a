import * as closes from "@sampan/contract/money/staff-closes";
import * as calls from "@sampan/contract/money/staff-statements";
import * as desk from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCashOutBanks, openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { closeBooks } from "../closes/close-books.ts";

const world = await openTestApp();
const { clock, db, needs, staff } = world;
const { payee, settledCard, withdraw } = openPayees(world);
const [finance, second] = [await staff("finance"), await staff("finance")];
beforeAll(() => insertCashOutBanks(db));

/** A withdrawal of so many dollars that was paid out under this reference. */
async function paid(dollars: number, reference: string) {
  const person = await payee({ cash: 20_000_000 });
  const number_id = await settledCard(person);
  const { number } = valueOf(await withdraw(person, { number_id, amount: dollars * 100 })).data;
  // Who passes a large one does not pay it out.
  valueOf(await second.call(desk.passWithdrawal, { number }));
  valueOf(await finance.call(desk.recordPayout, { number, reference }));
  return number;
}

const today = () => formatWireTime(clock.now(), "TW").slice(0, 10);
let held = 9_000_000;
function ctbc(rows: readonly { amount: number; words: string; day?: string }[]): Blob {
  const lines = rows.map(({ amount, words, day = today() }) => {
    held += amount;
    const [out, credit] = amount < 0 ? [String(-amount), ""] : ["", String(amount)];
    return `${day.replaceAll("-", "/")},轉帳,${out},${credit},${held},${words},,`;
  });
  return new Blob([["日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記", ...lines, ""].join("\n")]);
}
const bring = (file: Blob) =>
  finance.call(calls.importStatement, { file, format: "ctbc", name: "out.csv" });
const outOf = async (words: string, view: "open" | "settled" = "open") =>
  valueOf(await finance.call(calls.listOutgoings, { view, page_size: 100 })).datalist.find((row) =>
    row.words.includes(words),
  );

describe("money that went out", () => {
  test("is a payout whose reference, amount and day stand in it, once, and moves nothing more [BO-31] [BO-32]", async () => {
    const number = await paid(500, "PO-70001");
    const file = ctbc([{ amount: -500, words: "PO70001 陳柏宇" }]);
    expect(valueOf(await bring(file)).data).toMatchObject({ paid: 1, outgoing: 0, known: 0 });
    expect(valueOf(await bring(file)).data).toMatchObject({ paid: 0, outgoing: 0, known: 1 });
    expect(await outOf("PO70001", "settled")).toMatchObject({
      withdrawal: number,
      state: "paid",
      settled_by: "",
    });
  });

  test("is proposed where something is open, matched by hand only where the amount is the same, and once [BO-32]", async () => {
    const number = await paid(620, "PO-70002");
    const other = await paid(620, "PO-70003");
    valueOf(
      await bring(
        ctbc([
          { amount: -620, words: "匯出甲" },
          { amount: -621, words: "匯出乙" },
        ]),
      ),
    );
    const open = await outOf("匯出甲");
    expect(open).toMatchObject({ age_days: 0, is_own_import: true });
    expect(open?.imported_by).not.toBe("");
    expect(open?.proposals.map((one) => [one.number, one.alike]).toSorted()).toEqual(
      [number, other].toSorted().map((one) => [one, ["amount", "day"]]),
    );
    const differing = (await outOf("匯出乙"))?.key ?? "";
    const refused = async (key: string, withdrawal: string) =>
      refusalOf(await second.call(calls.matchPayout, { key, withdrawal }));
    expect(await refused(differing, number)).toBe("statement_differs");
    expect(await refused(differing, "WD00000000")).toBe("withdrawal_unknown");
    const key = open?.key ?? "";
    valueOf(await second.call(calls.matchPayout, { key, withdrawal: number }));
    expect(await refused(key, other)).toBe("statement_line_settled");
    valueOf(await bring(ctbc([{ amount: -620, words: "匯出丙" }])));
    expect(await refused((await outOf("匯出丙"))?.key ?? "", number)).toBe(
      "withdrawal_not_in_state",
    );
  });

  test("that is large is matched by another than who recorded the payout", async () => {
    const number = await paid(60_000, "PO-70009");
    await paid(60_000, "PO-70010");
    valueOf(await bring(ctbc([{ amount: -60_000, words: "大額" }])));
    const key = (await outOf("大額"))?.key ?? "";
    const match = { key, withdrawal: number };
    expect(refusalOf(await finance.call(calls.matchPayout, match))).toBe("self_approval");
    valueOf(await second.call(calls.matchPayout, match));
  });

  test("and is nobody's payout waits on the dashboard until it is explained [BO-52]", async () => {
    const waiting = async () =>
      valueOf(await finance.call(getDashboard, {})).data.queues.outgoings.count;
    const before = await waiting();
    valueOf(await bring(ctbc([{ amount: -15, words: "匯費十五" }])));
    expect(await waiting()).toBe(before + 1);
    const key = (await outOf("匯費十五"))?.key ?? "";
    valueOf(await second.call(calls.explainArrival, { key, note: "匯費" }));
    expect(await waiting()).toBe(before);
    expect(await outOf("匯費十五", "settled")).toMatchObject({ note: "匯費", withdrawal: "" });
  });

  test("and is large is explained by another than who brought the file: a day is proved by it [BO-32] [BO-33]", async () => {
    valueOf(await bring(ctbc([{ amount: -50_001, words: "房租五萬" }])));
    const key = (await outOf("房租五萬"))?.key ?? "";
    const explain = { key, note: "房租" };
    expect(refusalOf(await finance.call(calls.explainArrival, explain))).toBe("self_approval");
    expect(await outOf("房租五萬")).toMatchObject({ note: "" });
    valueOf(await second.call(calls.explainArrival, explain));
    valueOf(await bring(ctbc([{ amount: -50_000, words: "押金五萬" }])));
    const below = (await outOf("押金五萬"))?.key ?? "";
    valueOf(await finance.call(calls.explainArrival, { key: below, note: "押金" }));
  });
});

test("a payout that no statement shows, though later days of it are there, is a difference until it is matched [BO-32]", async () => {
  const number = await paid(777, "PO-79999");
  const day = today();
  const mine = async () =>
    valueOf(
      await (await staff("finance")).call(closes.listDifferences, { page_size: 100 }),
    ).datalist.filter(({ subject }) => subject === number);
  clock.pass({ days: 3 });
  const again = await staff("finance");
  const told = (file: Blob) =>
    again.call(calls.importStatement, { file, format: "ctbc", name: "later.csv" });
  valueOf(await told(ctbc([{ amount: 1, words: "利息一" }])));
  clock.pass({ days: 1 });
  await closeBooks(needs);
  expect(await mine()).toEqual([]);
  valueOf(await told(ctbc([{ amount: 1, words: "利息二" }])));
  clock.pass({ days: 1 });
  await closeBooks(needs);
  expect((await mine()).map(({ kind, expected, found }) => [kind, expected, found])).toEqual([
    ["payout_unseen", -77_700, 0],
  ]);
  const late = await staff("finance");
  const file = ctbc([{ amount: -777, words: "PO-79999", day }]);
  valueOf(await late.call(calls.importStatement, { file, format: "ctbc", name: "missing.csv" }));
  clock.pass({ days: 1 });
  await closeBooks(needs);
  expect(await mine()).toEqual([]);
});
