import { languages } from "@sampan/domain/kernel/language";
import { expect, openReady, test } from "./support/journey.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

/** Goods of the demo: at prices by quantity, and at one price. */
const goods = {
  dress: "/goodsDetailAgent/650313400081?platform=3",
  taobaoDress: "/goodsDetailAgent/678933991975?platform=4",
} as const;

test("a product is rendered by the server for anybody, its first picture named before the page [RT-47]", async ({
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
  expect(answer.headers()["link"]).toMatch(/<[^>]*\/pictures\/800[^>]*>; rel=preload; as="image"/);
  expect(html).toMatch(/property="og:image" content="http[^"]+\/cards\/goods\/\d+\.[\w-]+\.jpg/);
});

test("in every language the two ways to buy stand side by side and fill their line, on one line with the rest at 390 pixels", async ({
  page,
  baseURL,
}) => {
  for (const language of languages) {
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await page.goto(goods.dress);
    const bar = page.getByRole("region", { name: speak(language)("product.bar") });
    const buttons = bar.getByRole("button");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const [buy, add] = await Promise.all([0, 1].map((at) => buttons.nth(at).boundingBox()));
      const whole = await bar.boundingBox();
      if (!buy || !add || !whole) throw new Error("the bar is not shown");
      expect(add.y, language).toBe(buy.y);
      expect(add.x + add.width, language).toBe(width - 16);
      if (width === 390) expect(whole.height, language).toBe(68);
    }
  }
});

test("back returns to where one was, and home when there is nowhere [AGNT-04]", async ({
  page,
}) => {
  await openReady(page, goods.dress);
  await page.getByRole("button", { name: say("common.back") }).tap();
  await expect(page).toHaveURL("/");
  await openReady(page, "/category/103");
  await page
    .getByRole("link", { name: /洋裝.*¥/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/goodsDetailOwn/);
  await settled(page);
  await page.getByRole("button", { name: say("common.back") }).tap();
  await expect(page).toHaveURL("/category/103");
});

test("the title, its original and both prices are shown [AGNT-07] [AGNT-09]", async ({ page }) => {
  await openReady(page, goods.taobaoDress);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("復古碎花連衣裙女夏茶歇法式桔梗裙V領繫帶中長裙");
  await page.getByText(say("product.originalTitle")).tap();
  await expect(
    page.getByText("复古碎花连衣裙女夏茶歇法式桔梗裙V领系带中长裙").first(),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/¥89\.00NT\$\s\d+\.\d\d/);
});

test("the way to the listing is the one the marketplace gave, whatever address led here, and our own goods have none [AGNT-08] [ITEM-09]", async ({
  page,
}) => {
  const original = page.getByRole("link", { name: say("product.original") });
  await openReady(page, `${goods.taobaoDress}&urltb=https%3A%2F%2Fitem.taobao.com%2Fitem.htm`);
  await expect(original).toHaveAttribute(
    "href",
    "https://item.taobao.com/item.htm?id=678933991975",
  );
  await openReady(page, "/goodsDetailOwn/1");
  await expect(original).toHaveCount(0);
});

test("prices by quantity are listed, and a range where there is one [AGNT-10] [AGNT-11]", async ({
  page,
}) => {
  await openReady(page, goods.dress);
  await expect(page.getByRole("main")).toContainText("¥40.30–¥45.80");
  const tiers = page.getByRole("list", { name: say("product.tiers.label") }).getByRole("listitem");
  await expect(tiers).toHaveText(["¥ 45.801–9 件", "¥ 43.1010–49 件", "¥ 40.3050 件起"]);
  await openReady(page, goods.taobaoDress);
  await expect(tiers).toHaveCount(0);
});

test("details and the legs of freight open in sheets of their own [AGNT-12] [AGNT-31] [FRT-10]", async ({
  page,
}) => {
  await openReady(page, goods.dress);
  await page.getByRole("button", { name: /^規格/ }).tap();
  const details = page.getByRole("dialog", { name: say("product.attributesTitle") });
  await expect(details).toContainText("材質");
  await expect(details).toContainText(`${say("product.unit")}件`);
  await expect(details).not.toContainText("尺碼");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await page.getByRole("button", { name: /^運送/ }).tap();
  const freight = page.getByRole("dialog", { name: say("product.freight.title") });
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
  const description = page.getByRole("region", { name: say("product.description.title") });
  const own = "/gateway/docking/taobao/item/desc";
  await openReady(page, goods.dress);
  await description.scrollIntoViewIfNeeded();
  await expect(description.getByRole("table")).toBeVisible();
  await expect(description.locator("script, iframe, [onclick], [style]")).toHaveCount(0);
  expect(asked).not.toContain(own);
  await openReady(page, goods.taobaoDress);
  await description.scrollIntoViewIfNeeded();
  await expect(description.getByRole("table")).toBeVisible();
  expect(asked).toContain(own);
});
