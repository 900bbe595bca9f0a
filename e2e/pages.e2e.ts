import type { Page } from "@playwright/test";
import { languages } from "@sampan/domain/kernel/language";
import { blockWish, type BlockWish, everyone, said } from "../tests/support/test-pages.ts";
import { expectAccessible } from "./support/accessible.ts";
import { publishPage, unpublishPage } from "./support/blocks.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { moreThanWords, shiftsOf } from "./support/shifts.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const far = "/zhongguofuzhuang.html";
const offered = ["4Q7K9W2M8X3N5R", "6B3T8V5Z1H7D9C"];

/** Two pictures that the demo has: of groups of goods. */
async function picturesOf({ request }: Pick<Page, "request">): Promise<readonly string[]> {
  const answer = await request.get("/gateway/category/query_category_list");
  const { datalist } = (await answer.json()) as { readonly datalist: { img_url: string }[] };
  return datalist.map(({ img_url }) => img_url);
}

const cardOf = (picture: string, name: string, link: string): BlockWish["cards"][number] => ({
  picture,
  alt: said(`${name}的圖`),
  title: said(name),
  line: said(`${name}，七天`),
  link,
});

/** One block of every kind that needs nobody else's help. */
async function everyBlock(desk: Page): Promise<BlockWish[]> {
  const [first = "", second = ""] = await picturesOf(desk);
  const shelf = { source: "ranked", category_id: null, goods: [] as string[], most: 4 } as const;
  return [
    blockWish("banners", "banners", {
      cards: [cardOf(first, "入冬", far), cardOf(second, "好禮", "")],
    }),
    blockWish("notice", "notice", { title: said("快船星期五開航"), link: "/flowPage" }),
    blockWish("categories", "categories", { title: said("") }),
    blockWish("countdown", "countdown", {
      title: said("集貨截止"),
      body: said("今天到倉的包裹也算"),
      until: "2036-01-01 00:00:00",
    }),
    blockWish("coupons", "coupons", { title: said("先領再買"), names: await codesOf(desk) }),
    blockWish("goods", "goods", { title: said("大家都在買"), shelf }),
    blockWish("picture", "picture", { cards: [cardOf(second, "一張圖", "/agent")] }),
    blockWish("articles", "articles", { title: said("先讀這些"), names: ["how-it-works"] }),
    blockWish("text", "text", { title: said("說明"), body: said("第一行\n第二行") }),
    blockWish("share", "share", { title: said("告訴朋友"), body: said("一起湊一船") }),
    blockWish("rules", "rules", { title: said("活動規則"), body: said("每人一次") }),
  ];
}

/** What the demo's coupons are called this time. */
async function codesOf({ request }: Pick<Page, "request">): Promise<string[]> {
  const answer = await request.get("/staff/coupon-templates", { params: { page_size: 100 } });
  const { datalist } = (await answer.json()) as { readonly datalist: { readonly code: string }[] };
  return datalist
    .map(({ code }) => code)
    .filter((code) => offered.some((name) => code.startsWith(name)));
}

test("a landing page shows every block to anybody, whole on a narrow phone in Thai, and nothing moves by itself [PROMO-17] [RT-09]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const address = `/winter${Date.now()}`;
  const blocks = await everyBlock(desk);
  const winter = await publishPage(desk, { address, title: said("入冬"), blocks });

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("入冬 zh-TW");
  const banners = page.getByRole("region", { name: say("pages.banners") });
  await expect(banners.getByRole("img")).toHaveCount(2);
  await expect(banners.getByRole("img", { name: "入冬的圖 zh-TW" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "快船星期五開航 zh-TW" })).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(say("pages.countdown.days"));
  await expect(page.getByRole("navigation").getByRole("link")).not.toHaveCount(0);
  const coupons = page.getByRole("region", { name: "先領再買 zh-TW" });
  await expect(coupons.getByRole("button").first()).toBeEnabled();
  const shelf = page.getByRole("region", { name: "大家都在買 zh-TW" });
  await expect(shelf.getByRole("listitem")).toHaveCount(4);
  expect(await shiftsOf(page, moreThanWords)).toEqual([]);
  await page.getByText("活動規則 zh-TW").tap();
  await expect(page.getByText("每人一次 zh-TW")).toBeVisible();

  // The row is moved by a hand or by keys, and stays where it was left.
  const leftOf = () => banners.evaluate((row) => row.scrollLeft);
  await banners.scrollIntoViewIfNeeded();
  expect(await leftOf()).toBe(0);
  await banners.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(banners.getByRole("img", { name: "好禮的圖 zh-TW" })).toBeInViewport();
  const moved = await leftOf();
  expect(moved).toBeGreaterThan(0);
  await banners.evaluate((row) => row.scrollTo({ left: 0 }));
  await banners.getByRole("link").first().tap();
  await expect(page).toHaveURL(far);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("中國服裝");
  await page.goto(far);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("中國服裝");
  await expectAccessible(page, [address]);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`入冬 ${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
  }

  await unpublishPage(desk, winter);
  await desk.context().close();
});

test("home shows what is published for it, each to whom it is for, and is as before when it is taken away [BO-40] [PROMO-11]", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const notice = (name: string, who: "visitor" | "customer") =>
    blockWish("notice", who, { title: said(name), audience: { ...everyone(), who: [who] } });
  const home = await publishPage(desk, {
    address: "/",
    blocks: [
      notice("給訪客", "visitor"),
      notice("給會員", "customer"),
      blockWish("categories", "groups", { title: said("") }),
    ],
  });
  try {
    // What everybody is answered may be some seconds old.
    await expect(async () => {
      await page.goto("/");
      await expect(page.getByText("給訪客 zh-TW")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText("給會員 zh-TW")).toHaveCount(0);
    await expect(page.getByRole("search").getByRole("link").first()).toBeVisible();
    expect(await shiftsOf(page, moreThanWords)).toEqual([]);
    await expectAccessible(page, ["/"]);
    await logInByCall(page, "thai@sampan.test");
    await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
    await page.goto("/");
    await expect(page.getByText("給會員 th")).toBeVisible();
    await expect(page.getByText("給訪客 th")).toHaveCount(0);
  } finally {
    await unpublishPage(desk, home);
  }
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByText("給會員 th")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator("main section li:has(a img)").first()).toBeVisible();
  await desk.context().close();
});
