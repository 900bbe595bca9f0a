import type { Page } from "@playwright/test";
import {
  convert,
  formatAmount,
  parseAmount,
  type Conversion,
  type PaymentCurrency,
} from "@sampan/domain/kernel/money";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { openPhone } from "./support/shopper.ts";

/** One order of words: a yuan price, whatever is struck through, what it comes to. */
const bothPrices = /¥\s?([\d,]+\.\d\d).*?(?:NT\$|฿)\s?[\d,]+\.\d\d/s;

const dress = "/goodsDetailAgent/678933991975?platform=4";

interface Configuration {
  readonly RMBSymbol: string;
  readonly globalCurrency: PaymentCurrency;
}

async function ask<Data>(page: Page, path: string): Promise<Data> {
  return ((await (await page.request.get(path)).json()) as { data: Data }).data;
}

/** Every text with a price that a page links or heads with, and what it should say beside it. */
async function pricesOn(page: Page, currency: PaymentCurrency) {
  const at = await ask<Conversion>(
    page,
    `/gateway/currency/get_exchange_rate?currency=${currency}`,
  );
  const texts = await page
    .getByRole("main")
    .getByRole("link")
    .filter({ hasText: "¥" })
    .allTextContents();
  return texts.map((text) => {
    const [, yuan = ""] = bothPrices.exec(text) ?? [];
    const cents = parseAmount(yuan);
    return {
      text,
      yuan: cents.ok ? cents.value : 0,
      beside: cents.ok ? formatAmount(convert(cents.value, at), currency) : text,
    };
  });
}

for (const { region, currency } of [
  { region: "TW", currency: "TWD" },
  { region: "TH", currency: "THB" },
] as const)
  test(`mainland prices stand in yuan, with what they come to in ${currency} beside them [MONEY-03] [MONEY-04] [CONST-53]`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "region", value: region, url: baseURL ?? "" }]);
    const configured = await ask<Configuration>(page, "/gateway/config/query_client_config");
    expect(configured).toMatchObject({ RMBSymbol: "¥", globalCurrency: currency });

    await page.goto("/");
    await expect(page.getByRole("main").getByText("¥").first()).toBeVisible();
    const prices = await pricesOn(page, currency);
    expect(prices.length).toBeGreaterThan(5);
    for (const { text, beside } of prices) expect(text).toContain(beside);

    await page.goto(dress);
    const main = page.getByRole("main");
    await expect(main.getByText(currency === "TWD" ? /^NT\$ / : /^฿ /).first()).toBeVisible();
    await expect(main).toContainText(/¥\s?\d+/);
  });

test("parts of a cent go where staff say, in lists and on a product's page [MONEY-05]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  await desk.getByLabel("找設定").fill("換算的進位方式");
  await desk.getByRole("button", { name: "更改 換算的進位方式" }).click();
  const change = desk.getByRole("dialog", { name: "更改「換算的進位方式」" });
  await change.getByRole("radio", { name: "無條件進位" }).check();
  await change.getByRole("button", { name: "儲存" }).click();
  await expect(change).toBeHidden();
  try {
    const at = await ask<Conversion>(page, "/gateway/currency/get_exchange_rate?currency=TWD");
    expect(at.rounding).toBe("up");
    await page.goto("/");
    const prices = await pricesOn(page, "TWD");
    expect(prices.length).toBeGreaterThan(5);
    for (const { text, beside } of prices) expect(text).toContain(beside);

    const halfUp = { ...at, rounding: "half_up" } as const;
    // Otherwise nothing would be seen of it.
    expect(prices.some(({ yuan }) => convert(yuan, at) !== convert(yuan, halfUp))).toBe(true);

    await page.goto(dress);
    const main = (await page.getByRole("main").textContent()) ?? "";
    const yuan = parseAmount(/¥\s?([\d,]+\.\d\d)/.exec(main)?.[1] ?? "");
    expect(main).toContain(yuan.ok ? formatAmount(convert(yuan.value, at), "TWD") : "no price");
  } finally {
    await desk.getByRole("button", { name: "換算的進位方式 的歷史" }).click();
    const history = desk.getByRole("dialog", { name: "「換算的進位方式」的歷史" });
    await history.getByRole("button", { name: "改回預設值" }).click();
    await desk.getByRole("dialog").last().getByRole("button", { name: "改回預設值" }).click();
    await expect(history.getByText("生效中")).toBeVisible();
  }
});

const pages = ["/", "/mine", "/myWallet", "/rechargeMoney", "/rechargeBank", "/getAccBalance"];
const others = ["/myCoupon", "/myIntegral", "/integralList", "/problems", "/shippingTips"];

for (const { region, language, own, foreign } of [
  { region: "TW", language: "th", own: "NT$", foreign: /฿|THB|บาท|baht/i },
  { region: "TH", language: "zh-TW", own: "฿", foreign: /NT\$|TWD|台幣|臺幣/ },
] as const)
  test(`an account in ${region} reads of no other currency than its own, in ${language} too [MONEY-07]`, async ({
    browser,
    baseURL,
  }) => {
    const { page } = await openPhone(browser, baseURL ?? "", language);
    await registerNewcomer(page.request, region);
    const amounts: string[] = [];
    for (const address of [...pages, ...others]) {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const text = await page.locator("body").innerText();
      expect(text, address).not.toMatch(foreign);
      if (text.includes(own)) amounts.push(address);
    }
    expect(amounts).toEqual(expect.arrayContaining(["/", "/myWallet", "/rechargeMoney"]));
  });
