import { expect, test } from "vitest";
import { belowGateway } from "./below-gateway.ts";

test.each([
  ["/gateway/installer/cart/get_cart_count", "/gateway/installer/cart/get_cart_count"],
  ["/installer/cart/get_cart_count?a=1", "/gateway/installer/cart/get_cart_count?a=1"],
  ["http://shop.test/cart?a=1", "/cart?a=1"],
  ["HTTPS://shop.test:8443/installer/x", "/gateway/installer/x"],
  ["http://shop.test", "/"],
  ["http://shop.test?a=1", "/?a=1"],
  ["*", "/"],
  ["//shop.test/cart", "//shop.test/cart"],
])("%s is answered under %s [API-07]", (address, path) => {
  expect(belowGateway(address)).toBe(path);
});
