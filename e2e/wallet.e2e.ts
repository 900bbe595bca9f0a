import { expectAccessible } from "./support/accessible.ts";
import { readHoldings } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("the wallet shows the balance, what is held, and the ways to top up and to the ledger", async ({
  page,
}) => {
  await logInByCall(page.request, "business@sampan.test");
  await page.goto("/myWallet");
  const card = page.getByRole("region", { name: say("wallet.balance") });
  await expect(card).toContainText(/NT\$\s*[\d,]+\.\d\d/);
  await expect(card).toContainText(say("wallet.locked", { amount: "NT$ 0.00" }));
  await expect(card.getByRole("link", { name: say("wallet.topup"), exact: true })).toBeVisible();
  await page.getByRole("link", { name: say("common.seeAll") }).tap();
  await expect(page).toHaveURL("/getAccBalance");
});

test("the ledger comes five rows at a time, newest first, each with what it was for, its time, sign, amount and balance [WAL-05] [WAL-06] [RT-82]", async ({
  page,
}) => {
  await logInByCall(page.request, "thai@sampan.test");
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("query_acct_log_list")) return;
    sizes.push(((await response.json()) as { datalist: unknown[] }).datalist.length);
  });
  await page.goto("/getAccBalance");
  const end = page.getByText(say("common.end"));
  await expect(end).toBeVisible();
  const shown = await page.getByRole("tabpanel").getByRole("listitem").count();
  // The page may show an answer a moment before it is read here.
  await expect.poll(() => sizes.reduce((total, size) => total + size, 0)).toBe(shown);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.slice(0, -1).every((size) => size === 5)).toBe(true);

  const rows = await page.getByRole("tabpanel").getByRole("listitem").allInnerTexts();
  expect(rows).toHaveLength(sizes.reduce((total, size) => total + size, 0));
  for (const row of rows) expect(row).toMatch(/^\S.*\n[\s\S]*\d{4}-\d\d-\d\d \d\d:\d\d/);
  const amounts = rows.map((row) => centsOf(/[+−] ฿ ([\d,.]+)/.exec(row)?.[1] ?? ""));
  const signs = rows.map((row) => (row.includes("+ ฿") ? 1 : -1));
  const balances = rows.map((row) => centsOf(/餘額 ฿ ([\d,.]+)/.exec(row)?.[1] ?? ""));
  // Every row's balance is what the row before it left, changed by its own amount.
  for (let row = 0; row < rows.length - 1; row++)
    expect(balances[row]).toBe((balances[row + 1] ?? 0) + (signs[row] ?? 0) * (amounts[row] ?? 0));
});

test("points show their total, and their rows with sign, time and what they were for [PTS-01] [PTS-02] [RT-83]", async ({
  page,
}) => {
  await logInByCall(page.request, "thai@sampan.test");
  await page.goto("/myIntegral");
  const { points } = await readHoldings(page.request);
  await expect(page.getByRole("region", { name: say("points.total") })).toContainText(
    points.toLocaleString("en"),
  );
  await page.getByRole("link", { name: say("common.seeAll") }).tap();
  await expect(page).toHaveURL("/integralList");
  const newest = page.getByRole("main").getByRole("listitem").first();
  await expect(newest).toContainText(say("wallet.kinds.points_granted"));
  await expect(newest).toContainText(/SP\d{6}\w{6}\s*\d{4}-\d\d-\d\d \d\d:\d\d/);
  await expect(newest).toContainText(/\+ \d+/);
  await expect(newest).toContainText(say("points.after", { points }));
});

test("coupons to use, used and expired stand apart, and end when there are no more [CPN-12]", async ({
  page,
}) => {
  await logInByCall(page.request, "thai@sampan.test");
  for (const state of ["unused", "used", "expired"] as const) {
    const list = await page.request.get("/gateway/installer/installer_acct/query_coupon_list", {
      params: { state, page_size: 100 },
    });
    const { datalist } = (await list.json()) as { datalist: readonly { code: string }[] };
    await page.goto("/myCoupon");
    await page.getByRole("tab", { name: say(`coupons.tabs.${state}`) }).tap();
    const cards = page.getByRole("tabpanel").getByRole("listitem");
    await expect(cards).toHaveCount(datalist.length);
    for (const [at, { code }] of datalist.entries())
      await expect(cards.nth(at)).toContainText(code);
    const last = datalist.length > 0 ? say("common.end") : say(`coupons.empty.${state}`);
    await expect(page.getByText(last)).toBeVisible();
  }
});

test("the pages of the wallet pass every accessibility check, and fit the narrowest phones [NFR-04]", async ({
  page,
}) => {
  await logInByCall(page.request, "business@sampan.test");
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

const centsOf = (amount: string): number => Math.round(Number(amount.replaceAll(",", "")) * 100);
