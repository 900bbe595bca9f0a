import { describe, expect, test } from "vitest";
import { keptAddress } from "./kept-address.ts";

const addressOf = (url: string) => keptAddress(url)?.address;

describe("the address under which a page is kept", () => {
  test("is home's, an article's, a category's, a product's, a result's, an estimate's or one of marketing's", () => {
    for (const url of [
      "/",
      "/home",
      "/agreement",
      "/problems?words=freight&status=shipped",
      "/category/103",
      "/goodsDetailOwn/12",
      "/goodsDetailAgent/650313400081?platform=3",
      "/goodsListOwn/shop-4?searchValue=cup",
      "/goodsListAgent?searchValue=%E5%8C%85",
      "/freightEstimation?weight=2.36&length=30&width=22&height=18&transport=12",
      "/zhongguofuzhuang.html",
      "/spring/sale",
    ])
      expect(addressOf(url)).toBe(url);
  });

  test("is nobody's own page, and none that is not there", () => {
    for (const url of [
      "/mine",
      "/cart",
      "/orderDetailOwn?tid=SP1",
      "/goodsDetailOwn/x",
      "//",
      "/%68ome",
      "/home/more",
      "/activityone/CM10000001",
      "/gateway/page",
    ])
      expect(addressOf(url)).toBeUndefined();
  });

  test("leaves out what the page does not read, and writes the rest in one way", () => {
    expect(addressOf("/?utm_source=mail&x=1")).toBe("/");
    expect(addressOf("/goodsListAgent?order=sales&gclid=7&searchValue=a%20b")).toBe(
      "/goodsListAgent?searchValue=a+b&order=sales",
    );
    expect(addressOf("/goodsListAgent?searchValue=%2B%26%3F")).toBe(
      "/goodsListAgent?searchValue=%2B%26%3F",
    );
  });

  test("is one of few where marketing's pages are known to stand, which are kept from the first asking on", () => {
    expect(keptAddress("/special_one?utm_source=mail")).toEqual({
      address: "/special_one",
      isOneOfFew: true,
    });
    expect(keptAddress("/spring")?.isOneOfFew).toBe(false);
  });

  test("names the language where the one that was asked for did, since that page says so of itself", () => {
    expect(addressOf("/about?lang=th")).toBe("/about?lang=th");
    expect(addressOf("/about?lang=klingon")).toBe("/about");
    expect(addressOf("/about?lang=constructor")).toBe("/about");
  });

  test("is none for what is said twice or at length", () => {
    expect(addressOf("/goodsListAgent?searchValue=a&searchValue=b")).toBeUndefined();
    expect(addressOf(`/goodsListAgent?searchValue=${"a".repeat(401)}`)).toBeUndefined();
  });
});
