import { expect, test } from "vitest";
import { networkOf, shortAddress, widerNetworkOf } from "./network-address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:7:1::5", "2001:db8:7:1::/64"],
  ["2001:0DB8:0007:0001:ffff:1:2:3", "2001:db8:7:1::/64"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001::3:4:5:6:7:8", "2001:0:3:4::/64"],
  ["::2:3:4:5:6:7:8", "0:2:3:4::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s, as every address of one home [NFR-08]", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["nowhere", "1203.0.113.9", "203.0.113.9999", "203.0.113.9.evil.test", ""])(
  "'%s', which is no address, counts for itself and lies in itself",
  (text) => {
    expect(networkOf(text)).toBe(text);
    expect(widerNetworkOf(text)).toBe(text);
    expect(shortAddress(text)).toBe("");
  },
);

test("text with more groups than an address has is cut like one", () => {
  expect(networkOf("1:2:3:4:5:6:7:8:9::")).toBe("1:2:3:4::/64");
});

test("an address is shown as its network only", () => {
  expect(shortAddress("203.0.113.9")).toBe("203.0.113.x");
  expect(shortAddress("203.0.113.204")).toBe("203.0.113.x");
  expect(shortAddress("::ffff:203.0.113.9")).toBe("203.0.113.x");
  expect(shortAddress("2001:db8:7:1::5")).toBe("2001:db8:7::x");
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.200", "203.0.113.0/24"],
  ["2001:db8:1::5", "2001:db8:1::/48"],
  ["2001:0db8:0001:ffff::", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
])("%s lies in %s", (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});
