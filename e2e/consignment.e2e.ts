import { join } from "node:path";
import { formatAmount } from "@sampan/domain/kernel/money";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readHoldings, readOrder } from "./support/account.ts";
import { billOrder, openDesk, receiveParcel } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone, pay, type Shopper } from "./support/shopper.ts";
import { atDesk, speak, type Say } from "./support/speech.ts";

const voucher = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
const goods = [
  { name: "โคมไฟเซรามิก", num: "2", value: "88.50" },
  { name: "ผ้าม่านลินิน", num: "1", value: "129" },
] as const;
const numberOf = (at: number): string => `SF${String(Date.now()).slice(-9)}${at}`;

test("goods bought elsewhere are registered with their proof, received, sent by land to Bangkok with tax in its price and paid by weight [CONS-06] [RT-36] [RT-38]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const shopper = await openPhone(browser, baseURL, "th");
  const { page, say } = shopper;
  await logInByCall(page, "thai@sampan.test");
  await page.goto("/mine");
  await page.getByRole("link", { name: say("mine.entries.sendGoods") }).tap();
  const numbers = [numberOf(1), numberOf(2)];
  const tid = await register(shopper, numbers);
  await expect(page.getByText(say("consignments.registeredTitle"))).toBeVisible();
  await looksSound(page);

  await approve(await openDesk(browser, baseURL, "reviewer"), tid, numbers);
  const warehouse = await openDesk(browser, baseURL, "warehouse");
  await receiveParcel(warehouse, { express: numbers[0] ?? "", photo: voucher });
  await expectArrivals(shopper, numbers);
  await receiveParcel(warehouse, { express: numbers[1] ?? "", photo: voucher });

  await page.goto(`/collectGoods/${tid}`);
  await settled(page);
  await expect(
    page.getByText(say("consignments.progress", { received: 2, total: 2 })),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: say("consignments.parcel") })).toHaveCount(2);
  const way = page.getByRole("form", { name: say("consignments.way") });
  await way.getByRole("button", { name: say("consignments.save") }).tap();
  await expect(way.getByText(say("errors.transport_needed"))).toBeVisible();
  const land = way.getByRole("radio", { name: new RegExp(say("settlement.transports.land")) });
  await land.check();
  const taxed = page.getByRole("radio", { name: new RegExp(`^${say("freight.taxIncluded")}`) });
  await taxed.check();
  const shown = await way.locator("label").filter({ has: taxed }).innerText();
  await way.getByRole("button", { name: say("consignments.save") }).tap();
  await expect(page.getByText(say("consignments.saved"))).toBeVisible();
  await page.reload();
  await expect(taxed).toBeChecked();
  await looksSound(page);

  const billing = await openDesk(browser, baseURL, "billing");
  await billing.goto(`/console/billing?tid=${tid}`);
  const line = [atDesk("consoleWords.transport.land"), atDesk("consoleWords.taxIncluded")];
  await expect(billing.getByText(line.join(" · ")).first()).toBeVisible();
  // Each parcel says which colleague put it on the scale.
  const colleague = await warehouse.getByRole("banner").locator("b").first().innerText();
  const scaled = atDesk("consoleBilling.weighedBy", { time: "", name: colleague }).trim();
  await expect(billing.getByText(scaled)).toHaveCount(numbers.length);
  await billOrder(billing, tid);
  const before = (await readHoldings(page.request)).balance;
  await pay(shopper, tid);
  const paid = await readOrder(page.request, tid);
  expect(paid.status).toBe(3);
  expect(paid.pay_real).toBeGreaterThan(0);
  expect(shown).toContain(formatAmount(paid.pay_real, "THB"));
  expect((await readHoldings(page.request)).balance).toBe(before - paid.pay_real);
  await page.goto(`/collectGoods/${tid}`);
  await expect(page.getByText(say("consignments.wayFixed"))).toBeVisible();
});

