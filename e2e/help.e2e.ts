import { expectAccessible } from "./support/accessible.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { pattern } from "./support/speech.ts";

for (const [language, mail, sought, title, strange] of [
  ["zh-TW", "customer@sampan.test", "postage", "運費是怎麼來的", "潛水艇"],
  ["th", "thai@sampan.test", "ค่าส่ง", "ที่มาของค่าขนส่ง", "เรือดำน้ำ"],
] as const)
  test(`help is found by words in ${language}, and what is not found becomes a question [CONT-01] [RT-105]`, async ({
    browser,
    baseURL: address,
  }) => {
    const { page, say } = await openPhone(browser, address ?? "", language);
    await logInByCall(page, mail);
    await page.goto("/problems");
    const box = page.getByRole("searchbox", { name: say("articles.search.label") });
    await box.fill(sought);
    await expect(page).toHaveURL(/words=/);
    await settled(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: title })).toBeVisible();
    await expectAccessible(page, [page.url()]);
    await main.getByRole("link", { name: title }).tap();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.getByRole("button", { name: say("articles.helped.no") }).tap();
    await expect(page.getByText(say("articles.helped.sorry"))).toBeVisible();
    await settled(page);
    await expectAccessible(page, [page.url()]);

    await page.goto("/problems");
    await box.fill(strange);
    await expect(page.getByText(say("articles.search.nothing", { words: strange }))).toBeVisible();
    await settled(page);
    await expectAccessible(page, [page.url()]);
    await page.getByRole("link", { name: say("articles.search.ask"), exact: true }).tap();
    await expect(page.getByRole("textbox", { name: say("workOrders.form.content") })).toHaveValue(
      strange,
    );

    const [order] = await ordersOf(page);
    await page.goto(`/orderDetailOwn?tid=${order?.tid ?? ""}`);
    await page.getByRole("link", { name: say("articles.now"), exact: true }).tap();
    await expect(page).toHaveURL(/status=/);
    const now = page.getByRole("region", { name: pattern(say, "articles.nowIn", ["status"]) });
    await expect(now.getByRole("link")).not.toHaveCount(0);
  });

test("each status of an order has something to read about it, in the reader's language [CONT-01]", async ({
  request,
}) => {
  for (const status of [
    "in_review",
    "awaiting_payment",
    "purchasing",
    "billing",
    "awaiting_supplement",
    "ready_to_ship",
    "shipped",
    "signed",
    "completed",
    "closed",
  ]) {
    const answer = await request.get(`/gateway/article/find_help?order_status=${status}`, {
      headers: { "accept-language": "th" },
    });
    const { datalist } = (await answer.json()) as { datalist: { title: string }[] };
    expect(datalist.map(({ title }) => title).join(), status).toMatch(/[\u0e00-\u0e7f]/);
  }
});
