import { queryAddressList, saveAddress } from "@sampan/contract/people/addresses";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer } = await openTestApp();

const home = {
  consignee: "林小舟",
  phone: "0912345678",
  to: ["臺北市", "信義區"],
  detail: "市府路 1 號",
  postal_code: "11008",
  is_default: 1,
} as const;

test("twenty addresses at once are fifteen addresses with one default [ADDR-08] [ADDR-10]", async () => {
  const ming = await customer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () =>
      refusalOf(await ming.call(saveAddress, { ...home, to: [...home.to] })),
    ),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(15);
  expect(answers.filter((answer) => answer === "address_limit")).toHaveLength(5);
  const { datalist } = valueOf(await ming.call(queryAddressList, {}));
  expect(datalist.filter(({ is_default }) => is_default === 1)).toHaveLength(1);
});
