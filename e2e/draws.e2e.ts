import { expectAccessible } from "./support/accessible.ts";
import { publishCampaign, stepCampaign } from "./support/campaigns.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { atDesk, speak } from "./support/speech.ts";

const [zhTW, th] = [speak("zh-TW"), speak("th")];
const unique = Date.now();
const names = {
  zh: `抽奖 ${unique}`,
  "zh-TW": `抽獎 ${unique}`,
  th: `จับรางวัล ${unique}`,
  en: `Draw ${unique}`,
};
const prizes = [
  { kind: "points", currency: null, amount: 50, code: "", copies: null, odds_bp: 5_000 } as const,
];

test("somebody draws, is told the number, and after the end their page reckons every result again [BO-37] [RT-39]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const open = await publishCampaign(desk, {
    names,
    gift: "draw",
    prizes,
    per_person: 2,
    per_day: 2,
  });
  await desk.goto("/console/campaigns");
  const row = desk.getByRole("row").filter({ hasText: names["zh-TW"] });
  await expect(row).toContainText(atDesk("consoleCampaigns.notIn", { regions: "泰國" }));

  await registerNewcomer(page.request, "TW");
  await page.goto(`/activityone/${open.id}`);
  const card = page.getByRole("region", { name: names["zh-TW"] });
  const draw = card.getByRole("button", { name: zhTW("campaigns.take.draw") });
  for (const serial of [1, 2]) {
    await draw.tap();
    const told = zhTW("campaigns.drawn", { serial: String(serial), message: "" }).trim();
    await expect(page.getByText(told, { exact: false }).first()).toBeVisible();
  }
  await card.getByRole("button", { name: zhTW("campaigns.check.open") }).tap();
  const own = card.getByRole("region", { name: zhTW("campaigns.check.own") });
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await expect(card).toContainText(zhTW("campaigns.check.soFar", { count: 2 }));
  await expect(card).toContainText(zhTW("campaigns.check.later"));

  await stepCampaign(desk, open, "end");
  await desk.context().close();
  await page.goto(`/activityone/${open.id}`);
  const record = page.getByRole("region", { name: names["zh-TW"] });
  await expect(record.getByRole("status")).toHaveText(zhTW("campaigns.check.right", { count: 2 }));
  await expect(record).not.toContainText(zhTW("campaigns.check.later"));
  const entries = record.getByRole("region", { name: zhTW("campaigns.check.own") });
  for (const serial of [1, 2]) {
    const entry = entries.getByRole("listitem").nth(serial - 1);
    await expect(entry).toContainText(zhTW("campaigns.check.serial", { serial }));
    await expect(entry).toContainText(zhTW("campaigns.check.ownRight"));
  }
  await expectAccessible(page, [`/activityone/${open.id}`]);

  // What is answered is not believed: one entry that was bent on its way is found and named.
  await page.route(/query_draw_list/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { datalist: { serial: number; place: number | null }[] };
    for (const entry of body.datalist)
      if (entry.serial === 2) entry.place = entry.place === null ? 1 : null;
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(record.getByRole("status")).toContainText(
    zhTW("campaigns.check.wrongOnes", { numbers: "2" }),
  );
  await expect(entries.getByRole("listitem").nth(1)).toContainText(
    zhTW("campaigns.check.ownWrong"),
  );
});

test("people in Thailand meet no draw, and its own address says why [BO-37]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const { id } = await publishCampaign(desk, { names, gift: "draw", prizes });
  await desk.context().close();
  await registerNewcomer(page.request, "TH", { language: "th" });
  await page.goto(`/activityone/${id}`);
  await expect(page.getByRole("region", { name: names.th })).toContainText(
    th("campaigns.check.notHere"),
  );
  await expect(page.getByRole("button", { name: th("campaigns.take.draw") })).toHaveCount(0);
});
