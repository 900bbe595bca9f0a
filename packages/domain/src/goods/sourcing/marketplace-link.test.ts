import { expect, test } from "vitest";
import { readMarketplaceLink } from "./marketplace-link.ts";

test.each([
  "https://i.tb.cn/h.abc",
  "https://s.tb.cn/h.abc",
  "https://s.click.taobao.com/t?e=abc",
  "https://uland.taobao.com/coupon/edetail?e=abc",
  "https://world.taobao.com/item/xyz.htm",
])("%s has to be expanded before it names a product [SRCH-39]", (address) => {
  expect(readMarketplaceLink(address)).toEqual({ kind: "short_link", platform: 4, url: address });
});

test.each([
  ["https://item.taobao.com/item.htm?item_id=5", 4],
  ["https://a.m.taobao.com/i5.htm", 4],
  ["https://a.m.tmall.com/i5.html", 4],
  ["https://item.jd.hk/5.html", 5],
  ["https://jd.hk/5.html", 5],
  ["https://mobile.yangkeduo.com/goods2.html?goodsId=5", 6],
])("%s is the page of product 5 [SRCH-08]", (address, platform) => {
  expect(readMarketplaceLink(address)).toMatchObject({ platform, thid_item_id: "5" });
});

test.each([
  ["another protocol", "ftp://item.taobao.com/item.htm?id=5"],
  ["a page below a list of details", "https://item.taobao.com/detail/reviews/list.htm?id=5"],
  ["what stands below a product", "https://world.taobao.com/item/5.html/reviews"],
  ["another host with an old page's path", "https://ma.m.taobao.com/i5.htm"],
  ["an old page deeper down", "https://a.m.taobao.com/shop/i5.htm"],
  ["what stands below an old page", "https://a.m.taobao.com/i5.htm/reviews"],
  ["a page of no product", "https://www.jd.com/5.html"],
  ["a name that only ends like the marketplace's", "https://notjd.hk/5.html"],
  ["a product's page in a folder", "https://mobile.yangkeduo.com/old/goods.html?goods_id=5"],
  ["what stands below a product's page", "https://mobile.yangkeduo.com/goods.html/x?goods_id=5"],
  ["an id with letters behind it", "https://item.taobao.com/item.htm?id=5a"],
  ["an id with letters before it", "https://item.taobao.com/item.htm?id=a5"],
  ["an id longer than any", `https://item.taobao.com/item.htm?id=${"5".repeat(21)}`],
])("%s is none: %s", (_, address) => {
  expect(readMarketplaceLink(address)).toBeUndefined();
});
