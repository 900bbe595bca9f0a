import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { expectAccessible } from "./support/accessible.ts";
import { readHoldings } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("the wallet shows the balance, what is held, and the ways to top up and to the ledger", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  await page.goto("/myWallet");
  const card = page.getByRole("region", { name: say("wallet.balance") });
  await expect(card).toContainText(/NT\$\s*[\d,]+\.\d\d/);
  // Of the demo, a withdrawal of 3,000 with its fee waits for its audit.
  await expect(card).toContainText(/凍結 NT\$\s3,[\d,]+\.\d\d/);
  await expect(card.getByRole("link", { name: say("wallet.topup"), exact: true })).toBeVisible();
  await page.getByRole("link", { name: say("common.seeAll") }).tap();
  await expect(page).toHaveURL("/getAccBalance");
});

test("the ledger comes five rows at a time, newest first, each with what it was for, its time, sign, amount and balance [WAL-05] [WAL-06] [RT-82]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const sizes: number[] = [];
  const lines: LedgerLine[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("query_acct_log_list")) return;
    const { datalist } = (await response.json()) as { datalist: LedgerLine[] };
    sizes.push(datalist.length);
    lines.push(...datalist);
  });
  await page.goto("/getAccBalance");
  const end = page.getByText(say("common.end"));
  const last = page.getByRole("tabpanel").getByRole("listitem").last();
  // It reads on as its end comes near, however long it is.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const shown = await page.getByRole("tabpanel").getByRole("listitem").count();
  // The page may show an answer a moment before it is read here.
  await expect.poll(() => sizes.reduce((total, size) => total + size, 0)).toBe(shown);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.slice(0, -1).every((size) => size === 5)).toBe(true);

  const rows = await page.getByRole("tabpanel").getByRole("listitem").allInnerTexts();
  expect(rows).toHaveLength(sizes.reduce((total, size) => total + size, 0));
  for (const row of rows)
    expect(row).toMatch(/^\S.*\n[\s\S]*\d{4}-\u2060\d\d-\u2060\d\d \d\d:\d\d/);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(
    say("wallet.subjects.2010101"),
  );
  const newestFirst = lines.toSorted((one, other) => Number(other.id) - Number(one.id));
  for (const [at, line] of newestFirst.entries()) {
    const row = rows[at] ?? "";
    expect(line.subject).toBe("2010101");
    expect(row).toContain(formatMinute(line.acc_time));
    expect(row).toContain(line.tid && !line.remark.includes(line.tid) ? line.remark : line.tid);
    expect(row).toContain(`${line.direct === 1 || line.direct === -2 ? "+" : "−"} ฿\u{A0}`);
    expect(centsOf(/[+−] ฿\s([\d,.]+)/.exec(row)?.[1] ?? "")).toBe(line.amount);
    expect(centsOf(/餘額 ฿\s([\d,.]+)/.exec(row)?.[1] ?? "")).toBe(line.balance);
  }
  expect(new Set(newestFirst.map(({ direct }) => direct)).size).toBeGreaterThan(1);
  const amounts = rows.map((row) => centsOf(/[+−] ฿\s([\d,.]+)/.exec(row)?.[1] ?? ""));
  const signs = rows.map((row) => (row.includes("+ ฿") ? 1 : -1));
  const balances = rows.map((row) => centsOf(/餘額 ฿\s([\d,.]+)/.exec(row)?.[1] ?? ""));
  // Every row's balance is what the row before it left, changed by its own amount.
  for (let row = 0; row < rows.length - 1; row++)
    expect(balances[row]).toBe((balances[row + 1] ?? 0) + (signs[row] ?? 0) * (amounts[row] ?? 0));
});

