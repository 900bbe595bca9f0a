import { expect, test, type Page } from "@playwright/test";

/** Goods of the demo: at prices by quantity, and at one price. */
const goods = {
  dress: "/goodsDetailAgent/650313400081?platform=3",
  taobaoDress: "/goodsDetailAgent/678933991975?platform=4",
} as const;

/** Opens a page and waits until the browser has taken it over from the server. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
};

test("a product is rendered by the server for anybody, its first picture preloaded [RT-47] [AGNT-34] [NFR-06]", async ({
  request,
}) => {
  const answer = await request.get(
    `${goods.dress}&urltb=https%3A%2F%2Fdetail.1688.com%2Foffer%2F650313400081.html`,
    {
      headers: { "accept-language": "zh-TW" },
    },
  );
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain("法式碎花雪紡連衣裙");
  expect(html).toMatch(/<link rel="preload"[^>]*as="image"[^>]*\/pictures\/800/);
  expect(html).toMatch(/property="og:image" content="http[^"]+\/pictures\/800/);
});

test("pictures are counted, open in full and close by a tap [AGNT-01] [AGNT-02] [AGNT-03]", async ({
  page,
}) => {
  await open(page, goods.dress);
  const gallery = page.getByRole("region", { name: "商品圖片" });
  await expect(gallery.getByText("1 / 4")).toBeVisible();
  await gallery.getByRole("list").evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect(gallery.getByText("2 / 4")).toBeVisible();
  await gallery.getByRole("button", { name: "第 2 張，共 4 張" }).tap();
  const preview = page.getByRole("dialog", { name: "大圖" });
  await expect(preview.getByText("2 / 4")).toBeVisible();
  await expect(preview.getByRole("tab")).toHaveCount(0);
  await preview.getByRole("button", { name: "關閉" }).nth(1).tap();
  await expect(preview).toBeHidden();
});

test("back returns to where one was, and home when there is nowhere [AGNT-04]", async ({
  page,
}) => {
  await open(page, goods.dress);
  await page.getByRole("button", { name: "返回" }).tap();
  await expect(page).toHaveURL("/");
  await open(page, "/category/103");
  await page
    .getByRole("link", { name: /洋裝.*¥/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/goodsDetailOwn/);
  await page.getByRole("button", { name: "返回" }).tap();
  await expect(page).toHaveURL("/category/103");
});

test("titles, the way to the listing and both prices are shown [AGNT-07] [AGNT-08] [AGNT-09]", async ({
  page,
}) => {
  await open(page, goods.taobaoDress);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("復古碎花連衣裙女夏茶歇法式桔梗裙V領繫帶中長裙");
  await page.getByText("原文標題").tap();
  await expect(
    page.getByText("复古碎花连衣裙女夏茶歇法式桔梗裙V领系带中长裙").first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "看原始商品頁" })).toHaveAttribute(
    "href",
    "https://item.taobao.com/item.htm?id=678933991975",
  );
  await expect(page.getByRole("main")).toContainText(/¥89\.00NT\$ \d+\.\d\d/);
  await open(page, "/goodsDetailOwn/1");
  await expect(page.getByRole("link", { name: "看原始商品頁" })).toHaveCount(0);
});

test("prices by quantity are listed, and a range where there is one [AGNT-10] [AGNT-11]", async ({
  page,
}) => {
  await open(page, goods.dress);
  await expect(page.getByRole("main")).toContainText("¥40.30–¥45.80");
  const tiers = page.getByRole("list", { name: "數量階梯價" }).getByRole("listitem");
  await expect(tiers).toHaveText(["¥ 45.801–9 件", "¥ 43.1010–49 件", "¥ 40.3050 件起"]);
  await open(page, goods.taobaoDress);
  await expect(tiers).toHaveCount(0);
});

test("details and the legs of freight open in sheets of their own [AGNT-12] [AGNT-31]", async ({
  page,
}) => {
  await open(page, goods.dress);
  await page.getByRole("button", { name: /^規格/ }).tap();
  const details = page.getByRole("dialog", { name: "商品規格" });
  await expect(details).toContainText("材質");
  await expect(details).not.toContainText("尺碼");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await page.getByRole("button", { name: /^運送/ }).tap();
  const freight = page.getByRole("dialog", { name: "三段運費怎麼來" });
  await expect(freight.getByRole("heading", { level: 3 })).toHaveText([
    "賣家到我們的倉庫",
    "倉庫到目的地",
    "目的地到府上",
  ]);
});

test("the description comes as cleaned HTML, Taobao's by a call of its own [AGNT-14] [AGNT-35]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const description = page.getByRole("region", { name: "商品說明" });
  const own = "/gateway/docking/taobao/item/desc";
  await open(page, goods.dress);
  await description.scrollIntoViewIfNeeded();
  await expect(description.getByRole("table")).toBeVisible();
  await expect(description.locator("script, iframe, [onclick], [style]")).toHaveCount(0);
  expect(asked).not.toContain(own);
  await open(page, goods.taobaoDress);
  await description.scrollIntoViewIfNeeded();
  await expect(description.getByRole("table")).toBeVisible();
  expect(asked).toContain(own);
});

test("pulled down by more than 50 px the product is read anew [AGNT-29] [CONST-46]", async ({
  page,
}) => {
  await open(page, goods.dress);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().includes("/alibaba/item/get_detail")) reads++;
  });
  const pull = (by_px: number) =>
    page.getByRole("main").evaluate((content, distance) => {
      const touch = (clientY: number) =>
        new Touch({ identifier: 1, target: content, clientX: 100, clientY });
      const fire = (type: string, y: number) =>
        content.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches: type === "touchend" ? [] : [touch(y)] }),
        );
      fire("touchstart", 100);
      fire("touchmove", 100 + distance);
      fire("touchend", 100 + distance);
    }, by_px);
  await pull(40);
  await page.waitForTimeout(200);
  expect(reads).toBe(0);
  await pull(60);
  await expect.poll(() => reads).toBe(1);
});

test("a product that is gone, or of no known marketplace, is said not to be found [ERR-46] [QRY-10]", async ({
  page,
}) => {
  for (const address of ["/goodsDetailAgent/1?platform=3", "/goodsDetailAgent/1?platform=2"]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("找不到這件商品")).toBeVisible();
  }
  await page.goto(
    "/goodsDetailAgent/1?platform=2&urltb=https%3A%2F%2Fdetail.1688.com%2Foffer%2F1.html",
  );
  await expect(page.getByText("找不到這件商品")).toBeVisible();
});

test("a listing's link in the address opens it [QRY-11]", async ({ page }) => {
  const link = encodeURIComponent("https://detail.1688.com/offer/650313400081.html");
  await page.goto(`/goodsDetailAgent/url?address=${link}&itemId=650313400081`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("法式碎花雪紡連衣裙");
});
