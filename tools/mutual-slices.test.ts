import { describe, expect, test } from "vitest";
import { mutualSlices, type Module } from "./mutual-slices.ts";

const server = "apps/server/src";
const file = (source: string, ...imports: string[]): Module => ({
  source: `${server}/${source}`,
  dependencies: imports.map((each) => ({ resolved: `${server}/${each}` })),
});

describe("two slices that import each other", () => {
  test("are told with the thinner way", () => {
    const pairs = mutualSlices([
      file("goods/catalogue/find-product.ts", "goods/shippability/judge.ts"),
      file("goods/shippability/judge.ts", "goods/catalogue/names.ts"),
      file("goods/shippability/preview.ts", "goods/catalogue/names.ts"),
    ]);
    expect(pairs).toEqual([
      {
        from: `${server}/goods/catalogue`,
        to: `${server}/goods/shippability`,
        thinner: [
          `${server}/goods/catalogue/find-product.ts -> ${server}/goods/shippability/judge.ts`,
        ],
        back: 2,
      },
    ]);
  });

  test("are told once where both ways are as thin, a noun of one file among them", () => {
    const pairs = mutualSlices([
      file("kernel/needs.ts", "kernel/files/file-store.ts"),
      file("kernel/files/read.ts", "kernel/needs.ts"),
    ]);
    expect(pairs.map(({ from, to }) => [from, to])).toEqual([
      [`${server}/kernel/files`, `${server}/kernel/needs`],
    ]);
  });

  test("are none where a test or composition is one of them, or one slice reaches itself", () => {
    expect(
      mutualSlices([
        file("trade/orders/orders.db.test.ts", "money/payments/pay.ts"),
        file("money/payments/pay.ts", "trade/orders/orders.ts"),
        file("app.ts", "money/payments/pay.ts"),
        file("money/payments/pay.ts", "app.ts", "money/payments/read.ts"),
      ]),
    ).toEqual([]);
  });
});
