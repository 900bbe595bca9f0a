import { expectAccessible } from "./support/accessible.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("a listed coupon is taken once, stands among those received, and its terms need no session [RT-93] [RT-16] [RT-28]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/getCoupon");
  const take = page.getByRole("button", { name: say("coupons.take.take"), exact: true });
  await expect(take.first()).toBeVisible();
  const offered = await take.count();
  await take.first().tap();
  await expect(page.getByText(say("coupons.takenNow"))).toBeVisible();
  await expect(take).toHaveCount(offered - 1);
  await expect(page.getByRole("button", { name: say("coupons.take.had") })).toBeDisabled();
  await expectAccessible(page, ["/getCoupon"]);
  await page.goto("/voucherHistory");
  const newest = page.getByRole("main").getByRole("listitem").first();
  await expect(newest).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/couponDetail?code=6B3T8V5Z1H7D9CTW");
  await expect(page.getByText("9%", { exact: true })).toBeVisible();
  await expect(page.getByText(say("coupons.atMost", { amount: "NT$ 150.00" }))).toBeVisible();
});

test("coupons for goods are listed by themselves [RT-80]", async ({ page }) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/discountCoupon");
  const coupons = page.getByRole("main").getByRole("listitem");
  await expect(coupons.first()).toBeVisible();
  await expect(coupons.getByText(say("coupons.kinds.freight"))).toHaveCount(0);
});
