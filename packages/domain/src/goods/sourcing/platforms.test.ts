import { describe, expect, test } from "vitest";
import { listingAt, platformOf, platformOfAddress } from "./listing-address.ts";
import { byMarketplace, byPlatform } from "./marketplaces/by-marketplace.ts";
import { askingOf } from "./marketplaces/marketplaces.ts";
import { isPlatformId, platformIds, platformsHaving } from "./platforms.ts";

describe("the platform of a product page", () => {
  test.each([
    ["3", 3],
    [4, 4],
    ["5", 5],
    ["6", 6],
    ["7", 7],
    [" 4 ", 4],
  ])("%s is platform %s whatever the link says", (value, platform) => {
    expect(platformOf(value, "https://detail.1688.com/offer/1.html")).toBe(platform);
  });
  test.each(["2", "", null, undefined, "99", "alibaba"])(
    "'%s' is derived from the original link",
    (value) => expect(platformOf(value, "https://item.taobao.com/item.htm?id=1")).toBe(4),
  );
  test("2 stays unknown without a link that names one [CONST-39]", () => {
    expect(platformOf("2", undefined)).toBeUndefined();
    expect(platformOf("2", "https://example.test/item")).toBeUndefined();
  });
});

describe("the platform of a listing", () => {
  test.each([
    ["https://detail.1688.com/offer/533816674053.html", 3],
    ["detail.1688.com/offer/123.html", 3],
    ["//item.taobao.com/item.htm?id=1", 4],
    ["https://detail.tmall.com/item.htm?id=1", 4],
    ["https://e.tb.cn/h.abc", 4],
    ["https://item.jd.com/1.html", 5],
    ["https://3.cn/abc", 5],
    ["https://mobile.yangkeduo.com/goods.html?goods_id=1", 6],
    ["https://tuan.sampan.test/goods/1.html", 7],
    ["HTTPS://DETAIL.1688.COM/offer/1.html", 3],
  ])("%s is %d", (address, platform) => expect(platformOfAddress(address)).toBe(platform));
  test.each([
    "https://item.taobao.com.evil.test/item.htm?id=1",
    "https://nottaobao.com/item",
    "https://evil.test/?u=https://item.taobao.com",
    "https://item.taobao.com@evil.test/",
    "not an address at all",
    "",
  ])("'%s' is none", (address) => expect(platformOfAddress(address)).toBeUndefined());
});

describe("the address of a listing", () => {
  test.each([
    [4, "https://item.taobao.com/item.htm?id=1", "https://item.taobao.com/item.htm?id=1"],
    [4, "http://item.taobao.com/item.htm?id=1", "http://item.taobao.com/item.htm?id=1"],
    [4, "//item.taobao.com/item.htm?id=1", "https://item.taobao.com/item.htm?id=1"],
    [4, " item.taobao.com/item.htm?id=1\n", "https://item.taobao.com/item.htm?id=1"],
    [4, "item.taobao.com//item.htm?id=1", "https://item.taobao.com//item.htm?id=1"],
    [4, "item.taobao.com/?to=http://a.test", "https://item.taobao.com/?to=http://a.test"],
  ] as const)("at platform %d of %j is %s", (platform, address, full) => {
    expect(listingAt(platform, address)).toBe(full);
  });
  test("leads to that marketplace and nowhere else", () => {
    expect(listingAt(3, "https://item.taobao.com/item.htm?id=1")).toBeUndefined();
    expect(listingAt(3, "https://evil.test/?u=https://detail.1688.com")).toBeUndefined();
  });
});

describe("the marketplaces", () => {
  test("are known by their numbers, and by nothing else", () => {
    const strange = ["3", 0, 2, 8, null, undefined];
    expect([...platformIds, ...strange].filter(isPlatformId)).toEqual(platformIds);
  });
  test("have one of a thing each, by number and by name", () => {
    expect(byPlatform((id) => id * 10)).toEqual({ 3: 30, 4: 40, 5: 50, 6: 60, 7: 70 });
    expect(byMarketplace((name) => name.length)).toEqual({
      alibaba: 7,
      taobao: 6,
      jd: 2,
      pdd: 3,
      group: 5,
    });
  });
  test("are searched by word at 1688, Taobao and JD, by picture at the first two [SRCH-12]", () => {
    expect(platformsHaving("searchOrders")).toEqual([3, 4, 5]);
    expect(platformsHaving("findsByPicture")).toEqual([3, 4]);
    expect(platformsHaving("describesApart")).toEqual([4]);
  });
  test.each(Object.entries(askingOf))(
    "%s: what was found is as fresh as a listing at least, and both are kept for a day",
    (_, { lifetimes: { listing, search } }) => {
      expect(listing.fresh_minutes).toBeGreaterThanOrEqual(5);
      expect(search.fresh_minutes).toBeGreaterThanOrEqual(listing.fresh_minutes);
      expect([listing.keep_hours, search.keep_hours]).toEqual([24, 24]);
    },
  );
  test("have a page for each product; the group's is where its vendor says, or where it usually is", () => {
    expect(askingOf.group.pageOf("12", "")).toBe("https://tuan.sampan.test/goods/12.html");
    expect(askingOf.group.pageOf("12", "https://tuan.test/p/12")).toBe("https://tuan.test/p/12");
  });
});
