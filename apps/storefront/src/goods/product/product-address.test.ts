import { describe, expect, test } from "vitest";
import { productKeyOf, type ProductAddress } from "./product-address.ts";

const keyOf = (address: ProductAddress) => productKeyOf(address, {});
const listing = "https://detail.tmall.com/item.htm?id=42";

describe("the address of an agent product page", () => {
  test.each([
    ["3", 3],
    ["4", 4],
    ["5", 5],
    ["6", 6],
    ["7", 7],
  ])("asks platform %s, as it says", (platform, asked) => {
    expect(keyOf({ goodsId: "42", platform })).toMatchObject({
      platform: asked,
      thid_item_id: "42",
    });
  });

  test("takes the listing along for the link to the original", () => {
    expect(keyOf({ goodsId: "42", platform: "4", urltb: listing })?.url).toBe(listing);
  });

  test.each([
    "https://evil.test/item.htm?id=42",
    "//evil.test/detail.tmall.com",
    "https://detail.tmall.com@evil.test/42",
    "https://detail.tmall.com.evil.test/42",
    "javascript://detail.tmall.com/%0aalert(1)",
    "https://detail.1688.com/offer/42.html",
    "/cart",
  ])("links to nothing that is no listing there: %s", (urltb) => {
    expect(keyOf({ goodsId: "42", platform: "4", urltb })).toEqual({
      platform: 4,
      thid_item_id: "42",
    });
  });

  test("links to a listing that was written without its scheme in full", () => {
    const urltb = "detail.tmall.com/item.htm?id=42";
    expect(keyOf({ goodsId: "42", platform: "4", urltb })?.url).toBe(`https://${urltb}`);
  });

  test("derives an unknown platform from the listing, and otherwise finds nothing [QRY-10]", () => {
    for (const platform of ["2", "", undefined])
      expect(keyOf({ goodsId: "42", platform, urltb: listing })?.platform).toBe(4);
    expect(keyOf({ goodsId: "42", platform: "2" })).toBeUndefined();
    expect(keyOf({ goodsId: "42", urltb: "https://example.com/42" })).toBeUndefined();
  });

  test("may be the link itself, with the id beside it [QRY-11]", () => {
    const address = "https://detail.1688.com/offer/650313400081.html?spm=a";
    expect(keyOf({ goodsId: "url", address })).toMatchObject({
      platform: 3,
      thid_item_id: "650313400081",
      url: address,
    });
    const short = "https://qr.1688.com/s/A4vbPK9P";
    expect(keyOf({ goodsId: "url", address: short, itemId: "650313400081" })).toMatchObject({
      platform: 3,
      thid_item_id: "650313400081",
    });
    expect(keyOf({ goodsId: "url" })).toBeUndefined();
  });
});
