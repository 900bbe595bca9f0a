import { randomUUID } from "node:crypto";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { LedgerRow } from "@sampan/contract/kernel/ledger-row";
import type {
  getAccountBalance,
  queryAcctLogList,
  queryBankList,
} from "@sampan/contract/money/ledger/wallet";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import type * as z from "zod/mini";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { openPhone } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";
import { speak } from "./support/speech.ts";

type Row = z.infer<typeof LedgerRow>;

const say = speak("zh-TW");
const folder = "/gateway/installer/installer_acct";

for (const { language, email, currency } of [
  { language: "zh-TW", email: "customer@sampan.test", currency: "TWD" },
  { language: "th", email: "thai@sampan.test", currency: "THB" },
] as const)
  test(`a withdrawal of any amount costs thirty beside it, and says that it takes seven to ten working days, in ${language} [WAL-22] [CONST-13]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page } = shopper;
    await logInByCall(page, email);
    await page.goto("/getCash");
    const money = (cents: number): string => formatAmount(cents, currency);
    const sums = page.getByRole("region", { name: shopper.say("withdrawals.sum.title") });
    for (const whole of [32, 100, 2_000]) {
      await page.getByLabel(shopper.say("withdrawals.amount"), { exact: true }).fill(`${whole}`);
      await expect(sums).toContainText(`${shopper.say("withdrawals.sum.fee")}${money(3_000)}`);
      await expect(sums).toContainText(
        `${shopper.say("withdrawals.sum.total")}${money(whole * 100 + 3_000)}`,
      );
    }
    await expect(
      page.getByText(shopper.say("withdrawals.arrivesWhy", { from: 7, until: 10 })),
    ).toBeVisible();
    await page.context().close();
  });

test("an account for payouts is sent as one text in the field number, with holder, bank, branch, card number and flag [WAL-37]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  await page.goto("/addBankCard");
  const label = (key: string) => page.getByLabel(say(key), { exact: true });
  const holder = await label("bankCards.holder").inputValue();
  await page.getByRole("button", { name: say("bankCards.bank"), exact: true }).tap();
  const banks = page.getByRole("dialog", { name: say("bankCards.chooseBank") });
  await banks.getByRole("button", { name: /玉山銀行\s*808/ }).tap();
  await page.getByLabel(say("bankCards.branch")).fill("信義分行");
  await label("bankCards.number").fill("8080-5555-44321");
  // What is sent is looked at and goes no further: a page that is closed before lets it through.
  const sent = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/add_withdrawal_account"),
  );
  await page.route("**/add_withdrawal_account", (route) => route.abort());
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  const { number } = (await sent).postDataJSON() as { number: string };
  expect(typeof number).toBe("string");
  expect(JSON.parse(number)).toEqual({
    account_name: holder,
    bank: "808",
    branch: "信義分行",
    number: "8080-5555-44321",
    is_default: 0,
    is_company: 0,
  });
  expect(holder).not.toBe("");
});

for (const { language, email } of [
  { language: "zh-TW", email: "business@sampan.test" },
  { language: "th", email: "thai@sampan.test" },
] as const)
  test(`every bank that is paid out to is offered by its name, its code and a mark, in ${language} [WAL-41]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page } = shopper;
    await logInByCall(page, email);
    const answer = await page.request.get(`${folder}/query_bank_list`, {
      params: { kind: "cash_out" },
    });
    const { datalist } = (await answer.json()) as OutputOf<typeof queryBankList>;
    expect(datalist).toHaveLength(11);
    await page.goto("/addBankCard");
    await page.getByRole("button", { name: shopper.say("bankCards.bank"), exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: shopper.say("bankCards.chooseBank") });
    const rows = sheet.getByRole("listitem");
    await expect(rows).toHaveCount(datalist.length);
    for (const [at, { code, name, logo }] of datalist.entries()) {
      await expect(rows.nth(at)).toContainText(name);
      await expect(rows.nth(at)).toContainText(code);
      await expect(
        rows
          .nth(at)
          .locator(logo ? `img[src="${logo}"]` : "svg")
          .first(),
      ).toBeVisible();
    }
    await page.context().close();
  });