/** Fills in the form, past what is missing first; answers the consignment's number. */
async function register({ page, say }: Shopper, numbers: readonly string[]): Promise<string> {
  await expect(
    page.getByRole("heading", { name: say("consignments.title"), level: 1 }),
  ).toBeVisible();
  await settled(page);
  const submit = page.getByRole("button", { name: say("consignments.submit") });
  await submit.tap();
  for (const code of ["warehouse_needed", "proof_needed"])
    await expect(page.getByText(say(`errors.${code}`))).toBeVisible();
  await expect(page.getByText(say("errors.consignment_name_needed", { line: 1 }))).toBeVisible();
  await page.getByRole("radio", { name: say("consignments.warehouses.guangzhou") }).check();
  await expect(page.getByText(/三板 \w+/)).toBeVisible();
  for (const [at, one] of goods.entries()) {
    if (at > 0) await page.getByRole("button", { name: say("consignments.addLine") }).tap();
    const field = (key: string) => page.getByLabel(say(`consignments.${key}`)).nth(at);
    await field("name").fill(one.name);
    await field("pieces").fill(one.num);
    await field("value").fill(one.value);
    await field("expressNo").fill(numbers[at] ?? "");
  }
  await looksSound(page);
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel(say("consignments.name")).nth(1)).toHaveValue(goods[1].name);
  await page.getByLabel(say("consignments.proof")).first().setInputFiles(voucher);
  await expect(
    page.getByRole("button", { name: say("uploads.remove", { index: 1 }) }),
  ).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toBeHidden();
  await page.getByRole("button", { name: say("consignments.submit") }).tap();
  await expect(page).toHaveURL(/\/collectGoods\/SP/);
  await settled(page);
  return /SP\d{6}[0-9A-Z]{6}/.exec(page.url())?.[0] ?? "";
}

async function approve(desk: Page, tid: string, numbers: readonly string[]): Promise<void> {
  await desk.goto(`/console/reviews?tid=${tid}`);
  const order = desk.getByRole("region", { name: atDesk("consoleReview.pane", { tid }) });
  await expect(order.getByText(atDesk("consoleWords.consignment"))).toBeVisible();
  for (const number of numbers) await expect(order.getByText(number)).toBeVisible();
  const act = atDesk("consoleReview.decide.approveConsigned");
  await order.getByRole("button", { name: act }).click();
  await desk.getByRole("dialog").getByRole("button", { name: act }).click();
  await expect(order).toBeHidden();
}

/** The first number has come, the second has not, and a third is nobody's. [CONS-06] */
async function expectArrivals({ page, say }: Shopper, numbers: readonly string[]): Promise<void> {
  await page.goto("/addCollect/new");
  await settled(page);
  const check = page.getByRole("form", { name: say("consignments.check") });
  await check.getByRole("textbox").fill([...numbers, "SF000000000000"].join("\n"));
  await check.getByRole("button", { name: say("consignments.checkNumbers") }).tap();
  const rows = page.getByRole("list", { name: say("consignments.checked") }).getByRole("listitem");
  for (const [at, state] of ["received", "expected", "unregistered"].entries())
    await expect(rows.nth(at)).toContainText(say(`consignments.checkStates.${state}`));
}

async function looksSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test("a number that somebody has already is told beside its line, and the form keeps what was typed [CONS-07] [API-85]", async ({
  page,
}) => {
  const say: Say = speak("zh-TW");
  const taken = numberOf(3);
  await logInByCall(page, "business@sampan.test");
  for (const isFirst of [true, false]) {
    await page.goto("/addCollect/new");
    await settled(page);
    await page.getByRole("radio", { name: say("consignments.warehouses.guangzhou") }).check();
    await page.getByLabel(say("consignments.name")).fill("陶瓷檯燈");
    await page.getByLabel(say("consignments.value")).fill("88");
    await page.getByLabel(say("consignments.expressNo")).first().fill(taken.toLowerCase());
    await page.getByLabel(say("consignments.proof")).first().setInputFiles(voucher);
    await expect(page.getByText(/^\d+%$/)).toBeHidden();
    await expect(
      page.getByRole("button", { name: say("uploads.remove", { index: 1 }) }),
    ).toBeVisible();
    await page.getByRole("button", { name: say("consignments.submit") }).tap();
    if (isFirst) await expect(page).toHaveURL(/\/collectGoods\/SP/);
  }
  await expect(page.getByText(say("errors.express_no_taken", { express_no: taken }))).toBeVisible();
  await expect(page.getByLabel(say("consignments.name"))).toHaveValue("陶瓷檯燈");
});
