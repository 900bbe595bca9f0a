import type { Page } from "@playwright/test";
import { type Language, languages } from "@sampan/domain/kernel/language";
import demo from "../demo/content/pages.json" with { type: "json" };
import { expectAccessible } from "./support/accessible.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { landingRows } from "./support/landing-rows.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

/** Those of 2020, 2022 and 2023, whose windows are over. */
const past = ["/special_three", "/anniversary", "/static618"];

/** Each address with a page of the demo that is open, and its row. */
const open = Object.entries(landingRows).filter(([address]) => !past.includes(address));

const titleOf = (address: string, language: Language): string =>
  demo.pages.find((page) => page.address === address && !("window" in page))?.title[language] ?? "";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const speakTo = (page: Page, value: Language, url = "") =>
  page.context().addCookies([{ name: "lang", value, url }]);

test(`every landing address of the demo answers as it is spelled, in four languages on the narrowest phone, and is found ${open
  .map(([, row]) => `[${row}]`)
  .join(" ")} (table)`, async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await speakTo(page, language, baseURL);
    for (const [address] of open) {
      await page.goto(address);
      await expect(heading(page), address).toHaveText(titleOf(address, language));
      await expect(page.locator('meta[name="robots"]'), address).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
  }
});

test("where a window of 2020, 2022 or 2023 is over, a page says so and leads to what is open now, at an address that ends in .html as well [RT-09] [RT-24] [PROMO-12]", async ({
  page,
  baseURL,
}) => {
  for (const language of ["zh-TW", "th"] as const) {
    const say = speak(language);
    await speakTo(page, language, baseURL);
    for (const address of past) {
      await page.goto(address);
      // A campaign that another journey opened may stand at one of them.
      if (address !== "/anniversary")
        await expect(page.getByText(say("campaigns.closed"))).toBeVisible();
    }
    await page.goto("/static618");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const clothes = titleOf("/zhongguofuzhuang.html", language);
    await page.getByRole("link", { name: clothes }).tap();
    await expect(page).toHaveURL("/zhongguofuzhuang.html");
    await expect(heading(page)).toHaveText(clothes);
  }
});

test("whoever has an account takes a voucher from its page, and everybody checks in at three numbered addresses [RT-19] [RT-39] [RT-49]", async ({
  page,
}) => {
  const say = speak("zh-TW");
  await registerNewcomer(page.request, "TW");
  const button = page.getByRole("button", { name: say("coupons.take.take") }).first();
  for (const address of ["/vouchersFirst", "/voucherSecond", "/voucherThird"]) {
    await openReady(page, address);
    await expect(button).toBeEnabled();
  }
  await button.tap();
  await expect(page.getByRole("button", { name: say("coupons.take.had") })).toBeDisabled();
  for (const path of ["activityone", "activitythree", "activityStatic"]) {
    await page.goto(`/${path}/CM10000001`);
    await expect(page.getByRole("region", { name: "天天簽到" })).toBeVisible();
  }
  await expectAccessible(page, ["/vouchersFirst", "/activityPage", "/vgmStatic", "/landingPage12"]);
});
