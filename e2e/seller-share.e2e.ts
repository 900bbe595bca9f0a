import { getClaimDetail, simulateClaim } from "@sampan/contract/logistics/claims/claims";
import { formatAmount } from "@sampan/domain/kernel/money";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { claimByCall, damagePhoto, openClaim } from "./support/claiming.ts";
import { openDesk } from "./support/desks.ts";
import { test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { atDesk, pattern, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const customer = "business@sampan.test";

/** What insurance covers, from the form and back to it: every insurance with its fee and what it pays of an example. */
async function readCoverage(page: Page): Promise<void> {
  const coverage = (key: string, values?: Record<string, string | number>) =>
    say(`claims.coverage.${key}`, values);
  await page.getByRole("link", { name: say("claims.form.coverage") }).tap();
  await expect(page).toHaveURL(/\/claimList\?view=coverage/);
  await expect(page.getByRole("heading", { name: coverage("title"), level: 1 })).toBeVisible();
  const pays = page.getByRole("region", { name: coverage("pays.title") });
  for (const [percent, fee, share, amount] of [
    [2, 20_00, 50, 500_00],
    [3, 30_00, 75, 750_00],
    [4, 40_00, 100, 1_000_00],
  ] as const) {
    await expect(pays).toContainText(coverage("pays.insured", { percent }));
    const sums = { fee: formatAmount(fee, "CNY"), share, amount: formatAmount(amount, "CNY") };
    await expect(pays).toContainText(coverage("pays.insuredBody", sums));
  }
  await expect(pays).toContainText(coverage("pays.noneBody"));
  const open = page.getByRole("region", { name: coverage("notCovered.title") });
  await expect(open).toContainText(coverage("notCovered.late", { days: 14 }));
  await settled(page);
  await expectAccessible(page, [page.url()]);
  await page.goBack();
  await settled(page);
}

/** Steps from one piece to two, which the estimate follows, and claims them; answers the claim's number. */
async function claimTwo(page: Page, estimate: string): Promise<string> {
  const quantity = pattern(say, "claims.form.quantity", ["name"]);
  const stepper = page.getByRole("group", { name: quantity });
  const number = stepper.getByRole("textbox", { name: quantity });
  await expect(number).toHaveValue("1");
  await expect(stepper.getByRole("button", { name: say("claims.form.fewer") })).toBeDisabled();
  await stepper.getByRole("button", { name: say("claims.form.more") }).tap();
  await expect(number).toHaveValue("2");
  const comesTo = page.getByRole("region", { name: say("claims.form.comesTo"), exact: true });
  await expect(comesTo).toContainText(say("claims.sums.goods", { count: 2 }));
  await expect(comesTo).toContainText(estimate);
  await page.getByRole("textbox", { name: say("claims.form.content") }).fill("兩個都裂了");
  await page.getByLabel(say("claims.form.photos")).setInputFiles(damagePhoto);
  await expect(page.getByRole("img", { name: say("uploads.shown", { index: 1 }) })).toBeVisible();
  await settled(page);
  await page.getByRole("button", { name: say("claims.form.submit") }).tap();
  await expect(page).toHaveURL(/\/claimDetail\//);
  return page.url().split("/").at(-1) ?? "";
}

/** Presses a button of a claim's pane, then the one of that name in the dialog that it opens. */
async function agree(claim: Locator, name: RegExp | string): Promise<void> {
  await claim.getByRole("button", { name, exact: true }).click();
  const asks = claim.page().getByRole("dialog");
  await asks.getByRole("button", { name, exact: true }).click();
}

const said = (key: string, values?: Record<string, string>) =>
  atDesk(`consoleClaims.${key}`, values);

test("two pieces are claimed by whoever read what is covered; service records what the seller gave, and closes what it rejected [BO-28] [CLM-03] [CLM-10]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  await logInByCall(page, customer);
  const order = { customer, insurance: 3, pieces: 4 } as const;
  const { tid, buyer } = await carry(page, baseURL, { order, until: "confirmed" });
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await page.getByRole("link", { name: say("claims.ask") }).tap();
  await expect(page).toHaveURL(/\/claimDemage\//);
  await settled(page);
  await readCoverage(page);
  const oid = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { data: two } = await buyer.call(simulateClaim, { oid, num: 2 });
  const id = await claimTwo(page, formatAmount(two.amount, two.currency));
  expect((await buyer.call(getClaimDetail, { id })).data.num).toBe(2);

  // Accepted with a share of the seller's that is waited for, which comes before the customer's money.
  const service = await openDesk(browser, baseURL, "service");
  const claim = await openClaim(service, id, "service");
  await claim.getByRole("button", { name: said("accept"), exact: true }).click();
  const accepting = service.getByRole("dialog");
  await accepting.getByLabel(said("awaitsSeller")).check();
  await accepting.getByLabel(said("answerField")).fill("裂痕從杯口到杯底");
  await accepting.getByRole("button", { name: said("accept"), exact: true }).click();
  await expect(service.getByText(said("accepted"))).toBeVisible();
  const due = await openClaim(service, id, "finance");
  await expect(due).toContainText(said("awaited"));
  const record = due.getByRole("button", { name: said("recordSeller") });
  await record.click();
  const sharing = service.getByRole("dialog");
  await expect(sharing).toContainText(said("sellerConsequence"));
  const given = sharing.getByLabel(said("sellerMoney"));
  const confirm = sharing.getByRole("button", { name: said("recordSeller") });
  await given.fill("12.5x");
  await expect(confirm).toBeDisabled();
  await given.fill("12.50");
  await confirm.click();
  await expect(service.getByText(said("sellerRecorded"))).toBeVisible();
  await expect(due).toContainText(formatAmount(12_50, "CNY"));
  await expect(due).toContainText(said("states.seller_compensated"));
  await expect(record).toHaveCount(0);
  // Ours, and nothing of it is the customer's to read: theirs comes from finance, as before.
  await page.reload();
  await expect(page.getByText(say("claims.with.finance"))).toBeVisible();
  const facts = page.getByRole("region", { name: say("claims.facts.label") });
  await expect(facts).toContainText("裂痕從杯口到杯底");
  const finance = await openDesk(browser, baseURL, "finance");
  const payable = await openClaim(finance, id, "finance");
  await agree(payable, pattern(atDesk, "consoleClaims.pay", ["amount"]));
  await expect(finance.getByText(said("paid"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("claims.outcomes.paid.title"))).toBeVisible();

  const second = await claimByCall(page, buyer, tid);
  const other = await openClaim(service, second, "service");
  await other.getByRole("button", { name: said("reject"), exact: true }).click();
  await service.getByLabel(said("rejectReason")).fill("重量與出貨時相同");
  const rejecting = service.getByRole("dialog");
  await rejecting.getByRole("button", { name: said("reject"), exact: true }).click();
  await expect(service.getByText(said("rejected"))).toBeVisible();
  await agree(await openClaim(service, second, "settled"), said("close"));
  await expect(service.getByText(said("closed"))).toBeVisible();
  await page.goto(`/claimDetail/${second}`);
  await expect(page.getByText(say("claims.outcomes.closed.title"))).toBeVisible();
});
