import { AxeBuilder } from "@axe-core/playwright";
import { createHash } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, openReady, test } from "./support/journey.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

/** Goods of the demo, by what is special about their options. */
const goods = {
  /** Colours and sizes, prices by quantity, and sizes that are sold out in black. */
  dress: "/goodsDetailAgent/650313400081?platform=3",
  /** Colours, sizes and a third dimension. */
  skirt: "/goodsDetailAgent/719920441060?platform=3",
  /** No options at all. */
  backpack: "/goodsDetailAgent/608432292585?platform=3",
  /** One dimension, in steps of ten from twenty on. */
  hooks: "/goodsDetailAgent/607546328351?platform=3",
  /** Of Taobao, at one price. */
  taobaoDress: "/goodsDetailAgent/678933991975?platform=4",
} as const;

/**
 * A finger on something for so long, and then off it for `after_ms`. Time is all that tells a long press from a tap, so it
 * passes here, measured in the page: from outside it may come out longer.
 */
const hold = (target: Locator, held_ms: number, after_ms = 0) =>
  target.evaluate(
    async (element, [held, after]) => {
      const finger = (type: string) =>
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
      const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      finger("pointerdown");
      await pass(held);
      finger("pointerup");
      await pass(after);
    },
    [held_ms, after_ms] as const,
  );
async function logIn(request: APIRequestContext): Promise<void> {
  const password = createHash("sha256").update("Sampan_2026").digest("hex");
  await request.post("/gateway/user/login", {
    headers: { "x-sampan-client": "test" },
    form: { account: "business@sampan.test", password },
  });
}

const sheet = (page: Page) => page.getByRole("dialog", { name: say("product.rows.choose") });
const openSheet = async (page: Page, address: string) => {
  await openReady(page, address);
  await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
};
const more = (page: Page, name: string) =>
  sheet(page).getByRole("button", { name: `增加 ${name}`, exact: true });
const quantity = (page: Page, name: string) =>
  sheet(page).getByRole("textbox", { name: `數量，${name}`, exact: true });
const told = (page: Page) => page.getByRole("status");

test("two dimensions are picture tabs over rows, for visitors too, with what is chosen under each [AGNT-21] [AGNT-24] [AGNT-34]", async ({
  page,
}) => {
  await openSheet(page, goods.dress);
  await expect(sheet(page).getByRole("tab")).toHaveText(["杏色", "天藍", "黑色"]);
  await expect(sheet(page).getByRole("listitem")).toHaveCount(5);
  await quantity(page, "杏色 S").fill("120");
  await quantity(page, "杏色 S").press("Enter");
  const tab = sheet(page).getByRole("tab").first();
  await expect(tab).toHaveAccessibleName("杏色，已選 120 件");
  await expect(tab).toContainText("99+");
  await quantity(page, "杏色 S").fill("99");
  await quantity(page, "杏色 S").press("Enter");
  await expect(tab).toContainText("99");
  await expect(tab).not.toContainText("99+");
});

test("in two dimensions what is sold out or off sale is left out [AGNT-22] [AGNT-23]", async ({
  page,
}) => {
  await openSheet(page, goods.dress);
  await sheet(page).getByRole("tab", { name: "黑色" }).tap();
  await expect(sheet(page).getByRole("listitem")).toHaveCount(3);
  await expect(more(page, "黑色 S")).toHaveCount(0);
  await expect(more(page, "黑色 M")).toBeEnabled();
});

test("a third dimension is picked before a quantity can be entered [AGNT-28]", async ({ page }) => {
  await openSheet(page, goods.skirt);
  await expect(sheet(page).getByText("先選款式，再填數量")).toBeVisible();
  await expect(more(page, "黑色 S")).toBeDisabled();
  await sheet(page).getByRole("group", { name: "款式" }).getByRole("button").first().tap();
  await expect(more(page, "黑色 薄款 S")).toBeEnabled();
});

test("without options there is one stepper [AGNT-19]", async ({ page }) => {
  await openSheet(page, goods.backpack);
  await expect(sheet(page).getByRole("tab")).toHaveCount(0);
  await expect(sheet(page).getByRole("listitem")).toHaveCount(0);
  await expect(sheet(page).getByRole("textbox")).toHaveCount(1);
});

test("one dimension is a list whose steppers follow the batch step [AGNT-20] [SKU-06] [SKU-09]", async ({
  page,
}) => {
  await openSheet(page, goods.hooks);
  await expect(sheet(page).getByRole("listitem")).toHaveCount(3);
  const less = sheet(page).getByRole("button", { name: "減少 10 入" });
  await expect(less).toBeDisabled();
  await quantity(page, "10 入").fill("21");
  await quantity(page, "10 入").press("Enter");
  await expect(quantity(page, "10 入")).toHaveValue("30");
  await less.tap();
  await expect(quantity(page, "10 入")).toHaveValue("20");
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });
  test("an option without stock says 'In stock: 0', and its stepper stays off [AGNT-26] [ERR-65]", async ({
    page,
  }) => {
    await page.route(/alibaba\/item\/get_detail/, async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("third_item_id", "607546328351");
      const answer = await route.fetch({ url: url.href });
      const { data, ...rest } = (await answer.json()) as {
        data: { item_sku_list: { storage: number }[] };
      };
      const [first, ...others] = data.item_sku_list;
      const item_sku_list = [{ ...first, storage: 0 }, ...others];
      await route.fulfill({ json: { ...rest, data: { ...data, item_sku_list } } });
    });
    await openReady(page, "/goodsListAgent?searchValue=衣");
    await page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first().tap();
    await page.getByRole("button", { name: "Add to cart", exact: true }).tap();
    const rows = page.getByRole("dialog").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.first().getByText("In stock: 0", { exact: true })).toBeVisible();
    await expect(rows.first().getByRole("button")).toHaveCount(2);
    for (const button of await rows.first().getByRole("button").all())
      await expect(button).toBeDisabled();
    await expect(rows.nth(1).getByRole("button").last()).toBeEnabled();
  });
});

