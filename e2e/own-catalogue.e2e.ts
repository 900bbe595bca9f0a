import type { Page } from "@playwright/test";
import { expect, openReady, test } from "./support/journey.ts";
import { settled } from "./support/settled.ts";
import { afterLastTap } from "./support/searching.ts";
import { logIn, placeOrder } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

const main = (page: Page) => page.getByRole("main");
const goods = (page: Page) => main(page).locator("li").filter({ hasText: "¥" });
const box = (page: Page) => page.getByRole("searchbox", { name: say("ownGoods.box") });
const end = (page: Page) => page.getByText(/沒有更多了，共 \d+ 件/);

/** The reads of our own goods that leave the page. */
function watchReads(page: Page, call: string): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(call)) asked.push(searchParams);
  });
  return asked;
}

const find = async (page: Page, words: string): Promise<void> => {
  await box(page).fill(words);
  await box(page).press("Enter");
};

/** Scrolls as a thumb does, until the end of the list is read. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(end(page)).toBeInViewport({ timeout: 500 });
  }).toPass();
}

test("anybody reads category, list and product from the server [OWN-01] [RT-41] [RT-45]", async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path, { headers: { "accept-language": "zh-TW" } });
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  expect(await read("/category/103")).toContain('href="/goodsListOwn/103"');
  const list = await read("/goodsListOwn/103");
  expect(list).toContain("女裝");
  const product = /href="(\/goodsDetailOwn\/\d+)"/.exec(list)?.[1] ?? "";
  expect(await read(product)).toContain("加入購物車");
  for (const unknown of ["/goodsListOwn/999", "/goodsListOwn/shop-999", "/goodsListOwn/x"])
    expect((await request.get(unknown)).status(), unknown).toBe(404);
});

test("mainland prices are in yuan with what they come to beside them [MONEY-03] [MONEY-04]", async ({
  page,
}) => {
  for (const path of ["/goodsListOwn/all", "/leaderboard", "/category/144"]) {
    await openReady(page, path);
    await expect(goods(page).first()).toContainText(/¥\s?\d+\.\d\d.*NT\$\s[\d,]+\.\d\d/);
  }
  await goods(page).first().getByRole("link").tap();
  await expect(main(page)).toContainText(/¥\d+\.\d\d.*NT\$\s[\d,]+\.\d\d/);
});

test("the list is narrowed, ordered and put back into its own order [CONST-34] [SRCH-32]", async ({
  page,
}) => {
  await openReady(page, "/category/103");
  await page.getByRole("link", { name: say("ownGoods.sortAll") }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "女裝" })).toBeVisible();
  const own = await goods(page).first().innerText();
  const asked = watchReads(page, "/query_item_list");
  const sort = page.getByRole("group", { name: say("search.order.label") });
  await sort.getByRole("button", { name: say("search.order.price") }).tap();
  await expect(page).toHaveURL(/order=price_up/);
  await expect.poll(() => asked.at(-1)?.get("order_by")).toBe("3");
  await expect(goods(page).first()).not.toHaveText(own);
  await afterLastTap(page);
  await sort.getByRole("button", { name: say("search.order.default") }).tap();
  await expect(page).not.toHaveURL(/order=/);
  await expect.poll(() => goods(page).first().innerText()).toBe(own);
  await page
    .getByRole("navigation", { name: say("ownGoods.narrower") })
    .getByRole("link", { name: "洋裝" })
    .tap();
  await expect(page).toHaveURL("/goodsListOwn/10301");
  await expect(page.getByRole("heading", { level: 1, name: "洋裝" })).toBeVisible();
});

test("words in Chinese of either script, Thai and English find the same goods [OWN-01]", async ({
  page,
}) => {
  await openReady(page, "/category/103");
  for (const words of ["洋裝", "连衣裙", "เดรส", "chiffon dresses"]) {
    await find(page, words);
    await expect(page.getByRole("heading", { level: 1, name: `自營：${words}` })).toBeVisible();
    await expect(goods(page)).toHaveCount(1);
    await expect(goods(page)).toContainText("法式碎花雪紡收腰洋裝");
  }
  await find(page, "潛水艇");
  await expect(main(page)).toContainText("自營裡沒有「潛水艇」");
  await page.getByRole("link", { name: say("ownGoods.empty.action") }).tap();
  await expect(page).toHaveURL(/goodsListAgent\?searchValue=/);
});

test("a list grows to its end and comes back where it was, without asking anybody", async ({
  page,
}) => {
  await openReady(page, "/goodsListOwn/all");
  await scrollToEnd(page);
  const last = goods(page).last();
  const name = await last.innerText();
  const at = await page.evaluate(() => scrollY);
  const asked = watchReads(page, "/query_item_list");
  await last.getByRole("link").tap();
  await expect(page).toHaveURL(/goodsDetailOwn/);
  await settled(page);
  await page.getByRole("button", { name: say("common.back") }).tap();
  await expect(goods(page).last()).toBeInViewport();
  expect(await goods(page).last().innerText()).toBe(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at - 40);
  expect(asked).toEqual([]);
});

test("a list that cannot be read says so and reads on when asked again", async ({ page }) => {
  let isBroken = false;
  await page.route(/query_item_list/, (route) =>
    isBroken ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await openReady(page, "/goodsListOwn/all");
  isBroken = true;
  const retry = page.getByRole("button", { name: say("common.retry") });
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(retry).toBeVisible({ timeout: 500 });
  }).toPass();
  isBroken = false;
  await retry.tap();
  await scrollToEnd(page);
});

test("the leaderboard ranks for anybody and is kept as it was left, whatever way one comes back [RT-04] [SRCH-29]", async ({
  page,
}) => {
  await openReady(page, "/leaderboard");
  await expect(
    page.getByRole("heading", { level: 1, name: say("ownGoods.leaderboard.title") }),
  ).toBeVisible();
  await expect(goods(page).first()).toContainText("第 1 名");
  await scrollToEnd(page);
  const left = await goods(page).count();
  const at = await page.evaluate(() => scrollY);
  const asked = watchReads(page, "/query_leaderboard");
  await page
    .getByRole("navigation", { name: say("common.nav.label") })
    .getByRole("link", { name: say("common.nav.categories") })
    .tap();
  await expect(page).toHaveURL("/category/103");
  await page.getByRole("link", { name: say("ownGoods.entries.leaderboard"), exact: true }).tap();
  await expect(page).toHaveURL("/leaderboard");
  await expect(goods(page)).toHaveCount(left);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at - 40);
  expect(asked).toEqual([]);

  await page
    .getByRole("navigation", { name: say("ownGoods.leaderboard.groups") })
    .getByRole("link", { name: "3C 家電" })
    .tap();
  await expect(page).toHaveURL("/leaderboard?category=154");
  await expect(goods(page)).toHaveCount(5);
});

test("recommended shops lead into our own goods [RT-10]", async ({ page }) => {
  await openReady(page, "/goodStore");
  await expect(
    page.getByRole("heading", { level: 1, name: say("ownGoods.shops.title") }),
  ).toBeVisible();
  const shop = page.getByRole("article", { name: "三板衣櫥" });
  await expect(shop.getByRole("listitem")).toHaveCount(4);
  await shop.getByRole("link", { name: "進店逛逛：三板衣櫥" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "三板衣櫥" })).toBeVisible();
  await expect(main(page)).toContainText("共 15 件");
  await page.goBack();
  await shop.getByRole("listitem").first().getByRole("link").tap();
  await expect(page).toHaveURL(/goodsDetailOwn\/\d+$/);
});

test("goods of a promotion show what they cost in it, and before [OWN-07]", async ({ page }) => {
  await openReady(page, "/goodsListOwn/117?order=price_up");
  const hoodie = goods(page).filter({ hasText: "連帽拉鍊外套" });
  await expect(hoodie).toContainText("¥65.90");
  await expect(hoodie.locator("s")).toHaveText("¥ 79.00");
  await expect(goods(page).first().locator("s")).toHaveCount(0);
  await hoodie.getByRole("link").tap();
  await expect(main(page).locator("s")).toHaveText("¥ 79.00");
  await page.getByRole("button", { name: say("product.add") }).tap();
  await expect(page.getByRole("dialog")).toContainText("65.90");
});

test("own goods are chosen and put into the cart under the rules of all goods [OWN-02]", async ({
  page,
}) => {
  await openReady(page, "/goodsListOwn/all?searchValue=洋裝");
  await goods(page).first().getByRole("link").tap();
  const add = { name: say("product.add"), exact: true };
  await page.getByRole("button", add).tap();
  const sheet = page.getByRole("dialog", { name: say("options.title") });
  await sheet.getByRole("button", add).tap();
  await expect(page.getByText(say("errors.nothing_selected"))).toBeVisible();
  const amount = sheet.getByRole("textbox").first();
  await amount.fill("1000000");
  await amount.press("Enter");
  const stock = Number(await amount.inputValue());
  expect(stock).toBeGreaterThan(0);
  expect(stock).toBeLessThan(1_000_000);
  await amount.fill("2");
  await amount.press("Enter");
  await sheet.getByRole("button", add).tap();
  await expect(page).toHaveURL(/login\?redirect=.*goodsDetailOwn/);
  await page.goBack();
  await expect(page.getByRole("link", { name: /購物車，1 件/ })).toBeVisible();
});

test("own goods bought directly are ordered on the page of their own trade, once [OWN-08] [RT-42]", async ({
  page,
}) => {
  await openReady(page, "/goodsListOwn/all?searchValue=洋裝");
  await goods(page).first().getByRole("link").tap();
  const buy = { name: say("product.buy"), exact: true };
  await page.getByRole("button", buy).tap();
  const sheet = page.getByRole("dialog", { name: say("options.title") });
  await sheet.getByRole("textbox").first().fill("2");
  await sheet.getByRole("textbox").first().press("Enter");
  await sheet.getByRole("button", buy).tap();
  await expect(page).toHaveURL(/login\?redirect=.*makeOrderOwn/);
  await logIn({ page, say }, "customer@sampan.test");
  await expect(page).toHaveURL(/\/makeOrderOwn\/[0-9a-f]{32}$/);
  const trade = page.url().split("/").at(-1);
  await expect(main(page)).toContainText("洋裝");
  await page.reload();
  await expect(main(page)).toContainText("洋裝");

  const sent = page.waitForRequest(/\/create_trade\b/, { timeout: 60_000 });
  await placeOrder({ page, say }, { transport: "空運", remark: "" });
  expect(new URLSearchParams((await sent).postData() ?? "").get("request_id")).toBe(trade);
  await page.goto(`/makeOrderOwn/${trade}`);
  await expect(main(page)).toContainText(say("settlement.nothing.title"));
});
