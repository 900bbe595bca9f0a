import type { Page, Request } from "@playwright/test";
import { openReady } from "./journey.ts";

export const findBox = (page: Page) => page.getByRole("searchbox", { name: "關鍵字、連結或口令" });
export const results = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

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
  await page.getByRole("button", { name: "搜尋", exact: true }).tap();
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
