import type { APIRequestContext, Page } from "@playwright/test";
import { dress, fillCart, headers, lines, logIn, skusOf } from "./support/carts.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

const countOf = async (request: APIRequestContext): Promise<number> => {
  const answer = await request.get("/gateway/installer/cart/get_cart_count");
  return ((await answer.json()) as { total: number }).total;
};

const shops = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("heading", { level: 2 }) });
const bar = (page: Page) => page.getByRole("region", { name: say("cart.bar") });
const all = (page: Page) => page.getByRole("checkbox", { name: say("cart.selectAll") });

test("a visitor's lines wait on the device, and go into the cart with the log-in [CART-08] [CART-21] [RT-54]", async ({
  page,
}) => {
  await logIn(page.request);
  await page.request.post("/gateway/installer/cart/delete_cart", {
    headers,
    form: { clear: "true" },
  });
  await page.context().clearCookies();

  await openReady(page, dress);
  await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "增加 杏色 S", exact: true }).tap();
  await sheet.getByRole("button", { name: "增加 杏色 M", exact: true }).tap();
  await sheet.getByRole("button", { name: say("product.add"), exact: true }).tap();
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await openReady(page, "/cart");
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole("button", { name: say("cart.logInToSettle") }).tap();
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)cart/);
  await page.getByLabel(say("accounts.login.account")).fill("business@sampan.test");
  await page.getByLabel(say("accounts.password"), { exact: true }).fill("Sampan_2026");
  await page.getByRole("button", { name: say("common.logIn"), exact: true }).tap();
  await expect(page).toHaveURL("/cart");
  await expect(lines(page)).toHaveCount(2);
  expect(await countOf(page.request)).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem("deviceCart"))).toBeNull();
});

test("a customer adds and sees the count on every badge [AGNT-05] [AGNT-16] [CART-13]", async ({
  page,
}) => {
  await logIn(page.request);
  await page.request.post("/gateway/installer/cart/delete_cart", {
    headers,
    form: { clear: "true" },
  });
  await openReady(page, dress);
  await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "增加 杏色 S", exact: true }).tap();
  await sheet.getByRole("button", { name: say("product.add"), exact: true }).tap();
  await expect(page.getByText("已加入購物車，1 件")).toBeVisible();
  await expect(
    page.getByRole("link", { name: say("common.nav.cartCounted", { count: 1 }) }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("cartNum"))).toBe("1");
  await page.getByRole("button", { name: say("product.seeCart") }).tap();
  await expect(page).toHaveURL("/cart");
  await expect(
    page.getByRole("link", { name: say("common.nav.cartCounted", { count: 1 }) }),
  ).toBeVisible();
});

