import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const routes = new Set(
  readdirSync(join(root, "apps/storefront/src/routes")).map((file) => file.split(".")[0]),
);

/** Wherever a verb, or a test of one, says where a notice leads. */
const links = globSync("apps/server/src/**/*.ts", { cwd: root }).flatMap((path) =>
  [...readFileSync(join(root, path), "utf8").matchAll(/\blink(?:: | = )["`]\/(\w+)/g)].map(
    ([, page = ""]) => ({ path, page }),
  ),
);

test("every notice leads to a page that there is [BO-53]", () => {
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter(({ page }) => !routes.has(page))).toEqual([]);
});
