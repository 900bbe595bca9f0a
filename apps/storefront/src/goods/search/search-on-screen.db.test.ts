import { bindSend } from "@sampan/client/send";
import { searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { resultsQuery } from "./results-query.ts";

/** What the page of results asks the server, and that the server takes it. */

const alibaba = fakeMarketplace(3);
const { visitor } = await openTestApp({ marketplaces: new Map([[3, alibaba.marketplace]]) });

/** Reads two pages of results as the page does. */
async function searched(words: string) {
  const client = new QueryClient();
  const sent: URLSearchParams[] = [];
  const { send } = visitor();
  bindSend(client, async (path, init) => {
    sent.push(new URL(path, "http://here.invalid").searchParams);
    return send(path, init);
  });
  const query = resultsQuery({ words, platform: 3, order: "price_up" }, 30);
  const found = await client.fetchInfiniteQuery({
    ...query,
    pages: 2,
    getNextPageParam: (_, pages) => pages.length + 1,
  });
  return { query, sent, goods: found.pages.flatMap(({ datalist }) => datalist) };
}

test("a search sends its words, page, size and order, and when it was asked, which makes no other search of it [ITEM-17]", async () => {
  const before = Date.now();
  const { query, sent } = await searched("裙");
  expect(sent.map((fields) => Object.fromEntries(fields))).toEqual(
    ["1", "2"].map((page) => ({
      keywords: "裙",
      order_by: "3",
      page,
      page_size: "30",
      timestamp: expect.stringMatching(/^\d{13}$/),
    })),
  );
  for (const fields of sent) {
    const asked_ms = Number(fields.get("timestamp"));
    expect(asked_ms).toBeGreaterThanOrEqual(before);
    expect(asked_ms).toBeLessThanOrEqual(Date.now());
  }
  expect(JSON.stringify(query.queryKey)).not.toContain("timestamp");
  expect(alibaba.state.searched).toHaveLength(2);
});

test("a search calls its words keywords, and whoever calls them keyWords finds the same [ITEM-18]", async () => {
  const listing = newListing();
  alibaba.state.listings.set(listing.thid_item_id, listing);
  const { sent, goods } = await searched("连衣裙");
  for (const fields of sent) {
    expect(fields.get("keywords")).toBe("连衣裙");
    expect(fields.has("keyWords")).toBe(false);
  }
  expect(goods.map(({ thid_item_id }) => thid_item_id)).toContain(listing.thid_item_id);
  const others = await visitor().call(searchAlibaba, {
    keyWords: "连衣裙",
    order_by: "3",
    page_size: 30,
  });
  expect(others.ok && others.value.datalist).toEqual(goods.slice(0, 1));
});
