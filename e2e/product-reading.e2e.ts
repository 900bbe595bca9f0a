import { formatMinute } from "@sampan/ui/format/dates";
import { expect, openReady, test } from "./support/journey.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

/** Goods of the demo, with four pictures and prices by quantity. */
const dress = "/goodsDetailAgent/650313400081?platform=3";

test("pulled down by more than 50 px the product is read anew under an overlay [AGNT-29] [AGNT-30] [CONST-46]", async ({
  page,
}) => {
  await openReady(page, dress);
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
  await settled(page);
  expect(reads).toBe(0);
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route(/alibaba\/item\/get_detail/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await pull(60);
  await expect.poll(() => reads).toBe(1);
  const overlay = page.getByRole("status").filter({ hasText: say("common.loading") });
  await expect(overlay).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  seen();
  await expect(overlay).toHaveCount(0);
});

test("while another product is read, its skeleton shows and nothing of the one before [AGNT-30] [AGNT-32]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=4");
  const links = page.getByRole("tabpanel").getByRole("listitem").getByRole("link");
  await links.first().tap();
  const title = page.getByRole("heading", { level: 1 });
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
  const before = await title.innerText();
  await page.goBack();
  await expect(links.nth(1)).toBeVisible();
  const asked = page.waitForRequest(/taobao\/item\/get_detail/);
  let answer: (() => void) | undefined;
  const isRead = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/taobao\/item\/get_detail/, async (route) => {
    await isRead;
    await route.continue();
  });
  const address = new URL((await links.nth(1).getAttribute("href")) ?? "", page.url());
  await links.nth(1).tap();
  const search = new URL((await asked).url()).searchParams;
  expect(search.get("third_item_id")).toBe(address.pathname.split("/").at(-1));
  expect(search.get("url")).toBe(address.searchParams.get("urltb"));
  await expect(page.getByRole("status").filter({ hasText: say("common.loading") })).toBeVisible();
  await expect(title).toHaveText("商品");
  await expect(page.getByText(before)).toHaveCount(0);
  answer?.();
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
  await expect(title).not.toHaveText(before);
});

test("codes of a marketplace have pages of their own: gone, or asked too often [ERR-46]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=4");
  let asked = 0;
  let code = 0;
  await page.route(/\/item\/get_detail/, async (route) => {
    asked++;
    // A touch asks already; refused before the page is opened, it would be asked for once more.
    await expect.poll(() => page.url()).toContain("/goodsDetailAgent/");
    await route.fulfill({
      json: { success: false, error_code: code, error_message: "平台的話" },
    });
  });
  const link = page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first();
  for (const each of [115005, 115059, 100760] as const) {
    [code, asked] = [each, 0];
    await link.tap();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(each === 100760 ? "平台的話" : "找不到這件商品");
    expect(asked).toBe(1);
    if (each === 100760)
      await expect(alert.getByRole("button", { name: "再試一次" })).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
  }
});

test("an old copy says how old it is", async ({ page }) => {
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=4");
  const fetched_at = "2026-11-18 09:30:00";
  await page.route(/\/item\/get_detail/, async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...rest, data: { ...data, is_stale: true, fetched_at } } });
  });
  await page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first().tap();
  const when = formatMinute(fetched_at);
  await expect(page.getByText(say("product.stale", { when }))).toBeVisible();
});

test("a product that is gone, or of no known marketplace, is said not to be found [ERR-46] [QRY-10]", async ({
  page,
}) => {
  for (const address of ["/goodsDetailAgent/1?platform=3", "/goodsDetailAgent/1?platform=2"]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(say("product.fault.gone"))).toBeVisible();
  }
  await page.goto(
    "/goodsDetailAgent/1?platform=2&urltb=https%3A%2F%2Fdetail.1688.com%2Foffer%2F1.html",
  );
  await expect(page.getByText(say("product.fault.gone"))).toBeVisible();
});

test("a listing's link in the address opens it [QRY-11]", async ({ page }) => {
  const link = encodeURIComponent("https://detail.1688.com/offer/650313400081.html");
  await page.goto(`/goodsDetailAgent/url?address=${link}&itemId=650313400081`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("法式碎花雪紡連衣裙");
});

test("the listing's link in the address goes into the reading and onto the page; where neither names one, there is no link [QRY-04] [AGNT-08]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=4");
  const asked: (string | null)[] = [];
  await page.route(/\/item\/get_detail/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("url"));
    const { data, ...rest } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...rest, data: { ...data, ext: { url: "" } } } });
  });
  const link = page.getByRole("tabpanel").getByRole("listitem").getByRole("link").first();
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const listing = address.searchParams.get("urltb") ?? "";
  expect(listing).toMatch(/^https:\/\/item\.taobao\.com/);
  await link.tap();
  await expect(page).toHaveURL(/goodsDetailAgent/);
  const original = page.getByRole("link", { name: say("product.original") });
  await expect(original).toHaveAttribute("href", listing);
  expect(asked).toEqual([listing]);

  const unnamed = `${address.pathname}?platform=4`;
  await page.goto("/changeLanguage");
  await page.evaluate((to) => history.pushState({}, "", to), unnamed);
  await expect(page.getByText(say("product.originalTitle"))).toBeVisible();
  await expect(original).toHaveCount(0);
  expect(asked).toEqual([listing, null]);
});
