import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { shareTexts } from "../demo/catalogue/share-texts.ts";
import { openDesk } from "./support/desks.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { findBox, findByBox, results } from "./support/searching.ts";
import { openChange, openHistory, setBack } from "./support/settings-desk.ts";
import { atDesk, speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("a blank search asks for a keyword and calls nobody [SRCH-06] [ERR-16]", async ({ page }) => {
  await openReady(page, "/agent");
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/gateway/") && calls.push(request.url()));
  await findBox(page).fill("   ");
  await page.getByRole("button", { name: say("common.search"), exact: true }).tap();
  await expect(page.getByRole("alert")).toHaveText(say("errors.keyword_needed"));
  await expect(page).toHaveURL("/agent");
  expect(calls).toEqual([]);
});

test("earlier searches are listed newest first and once, until they are cleared [RT-59] [SRCH-02] [SRCH-03]", async ({
  page,
}) => {
  for (const word of ["雨傘", "馬克杯", "雨傘"]) {
    await findByBox(page, word);
    await expect(page).toHaveURL(/goodsListAgent/);
  }
  await openReady(page, "/agent");
  const history = page.getByRole("button", { name: /^再找一次/ });
  await expect(history).toHaveText(["雨傘", "馬克杯"]);
  await page.getByRole("button", { name: say("search.history.clear") }).tap();
  await expect(history).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("searchHistory"))).toBeNull();
});

test("links and share texts open their product, words open results [SRCH-01] [SRCH-08] [SRCH-35]", async ({
  page,
}) => {
  const texts = shareTexts(growCatalogue()).filter(({ leadsTo }) => typeof leadsTo === "object");
  expect(texts.length).toBeGreaterThan(3);
  for (const { text, leadsTo } of texts) {
    if (typeof leadsTo !== "object") continue;
    await findByBox(page, text);
    await expect(page).toHaveURL(new RegExp(`/goodsDetailAgent/${leadsTo.thid}\\?`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await findByBox(page, "連衣裙");
  await expect(page).toHaveURL(/goodsListAgent\?searchValue=/);
  await expect(results(page).first()).toBeVisible();
});

test("a Taobao password alone is resolved by the server [SRCH-09]", async ({ page }) => {
  const shared = shareTexts(growCatalogue()).find(({ about }) => about === "Taobao, password only");
  const asked = page.waitForRequest(/tpwd_query/);
  await findByBox(page, shared?.text ?? "");
  expect((await asked).method()).toBe("POST");
  await expect(page).toHaveURL(/goodsDetailAgent\/617499645749\?platform=4/);
});

test("a marker that staff set gets its dash in what the find box sends [SRCH-37]", async ({
  browser,
  baseURL,
  page,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "admin");
  await desk.goto("/console/configuration");
  await desk.getByLabel(atDesk("consoleSettings.search")).fill("分享文字的標記");
  const change = await openChange(desk, "分享文字的標記");
  await change.getByLabel(atDesk("consoleSettings.value")).fill("Tao");
  await change.getByLabel(atDesk("consoleSettings.value")).press("Enter");
  await change.getByRole("button", { name: "儲存" }).click();
  await expect(change).toBeHidden();
  try {
    await expect(async () => {
      const asked = page.waitForRequest(/tpwd_query/, { timeout: 5_000 });
      await findByBox(page, "1￥kWq7Lm2ZsXp￥ Tao0001");
      const sent = new URLSearchParams((await asked).postData() ?? "");
      expect(sent.get("password_content")).toBe("1￥kWq7Lm2ZsXp￥ -Tao0001");
    }).toPass({ timeout: 30_000 });
  } finally {
    const history = await openHistory(desk, "分享文字的標記");
    await setBack(desk, history);
  }
});

test("a text that names two products is asked about", async ({ page }) => {
  await findByBox(
    page,
    "https://detail.1688.com/offer/650313400081.html https://item.taobao.com/item.htm?id=678933991975",
  );
  const question = page.getByRole("dialog", { name: say("search.which.title") });
  await question.getByRole("button", { name: /淘寶連結/ }).tap();
  await expect(page).toHaveURL(/goodsDetailAgent\/678933991975/);
});

test("the search screen chooses between tiles and rows for the results to come [SRCH-05]", async ({
  page,
}) => {
  await openReady(page, "/agent");
  const choice = page.getByRole("group", { name: say("search.layout.label") });
  await choice.getByRole("button", { name: "列表" }).tap();
  await findByBox(page, "裙");
  await expect(page.getByRole("button", { name: say("search.layout.toGrid") })).toBeVisible();
  await openReady(page, "/agent");
  await expect(choice.getByRole("button", { name: "列表" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("nothing found leads back to the box, with the hint what to do [SRCH-23]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=zzzqqq");
  await expect(page.getByText(say("search.empty.title", { words: "zzzqqq" }))).toBeVisible();
  await expect(page.getByText("找到後就能加入購物車", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: say("search.empty.action") }).tap();
  await expect(findBox(page)).toHaveValue("zzzqqq");
});
