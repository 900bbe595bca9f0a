import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.200", "203.0.113.0/24"],
  ["2001:db8:1::5", "2001:db8:1::/48"],
  ["2001:0db8:0001:ffff::", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["nowhere", "nowhere"],
])("%s lies in %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
