import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openReady, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { givePushService } from "./support/push-service.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

test.use({ serviceWorkers: "allow", locale: "zh-TW", timezoneId: "Asia/Taipei" });
const say = speak("zh-TW");

test("the offer comes with an order that was placed, once, and never at the start [BO-53]", async ({
  page,
}) => {
  const subscribed = await givePushService(page, "default");
  await registerNewcomer(page.request, "TW");
  await openReady(page, "/");
  const offer = page.getByRole("region", { name: say("pushes.offer.title") });
  await expect(offer).toHaveCount(0);
  await openReady(page, "/orderSuccess?tid=SP260101abcdef");
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: say("pushes.offer.take") }).tap();
  await expect(page.getByText(say("pushes.offer.taken"))).toBeVisible();
  expect(subscribed().keys.endpoint).toContain("https://");
  await openReady(page, "/orderSuccess?tid=SP260101abcdef");
  await expect(offer).toHaveCount(0);
});

test("the offer comes beneath a parcel that is looked at, and is kept away once it was put off [BO-53]", async ({
  page,
}) => {
  await givePushService(page, "default");
  await logInByCall(page, "customer@sampan.test");
  await openReady(page, "/orderListAgent");
  const offer = page.getByRole("region", { name: say("pushes.offer.title") });
  await expect(offer).toHaveCount(0);
  await page.locator('a[href*="/packageDetail/"]').first().tap();
  await expect(page).toHaveURL(/\/packageDetail\/SP/);
  await expect(offer).toBeVisible();
  await expectAccessible(page, [page.url()]);
  await offer.getByRole("button", { name: say("pushes.offer.later") }).tap();
  await expect(offer).toHaveCount(0);
  // Neither with the same one again nor with another: once on a device.
  await page.reload();
  await settled(page);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(offer).toHaveCount(0);
});