test("lines stand under their shops, unchecked, and are checked by line, shop and all [CART-01] [CART-02] [CART-03]", async ({
  page,
}) => {
  await logIn(page.request);
  const [one, two] = await skusOf(page.request, "650313400081");
  const [other] = await skusOf(page.request, "678933991975", "taobao");
  await fillCart(page.request, [one!, two!, other!]);
  await openReady(page, "/cart/");
  await expect(shops(page)).toHaveCount(2);
  await expect(lines(page)).toHaveCount(3);
  for (const line of await lines(page).all()) await expect(line).not.toBeChecked();

  const shop = shops(page).filter({ hasText: "七號碼頭女裝廠" });
  const box = shop.getByRole("checkbox", { name: /的全部商品$/ });
  await box.check();
  await expect(shop.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expect(all(page)).toHaveJSProperty("indeterminate", true);
  await shop.getByRole("checkbox", { name: /，/ }).first().uncheck();
  await expect(box).toHaveJSProperty("indeterminate", true);
  await all(page).click();
  await expect(all(page)).toBeChecked();
  await expect(lines(page).and(page.getByRole("checkbox", { checked: true }))).toHaveCount(3);
  await all(page).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("the checked lines are added up in yuan and converted, and their quantity can change [CART-11] [CART-14] [RT-109]", async ({
  page,
}) => {
  await logIn(page.request);
  const [one] = await skusOf(page.request, "678933991975", "taobao");
  await fillCart(page.request, [one!]);
  await openReady(page, "/cart/");
  await all(page).check();
  await expect(bar(page)).toContainText("¥89.00");
  await expect(bar(page)).toContainText(/NT\$\s\d{3}\.\d\d/);
  await page.getByRole("button", { name: /^增加/ }).tap();
  await expect(bar(page)).toContainText("¥178.00");
  await expect(page.getByRole("button", { name: "結算 2 件" })).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get("/gateway/installer/cart/query_cart_list");
      const cart = (await answer.json()) as { datalist: { item_list: { num: number }[] }[] };
      return cart.datalist[0]?.item_list[0]?.num;
    })
    .toBe(2);
});

test("settling hands the checked lines over, and asks to choose when none is [CART-06] [CART-07]", async ({
  page,
}) => {
  await logIn(page.request);
  const [one, two] = await skusOf(page.request, "650313400081");
  await fillCart(page.request, [one!, two!]);
  await openReady(page, "/cart");
  await page.getByRole("button", { name: say("cart.bar"), exact: true }).tap();
  await expect(page.getByText(say("cart.choose"))).toBeVisible();
  await expect(page).toHaveURL("/cart");
  await lines(page).first().check();
  await page.getByRole("button", { name: "結算 1 件" }).tap();
  await expect(page).toHaveURL(/\/settlement/);
  const handedOver = await page.evaluate(() => sessionStorage.getItem("settlement"));
  expect(JSON.parse(handedOver ?? "")).toEqual({
    from: "cart",
    lines: [{ item_id: expect.any(String), num: 1, cart_id: expect.any(String) }],
  });
});

test("of more than fifty checked lines the first fifty are ordered, and the person is told [CART-09] [ERR-28]", async ({
  page,
}) => {
  await logIn(page.request);
  const many = [
    ...(await skusOf(page.request, "719628524993")),
    ...(await skusOf(page.request, "782709205735")),
  ];
  expect(many.length).toBeGreaterThan(50);
  await fillCart(page.request, many.slice(0, 53), 5);
  await openReady(page, "/cart");
  await all(page).check();
  await page.getByRole("button", { name: /^結算 \d+ 件/ }).tap();
  await expect(page.getByText("先為您帶入前 50 款", { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/settlement/);
  const handedOver = await page.evaluate(() => sessionStorage.getItem("settlement"));
  expect((JSON.parse(handedOver ?? "") as { lines: object[] }).lines).toHaveLength(50);
});

test("lines are removed while managing, and all of them after a question [CART-04] [CART-05]", async ({
  page,
}) => {
  await logIn(page.request);
  await fillCart(page.request, (await skusOf(page.request, "650313400081")).slice(0, 3));
  await openReady(page, "/cart");
  await page.getByRole("button", { name: say("cart.manage") }).tap();
  await lines(page).first().check();
  await page.getByRole("button", { name: "移除 1 款" }).tap();
  await expect(lines(page)).toHaveCount(2);
  expect(await countOf(page.request)).toBe(2);
  await page.getByRole("button", { name: say("cart.clear") }).tap();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "取消" }).tap();
  expect(await countOf(page.request)).toBe(2);
  await page.getByRole("button", { name: say("cart.clear") }).tap();
  await question.getByRole("button", { name: say("cart.clear") }).tap();
  await expect(page.getByText(say("cart.empty.title"))).toBeVisible();
  expect(await countOf(page.request)).toBe(0);
});

test("what changed since a line was put in is marked on it [CART-12] [ERR-26] [ERR-27]", async ({
  page,
}) => {
  await logIn(page.request);
  const [one, two, three] = await skusOf(page.request, "650313400081");
  await fillCart(page.request, [one!, two!, three!]);
  const changes = [
    { marks: ["price_up"], seen_price: 4000 },
    {
      marks: ["over_stock", "below_minimum_batch"],
      storage: 3,
      minimum_batch: 5,
      is_selectable: false,
    },
    { marks: ["off_sale"], status: 0, is_selectable: false },
  ];
  await page.route(/query_cart_list/, async (route) => {
    const cart = (await (await route.fetch()).json()) as { datalist: { item_list: object[] }[] };
    const [shop] = cart.datalist;
    const item_list = shop?.item_list.map((item, position) => ({ ...item, ...changes[position] }));
    await route.fulfill({ json: { ...cart, datalist: [{ ...shop, item_list }] } });
  });
  await openReady(page, "/cart");
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items.nth(0)).toContainText(say("cart.mark.price_up", { amount: "¥ 40.00" }));
  await expect(items.nth(1)).toContainText("庫存只剩 3 件");
  await expect(items.nth(1)).toContainText("5 件起批");
  await expect(items.nth(2)).toContainText("已下架");
  await expect(items.nth(2).getByRole("checkbox")).toBeDisabled();
  await all(page).check();
  await expect(page.getByRole("button", { name: "結算 1 件" })).toBeVisible();
});

test("a cart that cannot be read says so, and can be tried again [ERR-31]", async ({ page }) => {
  await logIn(page.request);
  await page.route(/query_cart_list/, (route) => route.abort());
  await page.goto("/cart");
  await expect(page.getByText(say("cart.loadFailed"))).toBeVisible({ timeout: 30_000 });
  await page.unroute(/query_cart_list/);
  await page.getByRole("button", { name: say("common.retry") }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(say("cart.title"));
  await expect(page.getByText(say("cart.loadFailed"))).toBeHidden();
});

test("the cart lies under an overlay while it is read after a removal, and stays in reach after a step of a quantity [CART-05] [CART-11]", async ({
  page,
}) => {
  await logIn(page.request);
  const [one, two] = await skusOf(page.request, "650313400081");
  await fillCart(page.request, [one!, two!]);
  await openReady(page, "/cart");
  let answer = (): void => undefined;
  const late = async () => {
    const { promise: isSeen, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    await page.unroute(/cart\/query_cart_list/);
    await page.route(/cart\/query_cart_list/, async (route) => {
      await isSeen;
      await route.continue();
    });
  };
  const overlay = page.locator(".loading-overlay");

  await late();
  const asked = page.waitForRequest(/cart\/query_cart_list/);
  await page.getByRole("button", { name: /^增加/ }).first().tap();
  await asked;
  await expect(overlay).toHaveCount(0);
  answer();
  await settled(page);

  await late();
  await page.getByRole("button", { name: say("cart.manage") }).tap();
  await lines(page).first().check();
  await page.getByRole("button", { name: "移除 1 款" }).tap();
  await expect(overlay).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  answer();
  await expect(lines(page)).toHaveCount(1);
  await expect(overlay).toHaveCount(0);
});
