import { expect, test } from "vitest";
import { sign1688 } from "./sign.ts";

test("signs the example 1688 publishes", () => {
  const signature = sign1688("test123", "param2/1/system/currentTime/1000000", { b: "2", a: "1" });
  expect(signature).toBe("33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88");
});

test("signs a call with an object in it, whatever the order of the fields", () => {
  const path = "param2/1/com.alibaba.fenxiao.crossborder/product.search.keywordQuery/1000000";
  const signature = sign1688("test123", path, {
    offerQueryParam: '{"keyword":"饼干","beginPage":1,"pageSize":10,"country":"en"}',
    access_token: "test-access-token",
    _aop_timestamp: "1700000000000",
    _aop_signature: "is never part of itself",
  });
  expect(signature).toBe("3D91E8005104AA2B63BE08BF6E3BEE98DC0AB571");
});

test("sorts by key, not by key and value run together", () => {
  const path = "param2/1/system/currentTime/1000000";
  // Run together, "a1"+"x" would come after "a"+"2": the keys alone decide.
  const signature = sign1688("test123", path, { a1: "x", a: "2" });
  const swapped = sign1688("test123", path, { a: "2a1x" });
  expect(signature).toBe(swapped);
});
