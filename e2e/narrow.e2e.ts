import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { linesToOrder, openCheckout, ordersOf } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";

/** Every page there is, as the site map names it: a new one is looked at without being named here. */
const routes = readdirSync(new URL("../apps/storefront/src/routes", import.meta.url))
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((route) => !route.startsWith("__"));

/** Beside them a page of blocks: what its shelves hold is drawn by no other page. */
const pageOfBlocks = "/activityAnniversary";

/** Where a page stands that needs to be told of what. */
interface Known {
  readonly tid: string;
  readonly due: string;
  /** A line of a completed order. */
  readonly oid: string;
  /** A box that somebody's parcel travels in. */
  readonly box: string;
}
const placesOf = ({ tid, due, oid, box }: Known) =>
  new Map([
    ["boxDetail.$goodId", `/boxDetail/${box}`],
    ["addCollect.$goodId", "/addCollect/new"],
    ["collectGoods.$goodId", `/collectGoods/${tid}`],
    ["claimDemage.$goodId", `/claimDemage/${oid}`],
    ["claimDetail.$goodId", `/claimDetail/${oid}`],
    ["$", "/activityone/CM00000000"],
    ["index", "/"],
    ["category.$goodId", "/category/103"],
    ["goodsDetailAgent.$goodId", "/goodsDetailAgent/650313400081?platform=3"],
    ["goodsDetailOwn.$goodId", "/goodsDetailOwn/1"],
    ["goodsListAgent", `/goodsListAgent?searchValue=${encodeURIComponent("连衣裙")}`],
    ["goodsListOwn.$goodId", "/goodsListOwn/all"],
    ["graphic", "/graphic?id=fees"],
    ["makeOrderOwn.$tid", `/makeOrderOwn/${due}`],
    ["orderDetailOwn", `/orderDetailOwn?tid=${tid}`],
    ["orderSuccess", `/orderSuccess?tid=${tid}`],
    ["packageDetail.$goodId", `/packageDetail/${tid}`],
    ["clearance.$goodId", `/clearance/${tid}`],
    ["parcelServices.$goodId", `/parcelServices/${tid}`],
    ["rehearsal.$goodId", `/rehearsal/${tid}`],
    ["payFailure", `/payFailure?tids=${due}`],
    ["payment.$tidd", `/payment/${due}`],
    ["paymentBox", `/paymentBox?tids=${tid}`],
    ["paySuccess", `/paySuccess?tid=${tid}`],
  ]);

/** Amounts that a line end parts from their currency, and in English words that it divides. */
const torn = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent ?? "";
      if (!parentElement?.checkVisibility() || parentElement.closest("script, style")) continue;
      if (getComputedStyle(parentElement).wordBreak === "break-all") continue;
      const language = parentElement.closest("[lang]")?.getAttribute("lang");
      const whole = /(?:NT\$|฿|¥)\s[\d,]+\.\d\d/g;
      const wholes = language === "en" ? new RegExp(`${whole.source}|[A-Za-z]{4,}`, "g") : whole;
      for (const { 0: one, index } of text.matchAll(wholes)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + one.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top / 8))).size > 1) found.push(one);
      }
    }
    return found;
  });

/** The latest box with a parcel of whoever is logged in. */
async function boxOf({ request }: Page): Promise<string> {
  const answer = await request.get("/gateway/installer/logistics/query_logistics_list", {
    params: { search: JSON.stringify({ isPackage: false }) },
  });
  const { boxes } = (await answer.json()) as OutputOf<typeof queryLogisticsList>;
  return boxes[0]?.number ?? "";
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

// The two whose words are longest; Chinese ends its lines anywhere.
for (const { language, email } of [
  { language: "en", email: "customer@sampan.test" },
  { language: "th", email: "thai@sampan.test" },
] as const)
  test(`every page holds its words and amounts on a phone of 320 pixels, and text of twice the size on one of 390, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "lang", value: language, url: baseURL ?? "" }]);
    await logInByCall(page, email);
    const orders = await ordersOf(page);
    const tidOf = (...of: readonly number[]) =>
      orders.find(({ status }) => of.includes(status))?.tid ?? "";
    const places = placesOf({
      tid: tidOf(4, 5),
      due: tidOf(0, 6),
      oid: `${tidOf(7)}-1`,
      box: await boxOf(page),
    });
    await openCheckout(page, await linesToOrder(page.request, 3));
    const addresses = routes.map((route) => places.get(route) ?? `/${route}`);
    for (const address of [...addresses, pageOfBlocks]) {
      expect(address, "where a page of an id is looked at").not.toContain("$");
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await settled(page);
      expect(await widthOf(page), address).toBe(320);
      expect(await torn(page), address).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      expect(await widthOf(page), `${address} at twice the size`).toBe(390);
    }
  });
