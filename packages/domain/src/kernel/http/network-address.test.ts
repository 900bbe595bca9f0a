import { expect, test } from "vitest";
import { networkOf, shortAddress, widerNetworkOf } from "./network-address.ts";

test("addresses of one home count as one [NFR-08]", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("2001:db8:7:1::5")).toBe("2001:db8:7:1::/64");
  expect(networkOf("2001:0DB8:0007:0001:ffff:1:2:3")).toBe("2001:db8:7:1::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("an address is shown as its network only", () => {
  expect(shortAddress("203.0.113.9")).toBe("203.0.113.x");
  expect(shortAddress("::ffff:203.0.113.9")).toBe("203.0.113.x");
  expect(shortAddress("2001:db8:7:1::5")).toBe("2001:db8:7::x");
  expect(shortAddress("")).toBe("");
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.200", "203.0.113.0/24"],
  ["2001:db8:1::5", "2001:db8:1::/48"],
  ["2001:0db8:0001:ffff::", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["nowhere", "nowhere"],
])("%s lies in %s", (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});
