import { checkBooks } from "@sampan/contract/money/ledger/staff-ledger";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import * as calls from "@sampan/contract/money/staff-statements";
import { approveTopup } from "@sampan/contract/money/topups/staff-topups";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { declare, insertTransferBank } from "../../../../../tests/support/test-transfers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetArrivals } from "./forget-arrivals.ts";

const reason = "網路銀行已見入帳";
const world = await openTestApp();
const { clock, customer, db, staff } = world;
const [finance, second] = [await staff("finance"), await staff("finance")];
beforeAll(() => insertTransferBank(db));

interface Row {
  readonly day?: string;
  /** In whole dollars; below zero goes out. */
  readonly amount: number;
  readonly words: string;
}
let held = 1_000_000;
/** A file of CTBC's with these movements, on from what the last one ended with. */
function ctbc(rows: readonly Row[]): Blob {
  const lines = rows.map(({ day = "2026/03/02", amount, words }) => {
    held += amount;
    const [out, credit] = amount < 0 ? [String(-amount), ""] : ["", String(amount)];
    return `${day},跨行轉入,${out},${credit},${held},${words},,`;
  });
  const head = "活存明細查詢\n2026/03/02 12:00:00\n日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記";
  return new Blob([[head, ...lines, ""].join("\n")]);
}
const bring = (file: Blob, by = finance) =>
  by.call(calls.importStatement, { file, format: "ctbc", name: "march.csv" });
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;
const arrivalOf = async (words: string, view: "open" | "settled" = "open") =>
  valueOf(await finance.call(calls.listArrivals, { view, page_size: 100 })).datalist.find((row) =>
    row.words.includes(words),
  );

let numbers = 70_000;
async function declared(amount: number, pay_time = "2026-03-02 11:20") {
  const ming = await customer();
  const pay_no = `88${(numbers += 1)}`;
  const number = await declare({ db, now: clock.now() }, ming, {
    amount: amount * 100,
    pay_no,
    pay_time,
  });
  return { ming, number, pay_no };
}

describe("a statement", () => {
  test("credits a declared transfer whose number, amount and day stand in it, once, however often it is brought [BO-32] [WAL-34]", async () => {
    const { ming, pay_no } = await declared(1_234);
    const file = ctbc([
      { amount: 1_234, words: pay_no },
      { amount: -15, words: "手續費" },
    ]);
    const { data } = valueOf(await bring(file));
    expect(data).toMatchObject({ movements: 2, known: 0, outgoing: 1, credited: 1, open: 0 });
    expect(await balanceOf(ming)).toBe(123_400);
    expect(valueOf(await bring(file, second)).data).toMatchObject({ known: 2, credited: 0 });
    expect(await balanceOf(ming)).toBe(123_400);
    const books = valueOf(await finance.call(checkBooks, {})).data;
    expect(books.differences).toEqual([]);
  });

  test("only proposes what is not sure, and a person credits it [BO-32]", async () => {
    const { ming, number } = await declared(777);
    valueOf(await bring(ctbc([{ amount: 777, words: "林小舟轉帳" }])));
    expect(await balanceOf(ming)).toBe(0);
    const arrival = await arrivalOf("林小舟轉帳");
    expect(arrival?.proposals).toMatchObject([{ number, alike: ["amount", "day"] }]);
    const key = arrival?.key ?? "";
    valueOf(await second.call(calls.creditArrival, { key, topup: number }));
    expect(await balanceOf(ming)).toBe(77_700);
    expect(await arrivalOf("林小舟轉帳", "settled")).toMatchObject({
      state: "credited",
      topup: number,
    });
    const again = await second.call(calls.creditArrival, { key, topup: number });
    expect(refusalOf(again)).toBe("statement_line_settled");
    expect(refusalOf(await finance.call(approveTopup, { number, reason }))).toBe(
      "topup_not_in_state",
    );
  });

  test("larger than one person may let in waits for another than who brought it [BO-32]", async () => {
    const { ming, number, pay_no } = await declared(60_000);
    valueOf(await bring(ctbc([{ amount: 60_000, words: pay_no }])));
    expect(await balanceOf(ming)).toBe(0);
    const { key = "", proposals } = (await arrivalOf(pay_no)) ?? {};
    expect(proposals).toMatchObject([{ number, alike: ["pay_no", "amount", "day"] }]);
    const own = await finance.call(calls.creditArrival, { key, topup: number });
    expect(refusalOf(own)).toBe("self_approval");
    valueOf(await second.call(calls.creditArrival, { key, topup: number }));
    expect(await balanceOf(ming)).toBe(6_000_000);
  });

  test("is left to somebody else where its customer is who brought the file [BO-32]", async () => {
    const { ming, number, pay_no } = await declared(1_234);
    const members = db.selectFrom("staff_members").select("email").orderBy("id");
    const { email } = await members.executeTakeFirstOrThrow();
    await db.updateTable("accounts").set({ email }).where("id", "=", ming.id).execute();
    expect(valueOf(await bring(ctbc([{ amount: 1_234, words: pay_no }]))).data.credited).toBe(0);
    expect(await balanceOf(ming)).toBe(0);
    const { key = "" } = (await arrivalOf(pay_no)) ?? {};
    const own = await finance.call(calls.creditArrival, { key, topup: number });
    expect(refusalOf(own)).toBe("self_approval");
    valueOf(await second.call(calls.creditArrival, { key, topup: number }));
    expect(await balanceOf(ming)).toBe(123_400);
  });

  test("is matched to what is declared after it came, when the next one is brought", async () => {
    valueOf(await bring(ctbc([{ amount: 4_321, words: "8879999" }])));
    const ming = await customer();
    const pay_time = "2026-03-02 09:00";
    await declare({ db, now: clock.now() }, ming, { amount: 432_100, pay_no: "8879999", pay_time });
    expect(valueOf(await bring(ctbc([{ amount: -1, words: "x" }]))).data.credited).toBe(1);
    expect(await balanceOf(ming)).toBe(432_100);
  });

  test("is the transfer that somebody credited before it came, and credits nothing again [WAL-34]", async () => {
    const { ming, number, pay_no } = await declared(2_345);
    valueOf(await finance.call(approveTopup, { number, reason }));
    const file = ctbc([{ amount: 2_345, words: pay_no }]);
    expect(valueOf(await bring(file)).data).toMatchObject({ credited: 0, open: 0 });
    expect(await balanceOf(ming)).toBe(234_500);
    expect(await arrivalOf(pay_no, "settled")).toMatchObject({ topup: number, state: "credited" });
    const by = await declared(3_456);
    valueOf(await finance.call(approveTopup, { number: by.number, reason }));
    valueOf(await bring(ctbc([{ amount: 3_456, words: "沒有序號" }])));
    const key = (await arrivalOf("沒有序號"))?.key ?? "";
    valueOf(await second.call(calls.creditArrival, { key, topup: by.number }));
    expect(await balanceOf(by.ming)).toBe(345_600);
  });

  test("keeps two movements of which the bank says the same", async () => {
    const file = new Blob([
      `日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n2026/03/02,存入,,5,100,一樣,,\n2026/03/02,退回,5,,95,一樣,,\n2026/03/02,存入,,5,100,一樣,,\n`,
    ]);
    expect(valueOf(await bring(file)).data).toMatchObject({ movements: 3, known: 0, open: 2 });
    expect(valueOf(await bring(file)).data).toMatchObject({ movements: 3, known: 3, open: 0 });
  });
});

