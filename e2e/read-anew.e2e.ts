import type { Locator, Page } from "@playwright/test";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

/**
 * Whatever page shows what it read, and reads it anew because it no longer holds, does so in one way: what was there
 * stays where it was, under an overlay that says so.
 */

const say = speak("zh-TW");

interface Screen {
  readonly name: string;
  readonly address: string;
  /** The call whose answer is late. */
  readonly asks: string;
  readonly ask: (page: Page) => Promise<void>;
  /** What every entry says, where there are other lists beside. */
  readonly says?: RegExp;
}

const tapTab = (word: string) => (page: Page) => page.getByRole("tab", { name: say(word) }).tap();

const screens: readonly Screen[] = [
  {
    name: "another tab of the orders",
    address: "/orderListOwn",
    asks: "/gateway/installer/order/query_order_list",
    ask: tapTab("orders.tabs.closed"),
  },
  {
    name: "a filter over the parcels",
    address: "/orderListAgent",
    asks: "/gateway/installer/logistics/query_logistics_list",
    ask: (page) =>
      page
        .getByRole("group", { name: say("parcels.where") })
        .getByRole("button")
        .nth(1)
        .tap(),
  },
  {
    name: "another warehouse of the boxes",
    address: "/orderListAgent?view=box",
    asks: "/gateway/installer/logistics/query_logistics_list",
    ask: (page) =>
      page
        .getByRole("group", { name: say("parcels.warehouse") })
        .getByRole("button")
        .nth(1)
        .tap(),
  },
  {
    name: "another subject of the ledger",
    address: "/getAccBalance",
    asks: "/gateway/installer/installer_acct/query_acct_log_list",
    ask: tapTab("wallet.subjects.2010107"),
  },
  {
    name: "coupons of another state",
    address: "/myCoupon",
    asks: "/gateway/installer/installer_acct/query_coupon_list",
    ask: tapTab("coupons.tabs.used"),
  },
  {
    name: "coupons to take, after one was asked for",
    address: "/getCoupon",
    asks: "/gateway/installer/installer_acct/query_coupon_offers",
    // Campaigns that give something stand above them.
    says: new RegExp(`${say("coupons.take.take")}|${say("coupons.take.had")}`),
    ask: async (page) => {
      await page.getByLabel(say("coupons.take.code")).fill("NO-SUCH-COUPON");
      await page.getByRole("button", { name: say("coupons.take.redeem") }).tap();
    },
  },
  {
    name: "the best of another group",
    address: "/leaderboard",
    asks: "/gateway/item/query_leaderboard",
    says: /¥/,
    ask: (page) =>
      page
        .getByRole("navigation", { name: say("ownGoods.leaderboard.groups") })
        .getByRole("link")
        .nth(1)
        .tap(),
  },
  {
    name: "our own goods in another order",
    address: "/goodsListOwn/all",
    asks: "/gateway/item/query_item_list",
    says: /¥/,
    ask: (page) => page.getByRole("button", { name: say("search.order.price") }).tap(),
  },
];

/** Whatever a journey came to, nothing it held is waited for at its end. */
const held: (() => void)[] = [];
test.afterEach(() => held.splice(0).forEach((answer) => answer()));

test.beforeEach(({ page }) => logInByCall(page, "thai@sampan.test"));

for (const { name, address, asks, ask, says = /./ } of screens)
  test(`what was read lies under an overlay while it is read anew: ${name}`, async ({ page }) => {
    await openReady(page, address);
    const { answer } = await holdAnswers(page, asks);
    const row = rowsOf(page).filter({ hasText: says }).first();
    const before = await placeOf(row);
    await ask(page);
    await expect(overlayOf(page)).toBeVisible();
    // Nothing moves, and what lies there is not what was asked for: it takes no taps.
    expect(await placeOf(row)).toEqual(before);
    expect(await isBusy(row)).toBe(true);
    expect(await takesTaps(row)).toBe(false);
    answer();
    await expect(overlayOf(page)).toHaveCount(0);
    await settled(page);
  });

test("a copy that is looked after behind the page stays in reach", async ({ page }) => {
  await openReady(page, "/orderListOwn");
  await rowsOf(page).getByRole("link").first().tap();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(say("orders.detail"));
  await page.goBack();
  await expect(heading).toHaveText(say("orders.title"));
  const order = await holdAnswers(page, "/gateway/installer/order/get_order_detail");
  const asked = page.waitForRequest(/get_order_detail/);
  await page.goForward();
  await asked;
  await expect(heading).toHaveText(say("orders.detail"));
  await expect(overlayOf(page)).toHaveCount(0);
  order.answer();
});

const rowsOf = (page: Page): Locator =>
  page.locator("[role=tabpanel], main").last().getByRole("listitem");

/** Skeletons at the end of a list say the same words, and keep nobody from what is there. */
const overlayOf = (page: Page): Locator =>
  page
    .getByRole("status")
    .and(page.locator(".loading-overlay"))
    .filter({ hasText: say("common.loading") });

async function placeOf(row: Locator) {
  const box = await row.boundingBox();
  expect(box).not.toBeNull();
  return box;
}

const isBusy = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element.closest("[aria-busy=true]") !== null);

/** Whether a finger on its middle meets it, and nothing that lies over it. */
const takesTaps = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Answers of one call, held until the journey has seen what is shown meanwhile. */
async function holdAnswers(page: Page, path: string) {
  const { promise: isSeen, resolve: answer } = Promise.withResolvers<void>();
  held.push(answer);
  await page.route(`**${path}*`, async (route) => {
    await isSeen;
    await route.continue();
  });
  return { answer };
}
