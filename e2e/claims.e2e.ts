import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { getClaimDetail } from "@sampan/contract/logistics/claims/claims";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { formatAmount } from "@sampan/domain/kernel/money";
import { expect, type Page } from "@playwright/test";
import { readHoldings, readLedger } from "./support/account.ts";
import { expectAccessible } from "./support/accessible.ts";
import { carry, carryToDoor } from "./support/carrying.ts";
import { claimByCall, damagePhoto, openClaim } from "./support/claiming.ts";
import { openDesk } from "./support/desks.ts";
import { test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { goodsOrdersOf } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { confirmReceipt, openPhone } from "./support/shopper.ts";
import { atDesk, pattern, type Say, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const customer = "business@sampan.test";
const onScale = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");

const wayToClaim = (page: Page) => page.getByRole("link", { name: say("claims.ask") });

/** Claims one piece from the order's page, with words and a photo; answers the claim's number. */
async function claimOne(page: Page, tid: string, content: string): Promise<string> {
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await wayToClaim(page).tap();
  await expect(page).toHaveURL(/\/claimDemage\//);
  await settled(page);
  await expectAccessible(page, [page.url()]);
  await settled(page);
  await page.getByRole("button", { name: say("claims.form.submit") }).tap();
  await expect(page.getByText(say("claims.form.wordsNeeded"))).toBeVisible();
  await expect(page.getByText(say("claims.form.photoNeeded"))).toBeVisible();
  await page.getByRole("textbox", { name: say("claims.form.content") }).fill(content);
  await page.getByLabel(say("claims.form.photos")).setInputFiles(damagePhoto);
  await expect(page.getByRole("img", { name: say("uploads.shown", { index: 1 }) })).toBeVisible();
  await settled(page);
  await page.getByRole("button", { name: say("claims.form.submit") }).tap();
  await expect(page).toHaveURL(/\/claimDetail\//);
  await expect(page.getByText(say("claims.with.service"))).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

test("broken goods are claimed with a photo, their insured share is in the wallet, and a second claim is rejected with a reason [CLM-03] [CLM-05] [BO-28]", async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  await logInByCall(page, customer);
  const tid = await carryToDoor(page, baseURL, { customer, insurance: 3, pieces: 4 });
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await settled(page);
  await expect(wayToClaim(page)).toHaveCount(0);
  await confirmReceipt({ page, say }, tid);

  const id = await claimOne(page, tid, "杯口裂了一道");
  const service = await openDesk(browser, baseURL, "service");
  const claim = await openClaim(service, id, "service");
  await expect(claim).toContainText("杯口裂了一道");
  await expect(claim).toContainText(/kg/);
  await claim.getByRole("button", { name: atDesk("consoleClaims.accept"), exact: true }).click();
  await service
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleClaims.accept"), exact: true })
    .click();
  await expect(service.getByText(atDesk("consoleClaims.accepted"))).toBeVisible();

  await page.reload();
  await expect(page.getByText(say("claims.with.finance"))).toBeVisible();
  const before = await readHoldings(page.request);
  const finance = await openDesk(browser, baseURL, "finance");
  const due = await openClaim(finance, id, "finance");
  const pay = pattern(atDesk, "consoleClaims.pay", ["amount"]);
  await due.getByRole("button", { name: pay }).click();
  await finance.getByRole("dialog").getByRole("button", { name: pay }).click();
  await expect(finance.getByText(atDesk("consoleClaims.paid"))).toBeVisible();

  await page.reload();
  await expect(page.getByText(say("claims.outcomes.paid.title"))).toBeVisible();
  await expectAccessible(page, [page.url()]);
  const [row] = (await readLedger(page.request)).filter(
    (entry) => entry.kind === "compensation" && entry.tid === tid,
  );
  const paid = row?.amount ?? 0;
  expect(paid).toBeGreaterThan(0);
  expect((await readHoldings(page.request)).balance - before.balance).toBe(paid);
  await expect(page.getByText(formatAmount(paid, "TWD")).first()).toBeVisible();
  const facts = page.getByRole("region", { name: say("claims.facts.label") });
  await expect(facts.getByRole("img")).toHaveCount(1);
  const amounts = page.getByRole("region", { name: say("claims.amounts") });
  await expect(amounts.locator("img")).toHaveCount(1);
  await expect(amounts).toContainText(say("claims.states.succeeded"));
  await expect(amounts).toContainText(say("claims.sums.share", { share: 75 }));
  await expect(amounts).toContainText(formatAmount(paid, "TWD"));

  const second = await claimOne(page, tid, "少了一件");
  const other = await openClaim(service, second, "service");
  await other.getByRole("button", { name: atDesk("consoleClaims.reject") }).click();
  await service.getByLabel(atDesk("consoleClaims.rejectReason")).fill("重量與出貨時相同");
  await service
    .getByRole("dialog")
    .getByRole("button", { name: atDesk("consoleClaims.reject") })
    .click();
  await expect(service.getByText(atDesk("consoleClaims.rejected"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("claims.because", { reason: "重量與出貨時相同" }))).toBeVisible();
  await expect(amounts).toContainText(say("claims.states.rejected"));
  await expect(facts.getByRole("img")).toHaveCount(1);

  await page.goto(`/claimList?tid=${tid}`);
  await settled(page);
  await expect(page.getByText(say("claims.states.rejected"))).toBeVisible();
  await expect(page.getByText(say("claims.states.succeeded"))).toBeVisible();
});

test("an order that was completed long ago offers no claim, and its form says why [CLM-02] [RT-43]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const completed = (await goodsOrdersOf(page)).filter(({ status }) => status === 7);
  const oldest = completed.at(-1);
  await page.goto(`/orderDetailOwn?tid=${oldest?.tid ?? ""}`);
  await settled(page);
  await expect(page.getByText(pattern(say, "orders.claimOver", ["time"]))).toBeVisible();
  await expect(wayToClaim(page)).toHaveCount(0);
  await page.goto(`/claimDemage/${oldest?.items[0]?.oid ?? ""}`);
  await settled(page);
  await expect(page.getByText(say("claims.form.not.title"))).toBeVisible();
  await expect(page.getByText(say("errors.claim_too_late", { days: 14 }))).toBeVisible();
});

test("claims are listed, and each opens with what was claimed of it and what the insurance pays, until its customer closes it [RT-44] [RT-121] [CLM-12]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  for (const { language, customer: email, transport } of [
    { language: "zh-TW", customer, transport: 8 },
    { language: "th", customer: "thai@sampan.test", transport: 9 },
  ] as const) {
    const { page, say: told } = await openPhone(browser, baseURL, language);
    await logInByCall(page, email);
    const order = { customer: email, insurance: 3, pieces: 2, transport } as const;
    const { tid, buyer } = await carry(page, baseURL, { order, until: "confirmed" });
    const number = await claimByCall(page, buyer, tid);
    await page.goto("/claimList");
    await settled(page);
    await expect(page.getByRole("heading", { name: told("claims.title"), level: 1 })).toBeVisible();
    const card = page.locator(`a[href$="/claimDetail/${number}"]`);
    await expect(card).toContainText(told("claims.states.pending_review"));
    await expectAccessible(page, [page.url()]);
    await card.tap();
    await expect(page).toHaveURL(new RegExp(`/claimDetail/${number}$`));
    await settled(page);
    const facts = page.getByRole("region", { name: told("claims.facts.label") });
    await expect(facts).toContainText(number);
    await expect(facts).toContainText("杯口裂了");
    await expect(facts.getByRole("img")).toHaveCount(1);
    // The line, which share of its goods the insurance pays, and what that comes to.
    const { data: claim } = await buyer.call(getClaimDetail, { id: number });
    const amounts = page.getByRole("region", { name: told("claims.amounts") });
    await expect(amounts.locator("img")).toHaveCount(1);
    await expect(amounts).toContainText(told("claims.states.pending_review"));
    await expect(amounts).toContainText(told("claims.sums.share", { share: 75 }));
    await expect(amounts).toContainText(formatAmount(claim.goods_amount, claim.currency));
    await expect(amounts).toContainText(formatAmount(claim.amount, claim.currency));
    // Taken back by its customer, it is closed, and the line may be claimed again.
    const closing = (key: string) => told(`claims.closing.${key}`);
    await page.getByRole("button", { name: closing("ask") }).tap();
    const asks = page.getByRole("alertdialog", { name: closing("title") });
    await asks.getByRole("button", { name: closing("ask") }).tap();
    await expect(page.getByText(told("claims.outcomes.closed.title"))).toBeVisible();
    await expect(amounts).toContainText(told("claims.states.closed"));
    await expect(page.getByRole("button", { name: closing("ask") })).toHaveCount(0);
    await expectAccessible(page, [page.url()]);
    // Somebody else's, or none: both look the same.
    await page.goto("/claimDetail/SP260302ABC123-1-D1");
    await expect(page.getByText(told("claims.unknown.title"))).toBeVisible();
    await page.context().close();
  }
});

test("an insured parcel that arrives lighter is paid for by itself, its claim names the clause, and its customer has a person look again", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page } = shopper;
  await logInByCall(page, customer);
  const order = { customer, insurance: 4, pieces: 4 } as const;
  const { tid } = await carry(page, baseURL ?? "", { order, until: "arrived" });
  const listed = await page.request.get("/gateway/installer/logistics/query_logistics_list");
  const { datalist } = (await listed.json()) as OutputOf<typeof queryLogisticsList>;
  const parcel = datalist.find(({ order_tids }) => order_tids.includes(tid));
  if (!parcel?.weight_g) throw new Error("an order that arrived has a parcel that was weighed");
  const before = (await readHoldings(page.request)).balance;

  const desk = await openDesk(browser, baseURL ?? "", "logistics");
  await desk.goto("/console/deliveries");
  const weigh = atDesk("consoleShipping.deliveries.weigh.act");
  const at: Say = (key, values) => atDesk(`consoleShipping.deliveries.${key}`, values);
  await desk.getByRole("textbox", { name: at("scan.label") }).fill("SP000000XXXXXX");
  await desk.keyboard.press("Enter");
  await expect(desk.getByText(at("scan.unknown", { number: "SP000000XXXXXX" }))).toBeVisible();
  await desk.getByRole("textbox", { name: at("scan.label") }).fill(parcel.express_no);
  await desk.keyboard.press("Enter");
  const scale = desk.getByRole("dialog", { name: at("weigh.title", { tid: parcel.tid }) });
  await scale.getByLabel(at("weigh.label")).fill("900");
  const judged = { weight: "900" };
  await expect(scale.getByText(atDesk("consoleWarehouse.scale.impossible", judged))).toBeVisible();
  const arrived = formatKilograms(Math.round(parcel.weight_g * 0.85));
  await scale.getByLabel(at("weigh.label")).fill(arrived);
  await desk.keyboard.press("Enter");
  // It pays at once: read twice, and photographed.
  await expect(scale.getByRole("alert")).toBeVisible();
  await scale.getByLabel(at("weigh.photo.file"), { exact: true }).setInputFiles(onScale);
  await expect(scale.getByRole("img", { name: at("weigh.photo.shown") })).toBeVisible();
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
  await scale.getByLabel(at("weigh.again")).fill(arrived);
  await scale.getByRole("button", { name: weigh }).click();
  await expect(scale).toBeHidden();
  const found = desk.getByRole("region", { name: at("scan.found", { number: parcel.express_no }) });
  await expect(found).toContainText(at("weigh.differs"));
  await expect(desk.getByRole("textbox", { name: at("scan.label") })).toBeFocused();

  await expect(async () => {
    await page.goto(`/claimList?tid=${tid}`);
    await expect(page.getByText(say("claims.states.succeeded")).first()).toBeVisible();
  }).toPass({ timeout: 20_000 });
  await page.locator('a[href*="/claimDetail/"]').first().tap();
  const facts = page.getByRole("region", { name: say("claims.facts.label") });
  await expect(facts).toContainText(say("claims.facts.clauses.weight_lost"));
  const weighed = page.getByRole("region", { name: say("claims.evidence.weighed") });
  await expect(weighed).toContainText(arrived);
  await expect(weighed).toContainText(say("claims.evidence.threshold", { threshold: 5 }));
  await expectAccessible(page, [page.url()]);
  const answer = await page.request.get("/gateway/installer/claim/get_claim_detail", {
    params: { id: page.url().split("/").at(-1) ?? "" },
  });
  const { data: claim } = (await answer.json()) as OutputOf<typeof getClaimDetail>;
  expect(claim.amount).toBeGreaterThan(0);
  expect((await readHoldings(page.request)).balance - before).toBe(claim.amount);

  // Its customer disagrees, and a person accepts one more piece, which another pays.
  const asking = page.getByRole("region", { name: say("claims.again.title") });
  await asking.getByRole("button", { name: say("claims.again.ask") }).tap();
  await expect(asking.getByText(say("claims.again.needed"))).toBeVisible();
  await asking.getByRole("textbox", { name: say("claims.again.label") }).fill("少了兩件");
  await page.reload();
  await expect(asking.getByRole("textbox", { name: say("claims.again.label") })).toHaveValue(
    "少了兩件",
  );
  await asking.getByRole("button", { name: say("claims.again.ask") }).tap();
  await expect(page.getByText(say("claims.with.again"))).toBeVisible();
  await expect(asking).toHaveCount(0);
  const service = await openDesk(browser, baseURL ?? "", "service");
  const pane = await openClaim(service, claim.id, "again");
  await expect(pane).toContainText("少了兩件");
  const more = atDesk("consoleClaims.again.accept");
  await pane.getByRole("button", { name: more, exact: true }).click();
  await service.getByRole("dialog").getByRole("button", { name: more, exact: true }).click();
  await expect(service.getByText(atDesk("consoleClaims.again.accepted"))).toBeVisible();
  const finance = await openDesk(browser, baseURL ?? "", "finance");
  const due = await openClaim(finance, claim.id, "finance");
  const pay = pattern(atDesk, "consoleClaims.pay", ["amount"]);
  await due.getByRole("button", { name: pay }).click();
  await finance.getByRole("dialog").getByRole("button", { name: pay }).click();
  await expect(finance.getByText(atDesk("consoleClaims.paid"))).toBeVisible();
  await page.reload();
  const amounts = page.getByRole("region", { name: say("claims.amounts") });
  await expect(amounts).toContainText(say("claims.sums.more", { count: 1 }));
  const all = (await readHoldings(page.request)).balance - before;
  expect(all).toBeGreaterThan(claim.amount);
  await expect(amounts).toContainText(formatAmount(all, claim.currency));
  await expectAccessible(page, [page.url()]);
  await page.context().close();
});
