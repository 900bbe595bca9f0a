import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languageFacts } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import { openDesk } from "./support/desks.ts";
import { answering, expect, openReady, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import {
  dialogs,
  done,
  makeCoupon,
  publishPopup,
  segmentOf,
  storePicture,
} from "./support/popups.ts";
import { settled } from "./support/settled.ts";
import { sitDown } from "./support/sit-down.ts";
import { atDesk, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const pictures = join(import.meta.dirname, "../.results/popups");

const asked = (page: Page, part: string): string[] => {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(part)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

for (const [language, region, currency] of [
  ["zh-TW", "TW", "TWD"],
  ["th", "TH", "THB"],
] as const) {
  const said = speak(language);

  test.describe(`popups of home, in ${language}`, () => {
    test.use({ locale: language === "th" ? "th-TH" : "zh-TW" });

    test("come one at a time, a voucher, the promotion and the reminder, over home alone [HOME-03] [HOME-04] [HOME-05]", async ({
      page,
      baseURL,
    }) => {
      const mobile = await registerNewcomer(page.request, region, { language });
      const desk = await sitDown(baseURL ?? "", "marketing");
      const [voucher, gold] = [`Voucher ${mobile}`, `Gold ${mobile}`];
      const sees = await segmentOf(desk, mobile);
      const code = await makeCoupon(desk, currency);
      await done(page.request, "/gateway/installer/installer_acct/take_coupon", { code });
      const ends = [
        await publishPopup(desk, voucher, {
          sees,
          code,
          picture: await storePicture(desk),
          picture_words: byLanguage(() => "Teapot"),
        }),
        await publishPopup(desk, gold, { sees, stage: 2 }),
        await publishPopup(desk, "Tomorrow", {
          sees,
          starts_at: "2035-01-01 00:00:00",
          ends_at: "2035-06-01 00:00:00",
        }),
      ];
      const others = asked(page, "query_popup_list");
      await openReady(page, "/category/103");
      expect(others).toEqual([]);

      await page.goto("/");
      const first = page.getByRole("dialog", { name: voucher });
      await expect(first).toBeVisible();
      await expect(first).toContainText(formatAmount(5_000, currency));
      await expect(first).toContainText(
        said("coupons.from", { amount: formatAmount(10_000, currency) }),
      );
      await expect(dialogs(page)).toHaveCount(1);
      await expect(first.getByRole("img", { name: "Teapot" })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.screenshot({ path: join(pictures, `popup-${language}.png`) });
      await first.getByRole("button", { name: said("common.close") }).tap();

      const second = page.getByRole("dialog", { name: gold });
      await expect(second).toBeVisible();
      await expect(dialogs(page)).toHaveCount(1);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.screenshot({ path: join(pictures, `popup-gold-${language}.png`) });
      await page.keyboard.press("Escape");

      const third = page.getByRole("dialog", { name: said("campaigns.popup.reminder") });
      await expect(third).toBeVisible();
      await page.screenshot({ path: join(pictures, `popup-reminder-${language}.png`) });
      await page.goBack();
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL("/");
      for (const end of ends) await end();
      await desk.dispose();
    });

    test("that were closed stay away for the session, and for good when that was ticked [HOME-02] [HOME-08] [HOME-09]", async ({
      page,
      baseURL,
    }) => {
      const mobile = await registerNewcomer(page.request, region, { language });
      const desk = await sitDown(baseURL ?? "", "marketing");
      const [voucher, gold, later] = [`Voucher ${mobile}`, `Gold ${mobile}`, `Later ${mobile}`];
      const sees = await segmentOf(desk, mobile);
      const ends = [
        await publishPopup(desk, voucher, { sees }),
        await publishPopup(desk, gold, { sees, stage: 2 }),
      ];
      const popup = (name: string, on = page) => on.getByRole("dialog", { name });
      const close = (name: string, on = page) =>
        popup(name, on)
          .getByRole("button", { name: said("common.close") })
          .tap();
      await page.goto("/");
      await close(voucher);
      await popup(gold).getByRole("checkbox").check();
      await close(gold);
      await expect(dialogs(page)).toHaveCount(0);

      // Whatever comes next is what nobody closed yet, although the chain is at its third stage.
      ends.push(await publishPopup(desk, later, { sees, stage: 3 }));
      await page.reload();
      await expect(dialogs(page)).toHaveAccessibleName(later);
      await close(later);
      await expect(dialogs(page)).toHaveCount(0);

      // Another session of the same device: the ticked one alone is gone.
      const next = answering(await page.context().newPage());
      await next.goto("/");
      await expect(dialogs(next)).toHaveAccessibleName(voucher);
      await close(voucher, next);
      await expect(dialogs(next)).toHaveAccessibleName(later);
      await popup(later, next)
        .getByRole("link", { name: `${later} >` })
        .tap();
      await expect(next).toHaveURL("/getCoupon");
      await expect(dialogs(next)).toHaveCount(0);
      await next.goBack();
      await expect(next).toHaveURL("/");
      for (const end of ends) await end();
      await desk.dispose();
    });
  });
}

test("the reminder is asked for with a session alone, and a failure of it is no popup [HOME-17] [ERR-11] [HOME-10]", async ({
  page,
  baseURL,
}) => {
  const reminders = asked(page, "is_coupon_window");
  const popups = asked(page, "query_popup_list");
  await openReady(page, "/");
  await expect.poll(() => popups.length).toBe(1);
  expect(reminders).toEqual([]);

  const mobile = await registerNewcomer(page.request, "TW");
  const desk = await sitDown(baseURL ?? "", "marketing");
  const code = await makeCoupon(desk, "TWD");
  await done(page.request, "/gateway/installer/installer_acct/take_coupon", { code });
  await page.route("**/is_coupon_window*", (route) =>
    route.fulfill({ json: { success: false, error_code: 1000, error_message: "no" } }),
  );
  const title = `Third ${mobile}`;
  const end = await publishPopup(desk, title, { sees: await segmentOf(desk, mobile), stage: 3 });
  await page.goto("/");
  // Where the reminder were due it would stand before this one.
  await expect(dialogs(page)).toHaveAccessibleName(title);
  expect(reminders.length).toBeGreaterThan(0);
  await end();
  await desk.dispose();
});

test("a popup waits while something else lies over home [HOME-06] [HOME-10]", async ({
  page,
  baseURL,
}) => {
  const mobile = await registerNewcomer(page.request, "TW");
  const desk = await sitDown(baseURL ?? "", "marketing");
  const title = `Waits ${mobile}`;
  const end = await publishPopup(desk, title, { sees: await segmentOf(desk, mobile) });
  const offer = page.getByRole("dialog", { name: say("clipboard.title") });
  // What is due is known once the other dialog is there.
  await page.route("**/query_popup_list*", async (route) => {
    await offer.waitFor();
    await route.continue();
  });
  const asking = page.waitForRequest(/query_popup_list/);
  await page.goto("/");
  await asking;
  const told = page.waitForResponse(/query_popup_list/);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, "https://detail.1688.com/offer/650313400081.html");
  await told;
  await settled(page);
  await expect(dialogs(page)).toHaveCount(1);
  await offer.getByRole("button", { name: say("common.close") }).tap();
  await expect(dialogs(page)).toHaveAccessibleName(title);
  await end();
  await desk.dispose();
});

test("marketing writes a popup in four languages, sees it before and publishes it; older words can be read again [BO-37]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const title = `彈窗 ${Date.now()}`;
  const said = (key: string, values?: Record<string, string | number>) =>
    atDesk(`consolePopups.${key}`, values);
  await desk.goto("/console/popups");
  await desk.getByRole("button", { name: said("add") }).click();
  const form = desk.getByRole("dialog", { name: said("add") });
  const save = form.getByRole("button", { name: said("save") });
  for (const [at, { name }] of Object.values(languageFacts).entries()) {
    await form.getByRole("tab", { name }).click();
    const panel = form.getByRole("tabpanel");
    await panel.getByLabel(said("title")).fill(`${title} ${at}`);
    if (at < 3) await panel.getByLabel(said("text"), { exact: true }).fill("每人一張");
    await panel.getByLabel(said("action")).fill("領取");
  }
  await expect(form.getByRole("region", { name: said("preview") })).toContainText(`${title} 3`);
  await form.getByLabel(said("starts_at")).fill("2035-01-01T00:00");
  await form.getByLabel(said("ends_at")).fill("2034-01-01T00:00");
  await save.click();
  await expect(form.getByRole("alert")).toContainText("彈窗期間不對");
  await form.getByLabel(said("ends_at")).fill("2036-01-01T00:00");
  await desk.screenshot({ path: join(pictures, "desk-form.png") });
  await save.click();
  await expect(form).toBeHidden();

  const row = desk.getByRole("row").filter({ hasText: title });
  const step = async (name: "publish" | "end") => {
    await row.getByRole("button", { name: said(`step.${name}`) }).click();
    const question = desk.getByRole("dialog");
    await question.getByRole("button", { name: said(`step.${name}`) }).click();
  };
  await step("publish");
  await expect(desk.getByText("English還沒寫全")).toBeVisible();
  await row.getByRole("button", { name: said("edit") }).click();
  const again = desk.getByRole("dialog");
  await again.getByRole("tab", { name: "English" }).click();
  await again.getByRole("tabpanel").getByLabel(said("text"), { exact: true }).fill("One each");
  await again.getByRole("button", { name: said("save") }).click();
  await expect(again).toBeHidden();
  await expect(row).toContainText(said("nth", { nth: 2 }));
  await step("publish");
  await expect(row).toContainText(said("state.published"));
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
  await desk.screenshot({ path: join(pictures, "desk.png") });

  await row.getByRole("button", { name: said("edit") }).click();
  await again.getByRole("tab", { name: "English" }).click();
  await again.getByRole("button", { name: said("takeVersion", { nth: 1 }) }).click();
  const english = again.getByRole("tabpanel").getByLabel(said("text"), { exact: true });
  await expect(english).toHaveValue("");
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
  await again.getByRole("button", { name: atDesk("common.cancel") }).click();
  await step("end");
  await expect(row).toContainText(said("state.ended"));
  await desk.context().close();
});
