import { type Browser, expect, type Page } from "@playwright/test";
import { demoPassword } from "./desks.ts";
import { answering } from "./journey.ts";
import { pattern, type Say, speak } from "./speech.ts";

export interface Shopper {
  readonly page: Page;
  readonly say: Say;
}

/** A phone in somebody's hand, nobody logged in. */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  language: "zh-TW" | "th",
): Promise<Shopper> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: language === "th" ? "th-TH" : "zh-TW",
    timezoneId: language === "th" ? "Asia/Bangkok" : "Asia/Taipei",
  });
  return { page: answering(await context.newPage()), say: speak(language) };
}

/** Opens home, which the server rendered, and goes to the box where goods are found. */
export async function openFind({ page, say }: Shopper): Promise<void> {
  const home = await page.goto("/");
  expect((await home?.text())?.includes(say("home.how.title"))).toBe(true);
  await page
    .getByRole("navigation", { name: say("common.nav.label") })
    .getByRole("link", { name: say("common.nav.find") })
    .tap();
  await expect(page.getByRole("searchbox", { name: say("search.box") })).toBeVisible();
}

/** Types or pastes into the one box. */
export async function find({ page, say }: Shopper, text: string): Promise<void> {
  await page.getByRole("searchbox", { name: say("search.box") }).fill(text);
  await page.getByRole("button", { name: say("common.search"), exact: true }).tap();
}

/** Chooses one piece of the first size under each of the first colours, and puts them into the cart. */
export async function chooseAndAdd({ page, say }: Shopper, colours: number): Promise<void> {
  await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: say("options.title") });
  for (let colour = 0; colour < colours; colour++) {
    await sheet.getByRole("tab").nth(colour).tap();
    await sheet
      .getByRole("button", { name: pattern(say, "options.increase", ["name"]) })
      .first()
      .tap();
  }
  await sheet.getByRole("button", { name: say("product.add"), exact: true }).tap();
}

/** Logs in where the page asked for it. */
export async function logIn({ page, say }: Shopper, email: string): Promise<void> {
  await page.getByLabel(say("accounts.login.account")).fill(email);
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Empties whatever the cart held before. */
export async function checkOutEverything({ page, say }: Shopper): Promise<void> {
  await page.goto("/cart");
  await page.getByRole("checkbox", { name: say("cart.selectAll") }).check();
  await page.getByRole("button", { name: pattern(say, "cart.settleCounted", ["count"]) }).tap();
  await expect(
    page.getByRole("heading", { name: say("settlement.title"), level: 1 }),
  ).toBeVisible();
}

export interface NewAddress {
  readonly consignee: string;
  readonly phone: string;
  readonly area: readonly string[];
  readonly detail: string;
  readonly postal: string;
}

/** Adds an address from the checkout; an incomplete one is refused beside its field first. [ADDR-04] */
export async function addAddress({ page, say }: Shopper, address: NewAddress): Promise<void> {
  await page
    .getByRole("button", { name: pattern(say, "settlement.changeAddress", ["name"]) })
    .tap();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: say("settlement.addAddress") })
    .tap();
  await expect(
    page.getByRole("heading", { name: say("addresses.addTitle"), level: 1 }),
  ).toBeVisible();
  const field = (key: string) => page.getByRole("textbox", { name: say(key) });
  await field("addresses.consignee").fill(address.consignee);
  await field("addresses.phone").fill(address.phone);
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(page.getByText(say("errors.area_needed"))).toBeVisible();

  await page.getByRole("button", { name: new RegExp(say("addresses.area")) }).tap();
  const areas = page.getByRole("dialog", { name: say("addresses.chooseArea") });
  for (const area of address.area) {
    await areas.getByRole("searchbox", { name: say("addresses.findArea") }).fill(area);
    await areas.getByRole("button", { name: area }).last().tap();
  }
  await expect(areas).toBeHidden();
  await field("addresses.detail").fill(address.detail);
  await field("addresses.postal").fill(address.postal);
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(
    page.getByRole("heading", { name: say("settlement.title"), level: 1 }),
  ).toBeVisible();
  await expect(page.getByText(address.detail)).toBeVisible();
}

