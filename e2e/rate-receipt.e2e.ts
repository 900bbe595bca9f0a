import { AxeBuilder } from "@axe-core/playwright";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getExchangeRate } from "@sampan/contract/money/rates/rates";
import type { queryRateReceipt } from "@sampan/contract/trade/orders/rate-receipt";
import { formatAmount } from "@sampan/domain/kernel/money";
import { receiptOfNow } from "../apps/storefront/src/money/rates/receipt-of-now.ts";
import { carry } from "./support/carrying.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { openPhone } from "./support/shopper.ts";

for (const { language, email } of [
  { language: "zh-TW", email: "customer@sampan.test" },
  { language: "th", email: "thai@sampan.test" },
] as const)
  test(`a paid order says where its rate came from: the market's middle, our margin and what it came to, the source and the time, in ${language} [MONEY-12]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = shopper;
    await page.setViewportSize({ width: 320, height: 640 });
    await logInByCall(page, email);
    // A closed order tells of no payments any more.
    const paid = (await ordersOf(page)).find(
      ({ pay_info, status }) => pay_info.exchange_rate && status !== 9,
    );
    const tid = paid?.tid ?? "";
    const answer = await page.request.get("/gateway/installer/order/query_rate_receipt", {
      params: { tid },
    });
    const { data: receipt } = (await answer.json()) as OutputOf<typeof queryRateReceipt>;
    const { market } = receipt ?? {};
    if (!receipt || !market) throw new Error("a paid order has a rate of the history");
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    const opener = page.getByRole("button", { name: say("rateReceipt.open") });
    await opener.tap();
    const sheet = page.getByRole("dialog", { name: say("rateReceipt.title") });
    for (const text of [
      market.mid,
      say("rateReceipt.margin", { percent: market.margin_percent }),
      formatAmount(market.margin, receipt.currency),
      `${formatAmount(100, "CNY")} = ${receipt.rate}`,
      say(`rateReceipt.sourceName.${market.source}`),
      formatAmount(receipt.cny, "CNY"),
    ])
      await expect(sheet).toContainText(text);
    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await page.context().close();
  });

test("a converted price opens the rate of now, and so does what is being paid, in Thai [MONEY-12] [API-60]", async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPhone(browser, baseURL ?? "", "th");
  await logInByCall(page, "thai@sampan.test");
  const answer = await page.request.get("/gateway/currency/get_exchange_rate");
  const { data: now } = (await answer.json()) as OutputOf<typeof getExchangeRate>;
  const { amount, currency, market } = receiptOfNow(now, 100_00);
  if (!market) throw new Error("the rate of the demo has a middle");
  const facts = [
    market.mid,
    say("rateReceipt.margin", { percent: market.margin_percent }),
    `${formatAmount(100, "CNY")} = ${now.rate}`,
  ];

  await page.goto("/home");
  const perYuan = formatAmount(receiptOfNow(now, 100).amount, currency);
  await page.getByRole("link", { name: say("home.rate", { amount: perYuan }) }).tap();
  const card = page.getByRole("region", { name: say("rateReceipt.now") });
  await expect(card).toBeInViewport();
  for (const text of [
    `${formatAmount(100_00, "CNY")} = ${formatAmount(amount, currency)}`,
    ...facts,
  ])
    await expect(card).toContainText(text);
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const order = { customer: "thai@sampan.test", insurance: 0, pieces: 1 } as const;
  const { tid } = await carry(page, baseURL ?? "", { order, until: "approved" });
  await page.goto(`/payment/${tid}`);
  const opener = page.getByRole("button", {
    name: say("rateReceipt.whence", { rate: now.rate }),
  });
  await opener.tap();
  const sheet = page.getByRole("dialog", { name: say("rateReceipt.now") });
  for (const text of facts) await expect(sheet).toContainText(text);
  await expect(sheet).toContainText(say("rateReceipt.moves"));
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.context().close();
});
