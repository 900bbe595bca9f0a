import type { Locator, Page, Request } from "@playwright/test";
import { expect, openReady } from "./journey.ts";
import { speak } from "./speech.ts";

const say = speak("zh-TW");

export const findBox = (page: Page) => page.getByRole("searchbox", { name: say("search.box") });
export const results = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/**
 * Lets pass what makes a second tap on tabs or orders one of its own: within 500 ms of the one before it is dropped, so
 * that here time itself is the behaviour. [SRCH-36]
 */
export const afterLastTap = (page: Page) => page.waitForTimeout(600);

/** Scrolls a list to where it ends for now, and waits until there is more of it, or until `end` says that it was all. */
export async function scrollOn(page: Page, end: Locator): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => (await end.isVisible()) || (await height()) > before, { intervals: [50] })
    .toBe(true);
}

/** The searches that leave the page, by marketplace and what they ask for. */
export function watchSearches(page: Page): URLSearchParams[] {
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

/** Enters something into the box and submits it. */
export async function findByBox(page: Page, entry: string): Promise<void> {
  await openReady(page, "/agent");
  await findBox(page).fill(entry);
  await page.getByRole("button", { name: say("common.search"), exact: true }).tap();
}

/** In place of 1688: a thousand goods in pages of thirty, each second one without a shop and an item_name. */
export async function answerThousand(page: Page): Promise<void> {
  const total = 1000;
  await page.route(/alibaba\/search/, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [size, number] = [Number(asked.get("page_size")), Number(asked.get("page"))];
    const first = (number - 1) * size;
    const datalist = Array.from({ length: Math.min(size, total - first) }, (_, offset) => {
      const position = first + offset + 1;
      const isOdd = position % 2 === 1;
      const name = isOdd ? `商品 ${position}` : `另名 ${position}`;
      return {
        item_id: "",
        thid_item_id: "650313400081",
        item_name: isOdd ? name : "",
        name: isOdd ? "不顯示" : name,
        i18n: { zh: "", "zh-TW": name },
        image: `https://cbu01.alicdn.com/picture-${position}.jpg`,
        url: "",
        item_url: "https://detail.1688.com/offer/650313400081.html",
        price: 1000 + position,
        activity_price: 0,
        shop_name: isOdd ? "一號工廠" : "",
        is_factory: isOdd,
        month_sold: 0,
        platform: 3,
        ext: { platform: 3 },
      };
    });
    await route.fulfill({
      json: { success: true, datalist, total, fetched_at: "2026-11-20 10:00:00", is_stale: false },
    });
  });
}
