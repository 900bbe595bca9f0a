import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listSegments } from "@sampan/contract/people/segments/staff-segments";
import type { listCampaigns } from "@sampan/contract/shop/staff-campaigns";
import type { Page } from "@playwright/test";
import { formatMinute } from "@sampan/ui/format/dates";
import { publishCampaign } from "./support/campaigns.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { done, makeCoupon } from "./support/popups.ts";
import { settled } from "./support/settled.ts";
import { atDesk, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const said = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consoleSegments.${key}`, values);

async function segmentOf(desk: Page, slug: string): Promise<string> {
  const answer = await desk.request.get("/staff/segments", { params: { page_size: 100 } });
  const { datalist } = (await answer.json()) as OutputOf<typeof listSegments>;
  return datalist.find((one) => one.slug === slug)?.id ?? "";
}

test("the groups of the house and its list of users stand at the desk, and whoever is written in capitals is known (table) [PROMO-02] [PROMO-03] [PROMO-04] [PROMO-05]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  await desk.goto("/console/segments");
  for (const name of ["隱藏功能組", "喚醒領券組", "優惠券組", "用戶名單"]) {
    await desk.getByRole("button", { name: said("fillOne", { name }) }).click();
    const form = desk.getByRole("dialog", { name: said("fillOne", { name }) });
    await form
      .getByLabel(atDesk("consoleWords.accounts"))
      .fill("BUSINESS@SAMPAN.TEST\nTHAI@sampan.test\nnobody@sampan.test");
    await form.getByRole("button", { name: said("try") }).click();
    const found = form.getByRole("status");
    await expect(found).toContainText(said("unknown", { count: 1 }));
    await expect(found).toContainText("nobody@sampan.test");
    await expect(found).not.toContainText(/thai@/i);
    await form.getByRole("button", { name: atDesk("common.cancel") }).click();
    await expect(form).toBeHidden();
  }
  await desk.context().close();
});

test("one list decides who sees a campaign, and another who takes its coupon [PROMO-06] [PROMO-07]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const sees = await segmentOf(desk, "showable_users");
  const takes = await segmentOf(desk, "coupon_users");
  const code = await makeCoupon(desk.request, "TWD", "issued");
  const name = `好券 ${Date.now()}`;
  await publishCampaign(desk, {
    names: { zh: name, "zh-TW": name, th: name, en: name },
    page: "/anniversary",
    sees,
    takes,
    prizes: [{ kind: "coupon", currency: "TWD", amount: 5_000, code, copies: null, odds_bp: null }],
    budgets: [{ currency: "TWD", most: 1_000_000 }],
  });
  const taker = await registerNewcomer(page.request, "TW");
  await page.context().clearCookies();
  const looker = await registerNewcomer(page.request, "TW");
  await page.context().clearCookies();
  const stranger = await registerNewcomer(page.request, "TW");
  const put = (segment: string, accounts: string) =>
    done(desk.request, `/staff/segments/${segment}/members`, {
      accounts,
      how: "add",
      is_trial: false,
    });
  await put(sees, `${taker}\n${looker}`);
  await put(takes, taker);
  const card = page.getByRole("region", { name });
  const openAs = async (who: string) => {
    await page.context().clearCookies();
    await logInByCall(page, who);
    await page.goto("/anniversary");
    await settled(page);
  };
  await openAs(stranger);
  await expect(card).toHaveCount(0);
  await openAs(looker);
  await expect(card.getByRole("button", { name: say("campaigns.why.not_yours") })).toBeDisabled();
  await openAs(taker);
  await card.getByRole("button", { name: say("campaigns.take.gift") }).tap();
  await expect(card.getByRole("button", { name: say("campaigns.why.taken") })).toBeDisabled();
  await page.goto("/myCoupon");
  await expect(page.getByText("50/100").first()).toBeVisible();
  await desk.context().close();
});

test("the windows of 2020 stand at the desk as they were, and staff set them anew [PROMO-08] [PROMO-09] [PROMO-10]", async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const words = (key: string) => atDesk(`consoleCampaigns.${key}`);
  const listed = async (page: number) => {
    const params = { page, page_size: 20 };
    const answer = await desk.request.get("/staff/campaigns", { params });
    return (await answer.json()) as OutputOf<typeof listCampaigns>;
  };
  // The oldest stand last.
  const { total } = await listed(1);
  for (const [id, from, to] of [
    ["CM20201001", "2020-10-01", "2020-10-27"],
    ["CM20201130", "2020-11-30", "2020-12-31"],
    ["CM20201031", "2020-10-31", "2020-11-30"],
  ] as const) {
    let at = Math.ceil(total / 20);
    while (at > 1 && !(await listed(at)).datalist.some((one) => one.id === id)) at -= 1;
    await desk.goto(`/console/campaigns?page=${at}`);
    const row = desk.getByRole("row").filter({ hasText: id });
    await expect(row).toContainText(words("state.draft"));
    await expect(row).toContainText(formatMinute(`${from} 00:00`));
    await expect(row).toContainText(formatMinute(`${to} 00:00`));
    for (const end of ["2020-12-31T12:34", `${to}T00:00`]) {
      await row.getByRole("button", { name: words("edit") }).click();
      const form = desk.getByRole("dialog", {
        name: atDesk("consoleCampaigns.editTitle", { id }),
      });
      await expect(form.getByLabel(words("starts_at"), { exact: true })).toHaveValue(
        new RegExp(`^${from}T00:00`),
      );
      await form.getByLabel(words("ends_at"), { exact: true }).fill(end);
      // A draft of the house gives nothing yet.
      if ((await form.getByRole("button", { name: /刪除第/ }).count()) === 0) {
        await form.getByRole("button", { name: words("addPrize") }).click();
        await form
          .getByRole("group", { name: words("budget") })
          .getByLabel(words("points"))
          .fill("90000");
      }
      await form.getByRole("button", { name: words("save") }).click();
      await expect(form).toBeHidden();
      await expect(row).toContainText(formatMinute(end.replace("T", " ")));
    }
  }
  await desk.context().close();
});
