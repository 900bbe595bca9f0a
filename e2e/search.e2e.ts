import { expect, test, type Page, type Request } from "@playwright/test";
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { shareTexts } from "../demo/catalogue/share-texts.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "關鍵字、連結或口令" });
const results = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** The searches that leave the page, by marketplace and what they ask for. */
function watchSearches(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on("request", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/docking\/\w+\/(search|item\/get_list)$/.test(pathname)) {
      searchParams.set("marketplace", pathname.split("/")[3] ?? "");
      asked.push(searchParams);
    }
  });
  return asked;
}

/** Opens a page and waits until the browser has taken it over from the server. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
};

const find = async (page: Page, entry: string): Promise<void> => {
  await open(page, "/agent");
  await box(page).fill(entry);
  await page.getByRole("button", { name: "搜尋", exact: true }).tap();
};

test("a blank search asks for a keyword and calls nobody [SRCH-06] [ERR-16]", async ({ page }) => {
  await open(page, "/agent");
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/gateway/") && calls.push(request.url()));
  await box(page).fill("   ");
  await page.getByRole("button", { name: "搜尋", exact: true }).tap();
  await expect(page.getByRole("alert")).toHaveText("請輸入關鍵字");
  await expect(page).toHaveURL("/agent");
  expect(calls).toEqual([]);
});

test("earlier searches are listed newest first and once, until they are cleared [RT-59] [SRCH-02] [SRCH-03]", async ({
  page,
}) => {
  for (const word of ["雨傘", "馬克杯", "雨傘"]) {
    await find(page, word);
    await expect(page).toHaveURL(/goodsListAgent/);
  }
  await open(page, "/agent");
  const history = page.getByRole("button", { name: /^再找一次/ });
  await expect(history).toHaveText(["雨傘", "馬克杯"]);
  await page.getByRole("button", { name: "清除紀錄" }).tap();
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
    await find(page, text);
    await expect(page).toHaveURL(new RegExp(`/goodsDetailAgent/${leadsTo.thid}\\?`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await find(page, "連衣裙");
  await expect(page).toHaveURL(/goodsListAgent\?searchValue=/);
  await expect(results(page).first()).toBeVisible();
});

test("a Taobao password alone is resolved by the server [SRCH-09]", async ({ page }) => {
  const shared = shareTexts(growCatalogue()).find(({ about }) => about === "Taobao, password only");
  const asked = page.waitForRequest(/tpwd_query/);
  await find(page, shared?.text ?? "");
  expect((await asked).method()).toBe("POST");
  await expect(page).toHaveURL(/goodsDetailAgent\/617499645749\?platform=4/);
});

test("a text that names two products is asked about", async ({ page }) => {
  await find(
    page,
    "https://detail.1688.com/offer/650313400081.html https://item.taobao.com/item.htm?id=678933991975",
  );
  const question = page.getByRole("dialog", { name: "這段文字提到不只一件商品" });
  await question.getByRole("button", { name: /淘寶連結/ }).tap();
  await expect(page).toHaveURL(/goodsDetailAgent\/678933991975/);
});

test("results come from the keyword in the address, marketplace by marketplace [QRY-02] [SRCH-12] [SRCH-13]", async ({
  page,
}) => {
  const asked = watchSearches(page);
  await open(page, "/goodsListAgent?searchValue=裙");
  await expect(page.getByRole("tab")).toHaveText(["1688", "淘寶", "京東"]);
  await expect(results(page).first()).toContainText("1688");
  await tab(page, "淘寶").tap();
  await expect(results(page).first()).toContainText("淘寶");
  const [first] = asked;
  expect(first?.get("marketplace")).toBe("taobao");
  expect(first?.get("keywords")).toBe("裙");
  expect(first?.get("page")).toBe("1");
  await tab(page, "京東").tap();
  await expect(page.getByText("京東代購準備中")).toBeVisible();
  expect(asked.map((search) => search.get("marketplace"))).not.toContain("jd");
});

test("the order turns round with each tap, and a double tap is one [SRCH-14] [SRCH-30] [SRCH-36]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=裙");
  await expect(results(page).first()).toBeVisible();
  const asked = watchSearches(page);
  const sort = page.getByRole("group", { name: "排序" });
  await sort.getByRole("button", { name: "銷量" }).tap();
  await sort.getByRole("button", { name: /^銷量/ }).tap();
  await expect(sort.getByRole("button", { name: "銷量，由多到少" })).toBeVisible();
  await page.waitForTimeout(600);
  await sort.getByRole("button", { name: /^銷量/ }).tap();
  await expect(sort.getByRole("button", { name: "銷量，由少到多" })).toBeVisible();
  await page.waitForTimeout(600);
  await sort.getByRole("button", { name: "價格" }).tap();
  await expect(sort.getByRole("button", { name: "價格，由低到高" })).toBeVisible();
  await expect.poll(() => asked.map((search) => search.get("order_by"))).toEqual(["5", "6", "3"]);
});

test("Taobao offers no order by price [SRCH-15]", async ({ page }) => {
  await open(page, "/goodsListAgent?searchValue=裙&platform=4&order=price_up");
  const sort = page.getByRole("group", { name: "排序" });
  await expect(sort.getByRole("button")).toHaveText(["綜合", "銷量"]);
});

test("the list grows by thirty until its end, as tiles or as rows [SRCH-16] [SRCH-17] [CONST-29]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=连衣裙");
  await expect(results(page)).toHaveCount(30);
  await page.getByRole("button", { name: "改為列表" }).tap();
  await expect(page.getByRole("button", { name: "改為大圖" })).toBeVisible();
  const asked = watchSearches(page);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page)).not.toHaveCount(30);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText(/沒有更多了，共 \d+ 件/)).toBeVisible();
  expect(asked.map((search) => [search.get("page"), search.get("page_size")])).toEqual([
    ["2", "30"],
  ]);
  await expect(page.getByRole("button", { name: "改為大圖" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "改為大圖" })).toBeVisible();
});

test("each result shows where it is from, its price and 52 % above it [SRCH-19] [SRCH-20] [SRCH-25]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=裙");
  const result = results(page).first();
  await expect(result).toContainText("1688");
  const [, price = ""] = /¥([\d.]+)/.exec(await result.innerText()) ?? [];
  const comparison = await result.locator("s").innerText();
  const cents = Math.round(Number(price) * 100);
  expect(comparison).toBe(`¥ ${(Math.floor((cents * 152 + 50) / 100) / 100).toFixed(2)}`);
  const image = results(page).nth(6).locator("img");
  await expect(image).toHaveAttribute("loading", "lazy");
  const address = new URL((await result.getByRole("link").getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toMatch(/^\/goodsDetailAgent\/\d+$/);
  expect(address.searchParams.get("platform")).toBe("3");
  expect(address.searchParams.get("urltb")).toMatch(
    /^https:\/\/detail\.1688\.com\/offer\/\d+\.html$/,
  );
});

test("results stay as they were while a product is looked at [RT-61] [SRCH-27]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=衣&platform=4");
  const goods = results(page).nth(7);
  await goods.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(500);
  const asked = watchSearches(page);
  const titles = await results(page).allInnerTexts();
  await goods.getByRole("link").click({ noWaitAfter: true });
  await expect(page).toHaveURL(/goodsDetailAgent/);
  await expect(page.getByRole("button", { name: "加入購物車" })).toBeVisible();
  await page.goBack();
  await expect(tab(page, "淘寶")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 200);
  expect(await results(page).allInnerTexts()).toEqual(titles);
  expect(asked).toEqual([]);
});

test("answers to an earlier tab are discarded when they come late [SRCH-33]", async ({ page }) => {
  let answerLate: (() => void) | undefined;
  const isLate = new Promise<void>((resolve) => (answerLate = resolve));
  await open(page, "/goodsListAgent?searchValue=裙&platform=5");
  await page.route(/alibaba\/search/, async (route) => {
    await isLate;
    await route.continue();
  });
  await tab(page, "1688").tap();
  await expect(page.getByRole("tabpanel").getByRole("status")).toBeVisible();
  await page.waitForTimeout(600);
  await tab(page, "淘寶").tap();
  await expect(results(page).first()).toContainText("淘寶");
  const shown = await results(page).allInnerTexts();
  answerLate?.();
  await page.waitForTimeout(500);
  expect(await results(page).allInnerTexts()).toEqual(shown);
});

test("an overlay covers the goods while another order of them is read [SRCH-18]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=裙");
  await expect(results(page).first()).toBeVisible();
  await page.route(/alibaba\/search/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole("button", { name: "價格" }).tap();
  const overlay = page.getByRole("tabpanel").getByRole("status").filter({ hasText: "載入中" });
  await expect(overlay.first()).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test("goods without the marketplace's id raise an alert and open nothing [SRCH-26]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=裙&platform=5");
  await page.route(/alibaba\/search/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { datalist: { thid_item_id: string }[] };
    await route.fulfill({
      json: { ...body, datalist: body.datalist.map((item) => ({ ...item, thid_item_id: "" })) },
    });
  });
  await tab(page, "1688").tap();
  await results(page).first().getByRole("button").tap();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("請聯絡客服");
  await expect(page).toHaveURL(/goodsListAgent/);
  await alert.getByRole("button", { name: "關閉" }).tap();
  await expect(alert).toBeHidden();
});

test("nothing found leads back to the box, with the hint what to do [SRCH-23]", async ({
  page,
}) => {
  await open(page, "/goodsListAgent?searchValue=zzzqqq");
  await expect(page.getByText("沒找到「zzzqqq」")).toBeVisible();
  await expect(page.getByText("找到後就能加入購物車", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "再找一次" }).tap();
  await expect(box(page)).toHaveValue("zzzqqq");
});

test("our own goods open their own page from their category [RT-37] [SRCH-24] [OWN-01]", async ({
  page,
}) => {
  await open(page, "/category/103");
  await expect(page.getByRole("navigation", { name: "八大分類" }).getByRole("link")).toHaveCount(8);
  await page
    .getByRole("link", { name: /洋裝 ?¥/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/goodsDetailOwn\/\d+$/);
  await expect(page.getByRole("button", { name: "加入購物車" })).toBeVisible();
});
