import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { linesToOrder, openCheckout, ordersOf, placeByCall } from "./support/ordering.ts";
import { moreThanWords, shiftsOf } from "./support/shifts.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const dress = "/goodsDetailAgent/650313400081?platform=3";
const headers = { "x-sampan-client": "test" };

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const pictureOne = { index: 1, total: 4 };

/** A page with two of its parts, which stand beside each other in a wide window and under each other on a phone. */
interface Place {
  readonly open: (page: Page) => Promise<unknown>;
  readonly first: (page: Page) => Locator;
  readonly second: (page: Page) => Locator;
}

const region = (page: Page, key: string) => page.getByRole("region", { name: say(key) });
const cards = (page: Page) => page.getByRole("main").getByRole("listitem");

const places = {
  results: {
    open: (page) => page.goto(`/goodsListAgent?searchValue=${encodeURIComponent("连衣裙")}`),
    first: (page) => cards(page).nth(0),
    second: (page) => cards(page).nth(4),
  },
  product: {
    open: (page) => page.goto(dress),
    first: (page) => page.getByRole("button", { name: say("common.pictureOf", pictureOne) }),
    second: (page) => page.getByRole("heading", { level: 1 }),
  },
  cart: {
    open: (page) => page.goto("/cart"),
    first: (page) => cards(page).first(),
    second: (page) => region(page, "cart.bar"),
  },
  checkout: {
    open: async (page) => openCheckout(page, await linesToOrder(page.request, 3)),
    first: (page) => page.getByLabel(say("settlement.remark")),
    second: (page) => region(page, "settlement.toTheDoor"),
  },
  order: {
    open: async (page) => page.goto(`/orderDetailOwn?tid=${await dueOrder(page)}`),
    first: (page) => page.getByRole("main").getByRole("heading", { level: 2 }),
    second: (page) => region(page, "orders.actions"),
  },
  wallet: {
    open: (page) => page.goto("/myWallet"),
    first: (page) => region(page, "wallet.balance"),
    second: (page) => region(page, "wallet.ledger"),
  },
  parcels: {
    open: (page) => page.goto("/orderListAgent"),
    first: (page) => cards(page).nth(0),
    second: (page) => cards(page).nth(1),
  },
} as const satisfies Record<string, Place>;

/** An order that waits for its freight. */
/** An order that waits for its customer: others may have paid those of the demo, then a new one does. */
const dueOrder = async (page: Page): Promise<string> =>
  (await ordersOf(page)).find(({ status }) => status === 0 || status === 6)?.tid ??
  placeByCall(page.request, await linesToOrder(page.request, 1));

/** Eight lines: more than a window holds. */
async function fillCart(page: Page): Promise<void> {
  await page.request.post("/gateway/installer/cart/delete_cart", {
    headers,
    form: { clear: "true" },
  });
  const path = "/gateway/docking/alibaba/item/get_detail?third_item_id=650313400081";
  const { data } = (await (await page.request.get(path)).json()) as {
    data: { item_sku_list: { item_id: string; props: object; storage: number; status: number }[] };
  };
  const lines = data.item_sku_list
    .filter(({ status, storage }) => status === 1 && storage > 9)
    .slice(0, 8)
    .map(({ item_id, props }) => ({ item_id, num: 2, item_props: JSON.stringify(props) }));
  const filled = await page.request.post("/gateway/installer/cart/put_cart_plus_batch", {
    headers,
    form: { batch_item_list: JSON.stringify(lines) },
  });
  expect(await filled.json()).toMatchObject({ success: true });
}

const findBox = (page: Page) => page.getByRole("searchbox", { name: say("search.box") });

/** Until the masthead and both parts stand. */
async function openWide(page: Page, place: Place): Promise<void> {
  await place.open(page);
  for (const part of [findBox(page), place.first(page), place.second(page)])
    await expect(part.first()).toBeVisible();
}