test("the picture of an option pressed long is shown large, and going back leaves the sheet open", async ({
  page,
}) => {
  await openSheet(page, goods.dress);
  const picture = sheet(page).getByRole("tab").nth(1).locator("img");
  const preview = page.getByRole("dialog", { name: say("product.preview") });
  await hold(picture, 450, 300);
  await expect(preview).toHaveCount(0);
  await picture.dispatchEvent("pointerdown");
  await expect(preview.getByText("2 / 3")).toBeVisible();
  await expect(preview.getByRole("img", { name: "天藍" })).toBeVisible();
  await page.goBack();
  await expect(preview).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();
});

test("an entry above stock is cut, and one that is no number is nothing [SKU-07] [SKU-08] [SKU-10]", async ({
  page,
}) => {
  await openSheet(page, goods.hooks);
  const field = quantity(page, "20 入");
  await field.fill("99999");
  await field.press("Enter");
  await expect(field).toHaveValue("730");
  await expect(more(page, "20 入")).toBeDisabled();
  await field.fill("許多");
  await field.press("Enter");
  await expect(field).toHaveValue("0");
});

test("nothing chosen and too few are told, and nothing is sent [SKU-01] [SKU-04] [ERR-66]", async ({
  page,
}) => {
  await openSheet(page, goods.hooks);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("cart") && sent.push(request.url()));
  const add = sheet(page).getByRole("button", { name: say("product.add"), exact: true });
  await add.tap();
  await expect(told(page).getByText(say("errors.nothing_selected"))).toBeVisible();
  await more(page, "10 入").tap();
  await add.tap();
  await expect(told(page).getByText(say("errors.below_minimum_batch", { n: 20 }))).toBeVisible();
  expect(sent).toEqual([]);
});

test("a name pressed for 650 ms is shown in full, pressed shorter it is not [AGNT-25] [CONST-58]", async ({
  page,
}) => {
  await openSheet(page, goods.hooks);
  const name = sheet(page).getByTitle("10 入");
  await hold(name, 450, 400);
  await expect(told(page).getByText("10 入")).toHaveCount(0);
  await hold(name, 800);
  await expect(told(page).getByText("10 入")).toBeVisible();
});

test("closing the sheet adds nothing, and the page remembers what was chosen [AGNT-13] [AGNT-27]", async ({
  page,
}) => {
  await openReady(page, goods.dress);
  const bar = page.getByRole("button", { name: /^選項/ });
  await expect(bar).toContainText("杏色、天藍、黑色");
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("cart") && sent.push(request.url()));
  await bar.tap();
  await more(page, "杏色 S").tap();
  await more(page, "杏色 S").tap();
  await sheet(page)
    .getByRole("button", { name: say("common.close") })
    .tap();
  await expect(sheet(page)).toBeHidden();
  await expect(bar).toContainText("× 2");
  expect(sent).toEqual([]);
});

test("the price follows the quantity, and says what is missing to the next [AGNT-36]", async ({
  page,
}) => {
  await openSheet(page, goods.dress);
  await expect(sheet(page)).toContainText("10 件起 ¥ 43.10 · 再加 10 件享此價");
  await quantity(page, "杏色 S").fill("6");
  await quantity(page, "杏色 M").fill("4");
  await quantity(page, "杏色 M").press("Enter");
  await expect(sheet(page)).toContainText("共 10 件");
  await expect(sheet(page)).toContainText("¥431.00");
});

test("a cart without room for the lines is told, and nothing is sent [SKU-05] [ERR-29] [ERR-67]", async ({
  page,
}) => {
  await logIn(page.request);
  await page.route(/get_cart_count/, (route) =>
    route.fulfill({ json: { success: true, total: 1000 } }),
  );
  await openSheet(page, goods.dress);
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("put_cart") && sent.push(request.url()));
  await more(page, "杏色 S").tap();
  await sheet(page)
    .getByRole("button", { name: say("product.add"), exact: true })
    .tap();
  await expect(told(page).getByText(say("errors.cart_full"))).toBeVisible();
  expect(sent).toEqual([]);
});

test("the badge of the cart shows 99, and 99+ above it [AGNT-06] [CONST-28]", async ({ page }) => {
  await logIn(page.request);
  for (const [total, badge] of [
    [99, "99"],
    [100, "99+"],
  ] as const) {
    await page.route(/get_cart_count/, (route) =>
      route.fulfill({ json: { success: true, total } }),
    );
    await openReady(page, goods.dress);
    await expect(page.getByRole("link", { name: `購物車，${badge} 件` })).toHaveText(badge);
  }
});

test("buying directly takes the choice to checkout past the cart, a visitor by way of log-in [AGNT-17] [AGNT-18]", async ({
  page,
}) => {
  await openReady(page, goods.taobaoDress);
  await page.getByRole("button", { name: say("product.buy") }).tap();
  await sheet(page).getByRole("button", { name: /^增加/ }).first().tap();
  await sheet(page)
    .getByRole("button", { name: say("product.buy") })
    .tap();
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)settlement/);
  const handedOver = await page.evaluate(() => sessionStorage.getItem("settlement"));
  expect(JSON.parse(handedOver ?? "")).toMatchObject({ from: "direct", lines: [{ num: 1 }] });
  expect(await page.evaluate(() => localStorage.getItem("deviceCart"))).toBeNull();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`a product and its options pass every accessibility check in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openReady(page, goods.dress);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
    await expect(sheet(page).getByRole("tab").first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