test("an arrival that is nobody's is explained in words, and has an owner, an age and a place on the dashboard until then [BO-32] [BO-52]", async () => {
  const waiting = async () =>
    valueOf(await finance.call(getDashboard, {})).data.queues.arrivals.count;
  const before = await waiting();
  valueOf(await bring(ctbc([{ day: "2026/02/20", amount: 9, words: "利息九元" }])));
  const arrival = await arrivalOf("利息九元");
  expect(arrival).toMatchObject({ age_days: 10, is_own_import: true, proposals: [] });
  expect(arrival?.imported_by).not.toBe("");
  expect(await waiting()).toBe(before + 1);
  const key = arrival?.key ?? "";
  expect(refusalOf(await second.call(calls.explainArrival, { key, note: " " }))).toBe(
    "reason_needed",
  );
  valueOf(await second.call(calls.explainArrival, { key, note: "銀行利息" }));
  expect(await waiting()).toBe(before);
  expect(await arrivalOf("利息九元", "settled")).toMatchObject({ note: "銀行利息", topup: "" });
});

test("of a person who is forgotten the amount stays, and not who paid it", async () => {
  const { ming, pay_no } = await declared(333);
  valueOf(await bring(ctbc([{ amount: 333, words: `${pay_no} 林小舟` }])));
  await forgetArrivals(db, ming.id);
  const kept = await db
    .selectFrom("statement_lines as line")
    .innerJoin("topups", "topups.id", "line.topup_id")
    .select(["line.amount", "line.words", "line.reference"])
    .where("topups.account_id", "=", ming.id)
    .execute();
  expect(kept).toEqual([{ amount: 33_300, words: "", reference: "" }]);
});

describe("what is wrong is refused in words of its own, and nothing of it is kept:", () => {
  test("a file that is none, of another bank, or with a day missing [BO-32]", async () => {
    const count = async () =>
      (await db.selectFrom("statement_lines").select("id").execute()).length;
    const before = await count();
    expect(refusalOf(await finance.call(calls.importStatement, { format: "ctbc" }))).toBe(
      "statement_file_needed",
    );
    expect(refusalOf(await bring(new Blob(["Date,Amount\n1,2\n"])))).toBe("statement_not_of_bank");
    const whole = await ctbc([
      { amount: 10, words: "a" },
      { amount: 20, words: "b" },
      { amount: 30, words: "c" },
    ]).text();
    const cut = whole.split("\n").filter((line) => !line.includes(",b,"));
    expect(refusalOf(await bring(new Blob([cut.join("\n")])))).toBe("statement_row_missing");
    expect(await count()).toBe(before);
  });

  test("a transfer of another amount", async () => {
    const { number } = await declared(50);
    valueOf(await bring(ctbc([{ amount: 51, words: "五十一" }])));
    const key = (await arrivalOf("五十一"))?.key ?? "";
    expect(refusalOf(await second.call(calls.creditArrival, { key, topup: number }))).toBe(
      "statement_differs",
    );
  });
});
