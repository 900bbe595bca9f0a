import { searchAlibaba, searchTaobao } from "@sampan/contract/goods/sourcing/sourcing";
import { describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const alibaba = fakeMarketplace(3);
const taobao = fakeMarketplace(4);
const { visitor } = await openTestApp({
  marketplaces: new Map([
    [3, alibaba.marketplace],
    [4, taobao.marketplace],
  ]),
});

function offer(): string {
  const offered = newListing();
  alibaba.state.listings.set(offered.thid_item_id, offered);
  return offered.thid_item_id;
}

describe("a search", () => {
  test("answers listings that name their product on the marketplace [API-44] [ITEM-19]", async () => {
    const id = offer();
    const { datalist, total } = valueOf(
      await visitor().call(searchAlibaba, { keywords: "连衣裙" }),
    );
    expect(total).toBe(alibaba.state.listings.size);
    expect(datalist.find(({ thid_item_id }) => thid_item_id === id)).toMatchObject({
      item_id: "",
      item_name: "法式连衣裙 荷叶边",
      price: 5900,
      shop_name: "沐禾",
      is_factory: true,
      ext: { platform: 3 },
    });
  });

  test("reads both spellings of the keyword and refuses a blank one [ITEM-18]", async () => {
    const search = (input: object) => visitor().call(searchAlibaba, input);
    expect(refusalOf(await search({ keyWords: "裙" }))).toBe("accepted");
    expect(refusalOf(await search({ keywords: "  " }))).toBe("keyword_needed");
    expect(refusalOf(await search({}))).toBe("keyword_needed");
  });

  test("asks for ten a page, Taobao by sales, unless told otherwise [API-45] [CONST-60] [CONST-30]", async () => {
    valueOf(await visitor().call(searchTaobao, { keywords: "裙" }));
    expect(taobao.state.searched.at(-1)).toEqual({
      keywords: "裙",
      page: 1,
      page_size: 10,
      order_by: "total_sales_des",
    });
    valueOf(await visitor().call(searchAlibaba, { keywords: "裙", order_by: "3", page: 2 }));
    expect(alibaba.state.searched.at(-1)).toMatchObject({ page: 2, page_size: 10, order_by: "3" });
  });

  test("is open to visitors, by GET and by POST [SRCH-35] [API-47]", async () => {
    const answer = await visitor().send("/gateway/docking/alibaba/search", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "keywords=%E8%A3%99&timestamp=1",
    });
    expect(await answer.json()).toMatchObject({ success: true });
  });
});