test("the history of top-ups comes page by page, each with its amount, day and state [WAL-04]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  const list = "/gateway/installer/installer_acct/query_recharge_list";
  const whole = await page.request.get(list, { params: { page_size: 100 } });
  const { datalist } = (await whole.json()) as { datalist: readonly Topup[] };
  expect(datalist.length).toBeGreaterThan(1);
  const asked: (string | null)[] = [];
  await page.route(`**${list}*`, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.searchParams.get("page"));
    // One a page, so that the few of the demo are several pages.
    url.searchParams.set("page_size", "1");
    await route.continue({ url: url.href });
  });
  await page.goto("/rechargeHistory");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(cards.filter({ hasText: "฿" })).toHaveCount(datalist.length, { timeout: 500 });
  }).toPass();
  expect(asked).toEqual(datalist.map((_, at) => String(at + 1)));
  for (const [at, { amount, cdate, state }] of datalist.entries()) {
    const card = cards.filter({ hasText: "฿" }).nth(at);
    await expect(card).toContainText(formatAmount(amount, "THB"));
    await expect(card).toContainText(formatMinute(cdate));
    await expect(card).toContainText(say(`status.topup.${state}`));
  }
});

test("points show their total, and their rows with sign, time and what they were for [PTS-01] [PTS-02] [RT-79] [RT-83]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  await page.goto("/myIntegral");
  const { points } = await readHoldings(page.request);
  await expect(page.getByRole("region", { name: say("points.total") })).toContainText(
    points.toLocaleString("en"),
  );
  const rows = page.getByRole("region", { name: say("points.ledger") }).getByRole("listitem");
  const ledger = await page.request.get(
    "/gateway/installer/installer_acct/query_acct_log_list?subject=2010107",
  );
  const { datalist } = (await ledger.json()) as { datalist: { amount: number; direct: number }[] };
  expect(datalist.length).toBeGreaterThan(0);
  await expect(rows).toHaveCount(datalist.length);
  for (const [at, { amount, direct }] of datalist.entries())
    await expect(rows.nth(at)).toContainText(
      `${direct > 0 ? "+" : "−"} ${amount.toLocaleString("en")}`,
    );
  await page.getByRole("link", { name: say("common.seeAll") }).tap();
  await expect(page).toHaveURL("/integralList");
  const newest = page.getByRole("main").getByRole("listitem").first();
  await expect(newest).toContainText(say("wallet.kinds.points_granted"));
  await expect(newest).toContainText(/SP\d{6}\w{6}\s*\d{4}-\u2060\d\d-\u2060\d\d \d\d:\d\d/);
  await expect(newest).toContainText(/\+ \d+/);
  await expect(newest).toContainText(say("points.after", { points }));
});

test("coupons to use, used and expired stand apart, each of freight or of goods, and end when there are no more [CPN-12] [CPN-01] [RT-107]", async ({
  page,
}) => {
  await logInByCall(page, "thai@sampan.test");
  for (const state of ["unused", "used", "expired"] as const) {
    const list = await page.request.get("/gateway/installer/installer_acct/query_coupon_list", {
      params: { state, page_size: 100 },
    });
    const { datalist } = (await list.json()) as {
      datalist: readonly { code: string; kind: "freight" | "general" }[];
    };
    await page.goto("/myCoupon");
    await page.getByRole("tab", { name: say(`coupons.tabs.${state}`) }).tap();
    const cards = page.getByRole("tabpanel").getByRole("listitem");
    await expect(cards).toHaveCount(datalist.length);
    for (const [at, { code, kind }] of datalist.entries()) {
      await expect(cards.nth(at)).toContainText(code);
      await expect(cards.nth(at)).toContainText(say(`coupons.kinds.${kind}`));
    }
    const last = datalist.length > 0 ? say("common.end") : say(`coupons.empty.${state}`);
    await expect(page.getByText(last)).toBeVisible();
  }
});

test("the pages of the wallet pass every accessibility check, and fit the narrowest phones [NFR-04]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page, [
    "/myWallet",
    "/getAccBalance",
    "/rechargeMoney",
    "/rechargeBank",
    "/rechargeHistory",
    "/myIntegral",
  ]);
});

interface LedgerLine {
  readonly id: string;
  readonly subject: string;
  readonly direct: number;
  readonly acc_time: string;
  readonly tid: string;
  readonly remark: string;
  readonly amount: number;
  readonly balance: number;
}

interface Topup {
  readonly amount: number;
  readonly cdate: string;
  readonly state: string;
}

const centsOf = (amount: string): number => Math.round(Number(amount.replaceAll(",", "")) * 100);
