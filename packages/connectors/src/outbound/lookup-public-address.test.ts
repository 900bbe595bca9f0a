import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPublicAddress, lookupPublicAddress } from "./lookup-public-address.ts";

test.each([
  ["127.0.0.1"],
  ["10.1.2.3"],
  ["172.31.255.255"],
  ["192.168.1.1"],
  ["169.254.169.254"],
  ["100.64.0.1"],
  ["0.0.0.0"],
  ["224.0.0.1"],
  ["255.255.255.255"],
  ["::1"],
  ["::"],
  ["::ffff:127.0.0.1"],
  ["64:ff9b::7f00:1"],
  ["fe80::1"],
  ["fd00::1"],
  ["2002:7f00:1::"],
  ["2001:0:7f00:1::"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([["203.119.169.3"], ["47.246.136.1"], ["2408:4001:f00::7a"]])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

function lookUp(addresses: readonly LookupAddress[], all: boolean) {
  const lookup = lookupPublicAddress((_, __, callback) => callback(null, [...addresses]));
  return new Promise((resolve) => {
    lookup("m.tb.cn", { all }, (error, found) => resolve(error?.code ?? found));
  });
}

const open = { address: "47.246.136.1", family: 4 };
const hidden = { address: "127.0.0.1", family: 4 };

test("a name is used only when all of its addresses are public", async () => {
  expect(await lookUp([open], true)).toEqual([open]);
  expect(await lookUp([open], false)).toBe(open.address);
  expect(await lookUp([open, hidden], true)).toBe("EPRIVATE");
  expect(await lookUp([hidden, open], false)).toBe("EPRIVATE");
  expect(await lookUp([], true)).toBe("ENOTFOUND");
});
