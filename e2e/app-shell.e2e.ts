import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { chooseEverything } from "./support/shell-journey.ts";
import { speak } from "./support/speech.ts";
import { builtShell, happens, insidePhone, phoneCalls } from "./support/stand-in-phone.ts";

const say = speak("zh-TW");
const id = "650313400081";
const link = `https://detail.1688.com/offer/${id}.html`;
const photo = readFileSync(
  join(import.meta.dirname, "../demo/pictures/committed/auto-buckle-belt.coffee.webp"),
).toString("base64");

let script = "";
test.beforeAll(async ({ baseURL }) => {
  script = await builtShell(baseURL ?? "");
});

test("the app buys a product that was copied, and asks about messages once it is ordered [NATV-01] [NATV-11] [CLIP-05]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  const before = await ordersOf(page);
  await insidePhone(page, script, {
    platform: "android",
    copied: `【這家不錯】${link} 晚上打給我`,
  });
  await openReady(page, "/");
  const offer = page.getByRole("dialog", { name: say("clipboard.title") });
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: say("clipboard.open") }).tap();
  await expect(page).toHaveURL(new RegExp(`/goodsDetailAgent/${id}\\?`));
  // Out of the app's record and out of the phone.
  await expect
    .poll(async () => (await phoneCalls(page, "Clipboard", "write")).map(({ options }) => options))
    .toEqual([{ string: "" }]);

  await page.getByRole("button", { name: say("product.buy") }).tap();
  const sheet = page.getByRole("dialog", { name: say("options.title") });
  await sheet.getByRole("button", { name: /^增加/ }).first().tap();
  await sheet.getByRole("button", { name: say("product.buy") }).tap();
  await expect(page.getByText(say("sums.subtotal.first"))).toBeVisible();
  await chooseEverything(page);
  expect(await phoneCalls(page, "PushNotifications", "requestPermissions")).toEqual([]);
  await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
  await expect(page).toHaveURL(/\/orderSuccess\?tid=SP/);
  expect(await ordersOf(page)).toHaveLength(before.length + 1);
  await expect.poll(() => phoneCalls(page, "PushNotifications", "register")).toHaveLength(1);
});

for (const platform of ["android", "ios"] as const)
  test(`goods go to the phone's share menu, foreign pages to a window, and photos come from its camera, ${platform} [NATV-06] [NATV-08] [NATV-12]`, async ({
    page,
  }) => {
    await logInByCall(page, "customer@sampan.test");
    await insidePhone(page, script, { platform, photo, copied: "晚上打給我" });
    await openReady(page, `/goodsDetailAgent/${id}?platform=3`);
    await page.getByRole("button", { name: say("common.share"), exact: true }).tap();
    await expect.poll(() => phoneCalls(page, "Share", "share")).toHaveLength(1);
    await page.getByRole("link", { name: say("product.original") }).tap();
    await expect
      .poll(async () => (await phoneCalls(page, "Browser", "open")).map(({ options }) => options))
      .toEqual([{ url: expect.stringContaining("https://detail.1688.com/") }]);
    // Where the phone would ask its owner each time, the app reads nothing.
    const reads = async () => (await phoneCalls(page, "Clipboard", "read")).length;
    if (platform === "android") await expect.poll(reads).toBeGreaterThan(0);
    else expect(await reads()).toBe(0);

    await openReady(page, "/agent?photo=true");
    const sheet = page.getByRole("dialog", { name: say("photoSearch.title") });
    await sheet.getByRole("button", { name: say("photoSearch.camera.label") }).tap();
    await expect(page).toHaveURL(/\/searchMap\?imgUrl=/);
  });

test("a link opens its page once, a tapped message the page it speaks of, and neither a foreign one [NATV-06]", async ({
  page,
  baseURL,
}) => {
  const shop = new URL(baseURL ?? "").origin;
  await insidePhone(page, script, { platform: "ios", openedBy: `${shop}/leaderboard` });
  await openReady(page, "/");
  await expect(page).toHaveURL("/leaderboard");
  await openReady(page, "/goodStore");
  await happens(page, "appUrlOpen", { url: "https://evil.test/cart" });
  await happens(page, "pushNotificationActionPerformed", {
    notification: { data: { link: "//evil.test/cart" } },
  });
  await happens(page, "pushNotificationActionPerformed", {
    notification: { data: { link: "/agent?searchValue=belt" } },
  });
  await expect(page).toHaveURL("/agent?searchValue=belt");
  // Loaded anew, the page stays where it is: the app was opened by that link once.
  await openReady(page, "/goodStore");
  await expect(page).toHaveURL("/goodStore");
  await happens(page, "appUrlOpen", { url: `${shop}/cart` });
  await expect(page).toHaveURL("/cart");
});
