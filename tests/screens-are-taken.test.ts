import { readdirSync } from "node:fs";
import { isTakenAddress } from "@sampan/domain/shop/pages/screens";
import { expect, test } from "vitest";

const folder = new URL("../apps/storefront/src/routes", import.meta.url);
const addresses = readdirSync(folder)
  .map((file) => file.replace(/\.tsx$/, ""))
  // What is chosen by marketing, the frame around every page, and home, which marketing may fill.
  .filter((route) => !["$", "__root", "index"].includes(route))
  .map((route) => `/${route.split(".")[0]}`);

test("no page of blocks can stand at the address of a screen [PROMO-17]", () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => !isTakenAddress(address))).toEqual([]);
});
