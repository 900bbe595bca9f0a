import { expect, test } from "vitest";
import { isQuietPath } from "./is-quiet-path.ts";

test("nothing is offered where people pay, order or log in", () => {
  for (const path of [
    "/settlement",
    "/payment/SP260101ABCDEF",
    "/paymentBox",
    "/login",
    "/getCash",
    "/rechargeMoney",
  ])
    expect(isQuietPath(path)).toBe(true);
  for (const path of ["/", "/cart", "/paySuccess", "/goodsDetailAgent/1"])
    expect(isQuietPath(path)).toBe(false);
});
