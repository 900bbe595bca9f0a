import { AxeBuilder } from "@axe-core/playwright";
import { businessCategories } from "@sampan/domain/people/accounts/business-categories";
import type { Page } from "@playwright/test";
import { expect, openReady, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { dialogs, makeCoupon, publishPopup, segmentOf } from "./support/popups.ts";
import { settled } from "./support/settled.ts";
import { sitDown } from "./support/sit-down.ts";
import { speak } from "./support/speech.ts";

const groups = [103, 117, 131, 144, 154, 160, 170, 180];
const names = Object.values(businessCategories);

/** The last shelf of home that shows a group of goods, by its number, and the choice that stands for it. */
async function lastShelf(
  page: Page,
): Promise<{ readonly name: (typeof names)[number]; readonly group: number }> {
  const answer = await page.request.get("/gateway/index/query_area_list");
  const { datalist } = (await answer.json()) as { datalist: { category: { id: number } | null }[] };
  const last = datalist.findLast(({ category }) => category && groups.includes(category.id));
  const group = last?.category?.id ?? 0;
  const name = names[groups.indexOf(group)];
  if (!name) throw new Error("home shows no shelf of a group");
  return { name, group };
}

for (const [language, region] of [
  ["zh-TW", "TW"],
  ["th", "TH"],
] as const) {
  const say = speak(language);

  test.describe(`what somebody deals in, in ${language}`, () => {
    test.use({ locale: language === "th" ? "th-TH" : "zh-TW" });

    test("is one to three of eight choices, and home shows it first [HOME-11] [HOME-12]", async ({
      page,
    }) => {
      await registerNewcomer(page.request, region, { language });
      await openReady(page, "/setting");
      await page.getByRole("button", { name: say("campaigns.picker.entry") }).tap();
      const picker = page.getByRole("dialog", { name: say("campaigns.picker.title") });
      const choice = (key: string) =>
        picker.getByRole("button", { name: say(`campaigns.picker.names.${key}`), exact: true });
      const save = picker.getByRole("button", { name: say("campaigns.picker.save"), exact: true });
      await expect(picker.locator("[aria-pressed=false]")).toHaveCount(8);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (const name of ["womens_clothes", "mens_clothes", "shoes_and_bags"])
        await choice(name).tap();
      await choice("home_life").tap();
      await expect(page.getByText(say("campaigns.picker.full", { n: 3 }))).toBeVisible();
      await expect(choice("home_life")).toHaveAttribute("aria-pressed", "false");

      for (const name of ["womens_clothes", "mens_clothes", "shoes_and_bags"])
        await choice(name).tap();
      const { name, group } = await lastShelf(page);
      await choice(name).tap();
      await save.tap();
      await expect(picker).toBeHidden();
      await openReady(page, "/");
      const first = page.locator("main .shelves section").first();
      await expect(first.getByRole("link").first()).toHaveAttribute("href", `/category/${group}`);
    });

    test("is not saved empty, and says so by the words that the specification gives for every language [HOME-13] [ERR-64]", async ({
      page,
    }) => {
      await registerNewcomer(page.request, region, { language });
      await openReady(page, "/setting");
      await page.getByRole("button", { name: say("campaigns.picker.entry") }).tap();
      const picker = page.getByRole("dialog", { name: say("campaigns.picker.title") });
      let sent = 0;
      page.on("request", (request) => {
        if (request.url().includes("business_categor")) sent += 1;
      });
      await picker.getByRole("button", { name: say("campaigns.picker.save"), exact: true }).tap();
      await expect(page.getByText("Please select at least one item !")).toBeVisible();
      await expect(picker).toBeVisible();
      expect(sent).toBe(0);
    });

    test("is offered once over home, and saved there it opens the coupon popup; its key is kept apart from the group that home shows first for it [HOME-14] [HOME-15] [OWN-06]", async ({
      page,
      baseURL,
    }) => {
      const mobile = await registerNewcomer(page.request, region, { language, isAsked: false });
      const desk = await sitDown(baseURL ?? "", "marketing");
      const [sees, title] = [await segmentOf(desk, mobile), `Voucher ${mobile}`];
      const code = await makeCoupon(desk, region === "TW" ? "TWD" : "THB");
      const end = await publishPopup(desk, title, { sees, code });
      await page.goto("/");
      await expect(dialogs(page)).toHaveAccessibleName(say("campaigns.picker.title"));
      await page.screenshot({ path: `.results/popups/picker-${language}.png` });
      const { name: key, group } = await lastShelf(page);
      const name = say(`campaigns.picker.names.${key}`);
      await page.getByRole("button", { name, exact: true }).tap();
      await page.getByRole("button", { name: say("campaigns.picker.save"), exact: true }).tap();
      const popup = page.getByRole("dialog", { name: title });
      await expect(popup).toBeVisible();
      await expect(dialogs(page)).toHaveCount(1);
      await expect(popup).toContainText(/50\.00[^]*100\.00/);
      await popup.getByRole("button", { name: say("common.close") }).tap();
      await expect(dialogs(page)).toHaveCount(0);
      const answer = await page.request.get("/gateway/user/get_session_state");
      expect(await answer.json()).toMatchObject({
        data: { business_categories: [names.indexOf(key) + 1], favoured_groups: [group] },
      });
      const first = page.locator("main .shelves section").first();
      await expect(first.getByRole("link").first()).toHaveAttribute("href", `/category/${group}`);
      await end();
      await desk.dispose();
    });

    test("is offered no more to who closed it [HOME-10]", async ({ page, baseURL }) => {
      const mobile = await registerNewcomer(page.request, region, { language, isAsked: false });
      await page.goto("/");
      const picker = page.getByRole("dialog", { name: say("campaigns.picker.title") });
      await picker.getByRole("button", { name: say("common.close") }).tap();
      await expect(picker).toBeHidden();
      await settled(page);
      const desk = await sitDown(baseURL ?? "", "marketing");
      const title = `After ${mobile}`;
      const end = await publishPopup(desk, title, { sees: await segmentOf(desk, mobile) });
      await page.reload();
      await expect(dialogs(page)).toHaveAccessibleName(title);
      await end();
      await desk.dispose();
    });
  });
}