/** A row of each direction; what of them is held and what there is in all differs from what is left. */
const rowsOf = (subject: Row["subject"]): Row[] =>
  ([1, -1, 2, -2] as const).map((direct, at) => ({
    id: `${40 - at}`,
    subject,
    direct,
    amount: 12_300 + at,
    currency: subject === "2010107" ? null : "TWD",
    acc_time: `2026-11-1${at} 21:29:00`,
    kind: "correction",
    tid: "",
    remark: `${subject} 第 ${at} 筆`,
    balance: 45_600 + at,
    lock_blc: 7_000,
    total: 52_600 + at,
  }));

test("a ledger of cash is in cents of money and one of points in points, each row with which way it went, its time, its remark and what was left [WAL-42] [WAL-43] [WAL-44]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.route("**/query_acct_log_list*", async (route) => {
    const asked = new URL(route.request().url()).searchParams.get("subject") ?? "2010101";
    const datalist = rowsOf(asked as Row["subject"]);
    const json: OutputOf<typeof queryAcctLogList> & { success: true } = {
      success: true,
      datalist,
      total: datalist.length,
    };
    await route.fulfill({ json });
  });
  const words = ["income", "expense", "freeze", "unfreeze"].map((one) =>
    say(`wallet.directs.${one}`),
  );
  const signs = ["+", "−", "−", "+"];
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("common.seeAll") }).tap();
  for (const subject of ["2010101", "2010107", "2010102"] as const) {
    await page.getByRole("tab", { name: say(`wallet.subjects.${subject}`), exact: true }).tap();
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows.first()).toContainText(`${subject} 第 0 筆`);
    for (const [at, line] of rowsOf(subject).entries()) {
      const row = rows.nth(at);
      await expect(row).toContainText(line.remark);
      await expect(row).toContainText(formatMinute(line.acc_time));
      await expect(row).toContainText(words[at] ?? "");
      const isMoney = line.currency !== null;
      const count = isMoney ? formatAmount(line.amount, "TWD") : line.amount.toLocaleString("en");
      await expect(row).toContainText(`${signs[at]} ${count}`);
      const left = isMoney
        ? say("wallet.after", { amount: formatAmount(line.balance, "TWD") })
        : say("points.after", { points: line.balance });
      await expect(row).toContainText(left);
      await expect(row.getByText("NT$")).toHaveCount(isMoney ? 2 : 0);
    }
  }
});

test("a red packet that was given is the sum on the wallet, and stands in a ledger of its own [WAL-45]", async ({
  page,
  baseURL,
}) => {
  await registerNewcomer(page.request, "TW");
  const user = await page.request.get("/gateway/user/get_user_by_id");
  const { uid } = ((await user.json()) as { data: { uid: string } }).data;
  await page.goto("/myWallet");
  const sum = page.getByRole("link", { name: new RegExp(say("wallet.bonus")) });
  await expect(sum).toContainText(formatAmount(0, "TWD"));

  const marketing = await sitDown(baseURL ?? "", "marketing");
  const given = await marketing.post("/staff/grants/credits", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      kind: "bonus",
      currency: "TWD",
      each: 8_850,
      accounts: uid,
      reason: "等太久，致歉",
      is_trial: false,
    },
  });
  expect(await given.json()).toMatchObject({ data: { people: 1, cost: 8_850 } });
  await marketing.dispose();

  const read = await page.request.get(`${folder}/get_account_balance`);
  const { data } = (await read.json()) as OutputOf<typeof getAccountBalance>;
  expect([data.bonus.total, data.balance]).toEqual([8_850, 0]);
  await page.reload();
  await expect(sum).toContainText(formatAmount(8_850, "TWD"));
  await expect(page.getByRole("region", { name: say("wallet.balance") })).not.toContainText(
    "88.50",
  );
  await sum.tap();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    say("wallet.subjects.2010102"),
  );
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`+ ${formatAmount(8_850, "TWD")}`);
  await page.getByRole("tab", { name: say("wallet.subjects.2010101"), exact: true }).tap();
  await expect(page.getByText(say("wallet.empty.title"))).toBeVisible();
});