async function boxOf(part: Locator) {
  await expect(part.first()).toBeVisible();
  const box = await part.first().boundingBox();
  if (!box) throw new Error("it has no box");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe("in a wide window", () => {
  test.use({ viewport: desk, isMobile: false, hasTouch: false });

  for (const [name, place] of Object.entries(places) as [string, Place][])
    test(`${name} uses the width: its parts stand side by side, nothing moves by itself, axe finds nothing`, async ({
      page,
    }) => {
      await logInByCall(page, "customer@sampan.test");
      if (name === "cart") await fillCart(page);
      // Once before: names that nobody has read yet are translated behind the page, and take their place in it.
      await openWide(page, place);
      await openWide(page, place);
      const [first, second] = [await boxOf(place.first(page)), await boxOf(place.second(page))];
      expect(second.x).toBeGreaterThanOrEqual(first.right);
      expect((await boxOf(page.getByRole("main"))).width).toBeGreaterThan(1_100);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await shiftsOf(page, moreThanWords)).toEqual([]);
      for (const width of [900, 1_100, 1_600]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize(desk);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(desk.width);
    });

  test("a list is drawn in rows of as many as fit, down to its last goods, and its end stands right below", async ({
    page,
  }) => {
    await places.results.open(page);
    const end = page.getByText(say("common.endCounted", { count: 60 }));
    await expect(async () => {
      await page.mouse.wheel(0, 1_500);
      await expect(end).toBeInViewport({ timeout: 300 });
    }).toPass();
    const rows = await cards(page).evaluateAll((goods) => {
      const tops = goods.map((one) => one.getBoundingClientRect().top);
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
    expect(new Set(rows)).toEqual(new Set([6]));
    const last = await boxOf(page.locator('li[aria-posinset="60"]'));
    expect((await boxOf(end)).y - last.bottom).toBeLessThan(60);
  });

  test("home shows what waits beside the categories, and its shelves in rows", async ({ page }) => {
    await page.goto("/");
    await expect(findBox(page)).toBeVisible();
    const categories = await boxOf(page.getByRole("navigation", { name: say("home.categories") }));
    const how = await boxOf(region(page, "home.how.title"));
    expect(how.x).toBeGreaterThanOrEqual(categories.right);
    const shelf = page
      .getByRole("region", { name: say("home.area.own_shop") })
      .getByRole("listitem");
    expect((await boxOf(shelf.nth(4))).y).toBe((await boxOf(shelf.nth(0))).y);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await shiftsOf(page, moreThanWords)).toEqual([]);
  });

  test("the sum stays in view while the page is read on", async ({ page }) => {
    await logInByCall(page, "customer@sampan.test");
    await fillCart(page);
    for (const [name, key] of [
      ["cart", "cart.bar"],
      ["product", "product.bar"],
      ["checkout", "settlement.bar.label"],
    ] as const) {
      await openWide(page, places[name]);
      await page.evaluate(() => scrollTo(0, 300));
      await expect(region(page, key), name).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), name).toBeGreaterThan(0);
    }
  });

  test("on a slow machine a count that the masthead reads does not break into the page that is taken over after it [CART-13]", async ({
    page,
  }) => {
    await logInByCall(page, "customer@sampan.test");
    await fillCart(page);
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    const counted = page
      .getByRole("main")
      .getByRole("link", { name: say("common.nav.cartCounted", { count: 8 }) });
    // Which of them is first is chance.
    for (let visit = 0; visit < 3; visit++) {
      await page.goto(dress);
      await expect(counted).toBeVisible();
    }
  });

  test("keys go through the masthead first, then through the page from left to right", async ({
    page,
  }) => {
    await page.goto(dress);
    await expect(findBox(page)).toBeVisible();
    const reached: string[] = [];
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
        }),
      );
    }
    expect(reached).toEqual([
      say("common.skipToContent"),
      say("common.goHome"),
      say("search.box"),
      say("photoSearch.open"),
      expect.stringContaining(say("home.rate", { amount: "" }).trim()),
      say("home.language"),
      say("home.notices"),
      say("common.nav.home"),
      say("common.nav.categories"),
      say("common.nav.cart"),
      say("common.nav.mine"),
      say("common.pictureOf", pictureOne),
    ]);
  });

  test("the find box finds from every page, and says what it lacks", async ({ page }) => {
    await page.goto("/login");
    const box = findBox(page);
    await box.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(say("errors.keyword_needed"));
    await box.fill("连衣裙");
    await box.press("Enter");
    await expect(page).toHaveURL(/goodsListAgent/);
    await expect(box).toHaveValue("连衣裙");
  });

  test("a sheet is a dialog in the middle, and gives the focus back", async ({ page }) => {
    await page.goto(dress);
    const add = page.getByRole("button", { name: say("product.add"), exact: true });
    await add.click();
    const dialog = page.getByRole("dialog", { name: say("options.title") });
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => {
        const box = await boxOf(dialog);
        return Math.abs(box.y + box.bottom - desk.height) + Math.abs(box.width - 480);
      })
      .toBeLessThan(4);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
  });
});

test.describe("on a phone", () => {
  for (const [name, place] of Object.entries(places) as [string, Place][])
    test(`${name} is one column, without a masthead`, async ({ page }) => {
      await page.setViewportSize(phone);
      await logInByCall(page, "customer@sampan.test");
      if (name === "cart") await fillCart(page);
      await place.open(page);
      const first = await boxOf(place.first(page));
      const second = await boxOf(place.second(page));
      expect(second.y).toBeGreaterThanOrEqual(first.y);
      expect(second.x).toBeLessThan(first.right);
      expect((await boxOf(page.getByRole("main"))).width).toBe(390);
      expect(await widthOf(page)).toBe(390);
      await expect(findBox(page)).toHaveCount(0);
    });
});
