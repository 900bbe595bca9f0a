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
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { openChange, openHistory, setBack } from "./support/settings-desk.ts";
import { speak, atDesk } from "./support/speech.ts";
import { openPhone } from "./support/shopper.ts";
import { settled } from "./support/settled.ts";

/** One order of words: a yuan price, whatever is struck through, what it comes to. */
const bothPrices = /¥\s?([\d,]+\.\d\d).*?(?:NT\$|฿)\s?[\d,]+\.\d\d/s;

const say = speak("zh-TW");
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
    await expect(main.getByText(currency === "TWD" ? /^NT\$\s/ : /^฿\s/).first()).toBeVisible();
    await expect(main).toContainText(/¥\s?\d+/);
  });

test("parts of a cent go where staff say, in lists and on a product's page [MONEY-05]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  await desk.getByLabel(atDesk("consoleSettings.search")).fill("換算的進位方式");
  const change = await openChange(desk, "換算的進位方式");
  await change.getByRole("radio", { name: atDesk("consoleWords.rounding.up") }).check();
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
    const history = await openHistory(desk, "換算的進位方式");
    await setBack(desk, history);
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
    await registerNewcomer(page.request, region, { language });
    const amounts: string[] = [];
    for (const address of [...pages, ...others]) {
      await page.goto(address);
      await settled(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const text = await page.locator("body").innerText();
      expect(text, address).not.toMatch(foreign);
      if (text.includes(own)) amounts.push(address);
    }
    expect(amounts).toEqual(expect.arrayContaining(["/", "/myWallet", "/rechargeMoney"]));
  });

test("a symbol beside what is typed is the configuration's: another one there stands here, of yuan and of what is paid in [MONEY-11]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  const { data: before } = (await (
    await page.request.get("/gateway/config/query_client_config")
  ).json()) as { data: Configuration & { readonly globalPaymentSymbol: string } };
  expect(before).toMatchObject({
    globalCurrency: "TWD",
    globalPaymentSymbol: "NT$",
    RMBSymbol: "¥",
  });
  const symbolBeside = (label: string) =>
    page.getByLabel(label, { exact: true }).locator("xpath=..");
  const paid = async () => {
    await page.goto("/rechargeMoney");
    return symbolBeside(say("topups.amount"));
  };
  const inYuan = async () => {
    await page.goto("/substitutePayment");
    return symbolBeside(say("onBehalf.amount"));
  };
  await expect(await paid()).toHaveText("NT$");
  await expect(await inYuan()).toHaveText("¥");
  await page.route("**/gateway/config/query_client_config*", async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    const changed = { ...data, globalPaymentSymbol: "TWD", RMBSymbol: "RMB" };
    await route.fulfill({ response: answer, json: { ...rest, data: changed } });
  });
  await expect(await paid()).toHaveText("TWD");
  await expect(await inYuan()).toHaveText("RMB");
});
