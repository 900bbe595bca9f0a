import { describe, expect, test } from "vitest";
import { platformOf, platformOfAddress } from "./listing-address.ts";

describe("the platform of a product page", () => {
  test.each([
    ["3", 3],
    [4, 4],
    ["5", 5],
    ["6", 6],
    ["7", 7],
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