/** Fills in the checkout and submits; nothing is charged yet. Answers the order's number. */
export async function placeOrder(
  { page, say }: Shopper,
  choice: { readonly transport: string; readonly remark: string },
): Promise<string> {
  await page.getByRole("radio", { name: new RegExp(choice.transport) }).check();
  await chooseRow({ page, say }, "settlement.carrier", "");
  await chooseRow({ page, say }, "settlement.payMode", say("settlement.payModes.twice"));
  await chooseRow(
    { page, say },
    "settlement.insurance",
    say("settlement.insured", { percent: 3, share: 75 }),
  );
  await page.getByLabel(say("settlement.remark")).fill(choice.remark);
  await page.getByRole("checkbox", { name: say("settlement.terms") }).check();
  await page.getByRole("checkbox", { name: say("settlement.claims") }).check();
  await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
  await expect(page.getByRole("heading", { name: say("settlement.placed.title") })).toBeVisible();
  const text = await page.getByRole("main").innerText();
  return /SP\d{6}[0-9A-Z]{6}/.exec(text)?.[0] ?? "";
}

async function chooseRow({ page, say }: Shopper, row: string, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${say(row)}`) }).tap();
  const sheet = page.getByRole("dialog", { name: say(row) });
  // The last of those that fit: names of carriers are the shop's to choose.
  await sheet
    .getByRole("radio", { name: new RegExp(`^${option}`) })
    .last()
    .tap();
  await expect(sheet).toBeHidden();
}

/** Declares a bank transfer with its voucher; it waits for finance. [WAL-03] [WAL-19] */
export async function declareTransfer(
  { page, say }: Shopper,
  transfer: {
    readonly amount: string;
    readonly payNo: string;
    readonly voucher: string;
    /** `2026-11-20T10:00`; just now where it is left out. */
    readonly payTime?: string;
  },
): Promise<void> {
  await page.goto("/rechargeBank");
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  await field("topups.bank.amount").fill(transfer.amount);
  await field("topups.bank.payNo").fill(transfer.payNo);
  const time = field("topups.bank.payTime");
  await time.fill(transfer.payTime ?? (await time.getAttribute("max")) ?? "");
  await page.getByLabel(say("topups.bank.vouchers")).first().setInputFiles(transfer.voucher);
  // Its picture shows as soon as it was chosen; the percentage goes when the server has it.
  await expect(
    page.getByRole("button", { name: say("uploads.remove", { index: 1 }) }),
  ).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toBeHidden();
  await page.getByRole("button", { name: say("topups.bank.submit"), exact: true }).tap();
  await expect(page.getByRole("heading", { name: say("topups.done.reviewTitle") })).toBeVisible();
}

/** Tops up through the provider's own page and comes back credited. [WAL-12] [WAL-36] */
export async function topUpOnline(
  { page, say }: Shopper,
  { amount, way }: { readonly amount: string; readonly way: "ecpay" | "omise" },
): Promise<void> {
  await page.goto("/rechargeMoney");
  await page.getByLabel(say("topups.amount"), { exact: true }).fill(amount);
  await page.getByRole("radio", { name: new RegExp(say(`topups.ways.${way}`)) }).check();
  // What it costs beside the amount stands there before anything is paid. [API-104]
  const sums = page.getByRole("region", { name: say("topups.sum.title") });
  await expect(sums).toContainText(say("topups.sum.credited"));
  await page.getByRole("button", { name: pattern(say, "topups.pay", ["amount"]) }).tap();
  await page.locator("button[name=outcome][value=pay]").click();
  await expect(page.getByRole("heading", { name: say("topups.done.creditedTitle") })).toBeVisible({
    timeout: 30_000,
  });
}

/** Pays what the order asks for now, from the balance. [PAY-11] */
export async function pay({ page, say }: Shopper, tid: string): Promise<void> {
  await page.goto(`/payment/${tid}`);
  await page.getByRole("button", { name: pattern(say, "payment.pay", ["amount"]) }).tap();
  await expect(
    page
      .getByRole("heading", { name: say("payment.paid.title") })
      .or(page.getByRole("heading", { name: say("payment.paid.boxTitle") })),
  ).toBeVisible();
}

/** Confirms that everything arrived, which completes the order. [ORD-21] */
export async function confirmReceipt({ page, say }: Shopper, tid: string): Promise<void> {
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await page.getByRole("button", { name: say("orders.confirmReceipt"), exact: true }).tap();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question.getByRole("button", { name: say("orders.receiving.confirm"), exact: true }).tap();
  await expect(page.getByText(say("orders.head.completed")).first()).toBeVisible();
}
