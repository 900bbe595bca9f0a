import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { dialogs, publishPopup, segmentOf } from "./support/popups.ts";
import { sitDown } from "./support/sit-down.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("of a popup that has ended, one that has not begun and one between, home opens the last alone [HOME-07]", async ({
  page,
  baseURL,
}) => {
  const mobile = await registerNewcomer(page.request, "TW");
  const desk = await sitDown(baseURL ?? "", "marketing");
  const sees = await segmentOf(desk, mobile);
  const [ended, due, later] = [`Ended ${mobile}`, `Due ${mobile}`, `Later ${mobile}`];
  const soon = new Date(Date.now() + 5_000).toLocaleString("sv", { timeZone: "Asia/Taipei" });
  const ends = [
    await publishPopup(desk, ended, { sees, ends_at: soon }),
    await publishPopup(desk, later, {
      sees,
      starts_at: "2035-01-01 00:00:00",
      ends_at: "2035-06-01 00:00:00",
    }),
    await publishPopup(desk, due, { sees }),
  ];
  const titles = async () => {
    const answer = await page.request.get("/gateway/campaign/query_popup_list");
    const { datalist } = (await answer.json()) as { datalist: { title: string }[] };
    return datalist.map(({ title }) => title).filter((title) => title.endsWith(mobile));
  };
  await expect.poll(titles, { timeout: 15_000 }).toEqual([due]);
  await page.goto("/");
  // Both others would stand before it: what ends first comes first.
  await expect(dialogs(page)).toHaveAccessibleName(due);
  await dialogs(page)
    .getByRole("button", { name: say("common.close") })
    .tap();
  await expect(dialogs(page)).toHaveCount(0);
  for (const end of ends) await end();
  await desk.dispose();
});
