import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

test("no page of blocks can stand where the server answers by itself [PROMO-17]", () => {
  const server = fileURLToPath(new URL("../apps/server/src", import.meta.url));
  const routes = globSync("**/*.ts", { cwd: server })
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => [
      ...readFileSync(`${server}/${path}`, "utf8").matchAll(
        /\b(?:app|scope)\.(?:get|post|head)\(\s*["`](\/[^"`]+)["`]/g,
      ),
    ])
    .map(([, address = ""]) => address);
  expect(routes).toContain("/worker.js");
  expect(routes.filter((address) => !isTakenAddress(address))).toEqual([]);
});
