import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { fillCart, skusOf } from "./support/carts.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { moreThanWords, shiftsOf } from "./support/shifts.ts";
import { type Say, speak } from "./support/speech.ts";

const [zhTW, th] = [speak("zh-TW"), speak("th")];
const dress = "/goodsDetailAgent/650313400081?platform=3";

const menuOf = (page: Page, say: Say): Locator =>
  page.getByRole("button", { name: say("common.quickMenu") });

/** Places of the menu by their words, and where they lead. */
const places = (say: Say) =>
  [
    [say("common.nav.home"), "/"],
    [say("common.nav.find"), "/agent"],
    [say("common.nav.cart"), "/cart"],
    [say("mine.orders.title"), "/orderListOwn"],
    [say("mine.entries.parcels"), "/orderListAgent"],
    [say("mine.entries.help"), "/problems"],
    [say("workOrders.ask"), "/workOrder"],
    [say("mine.entries.language"), "/changeLanguage"],
    [say("common.nav.mine"), "/mine"],
  ] as const;

/** How much of the menu's button lies over a bar, in pixels of its height, and how large it is. */
const placed = (page: Page, say: Say) =>
  menuOf(page, say).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const bars = [...document.querySelectorAll(".action-bar, .bottom-bar")]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const over = bars.map((bar) => Math.min(own.bottom, bar.bottom) - Math.max(own.top, bar.top));
    return { over: Math.max(0, ...over), size: Math.min(own.width, own.height), bars: bars.length };
  });

test("the menu stands above the bars of every page, moves nothing, and is left out of the two that stand alone [NFR-05]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  const [order] = await ordersOf(page);
  // One line: every price that becomes readable moves a little, and journeys before this one leave many.
  await fillCart(page.request, (await skusOf(page.request, "650313400081")).slice(0, 1));
  const addresses = ["/", dress, "/cart", `/orderDetailOwn?tid=${order?.tid}`, "/workOrder"];
  for (const address of [...addresses, "/login", "/special_one", "/problems", "/errorPage"]) {
    await openReady(page, address);
    await expect(menuOf(page, zhTW), address).toBeVisible();
    await expect(async () => {
      const { over, size } = await placed(page, zhTW);
      expect({ address, over, isLargeEnough: size >= 44 }).toEqual({
        address,
        over: 0,
        isLargeEnough: true,
      });
    }).toPass();
    expect(await shiftsOf(page, moreThanWords), address).toEqual([]);
  }
  for (const bare of ["/sharePages?code=ABCDEFGH", "/QRCode"]) {
    await openReady(page, bare);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(menuOf(page, zhTW)).toHaveCount(0);
  }
});

for (const [language, say] of [
  ["zh-TW", zhTW],
  ["th", th],
] as const)
  test(`the menu leads to nine places and gives the focus back, in ${language} [NFR-05]`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await logInByCall(page, "customer@sampan.test");
    await openReady(page, "/problems");
    const sheet = page.getByRole("dialog", { name: say("common.quickMenu") });
    await menuOf(page, say).tap();
    await expect(sheet.getByRole("link")).toHaveCount(9);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(menuOf(page, say)).toBeFocused();
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: say("common.close") }).tap();
    await expect(sheet).toBeHidden();
    await expect(menuOf(page, say)).toBeFocused();
    for (const [at, [label, address]] of places(say).entries()) {
      await menuOf(page, say).tap();
      const link = sheet.getByRole("link").nth(at);
      await expect(link).toContainText(label);
      await link.tap();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === address);
      await settled(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/changeLanguage/);
    await expectAccessible(page, ["/problems"]);
    // On the narrowest phone all of it is in reach.
    await menuOf(page, say).tap();
    for (const link of await sheet.getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(await sheet.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  });

test("what opens over a page lies over the menu as well, and a page without a network goes on being read [NFR-05]", async ({
  page,
}) => {
  await openReady(page, dress);
  const menu = menuOf(page, zhTW);
  await expect(menu).toBeVisible();
  await page.route("**/menu-sheet*", (route) => route.abort());
  await menu.tap();
  await expect(page.getByText(zhTW("common.network.offline"))).toBeVisible();
  await page.unroute("**/menu-sheet*");
  await page.getByRole("button", { name: zhTW("product.add"), exact: true }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  const isOnTop = await page.evaluate((name) => {
    const button = document.querySelector(`button[aria-label="${name}"]`);
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === button;
  }, zhTW("common.quickMenu"));
  expect(isOnTop).toBe(false);
});
