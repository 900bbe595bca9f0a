import { expect, test } from "vitest";
import { filesNamed, isTest, offenders, withoutComments } from "./read-sources.ts";

/** Words of desks say what a rate is of; customers' words leave the symbol to the configuration. */
const forCustomers = filesNamed(
  "apps/storefront/src/*",
  "packages/ui/src/*",
  "packages/locales/src/*",
).filter((file) => !isTest(file) && !/\/console-[a-z-]+\.ts$/.test(file.path));

test("no page and no word of customers writes a symbol of money: it comes with the amount, or from the configuration [MONEY-11]", () => {
  expect(forCustomers.length).toBeGreaterThan(500);
  expect(offenders(forCustomers, ({ text }) => /[¥￥฿]|NT\$/.test(withoutComments(text)))).toEqual(
    [],
  );
});
