import { expect, test } from "vitest";
import { againByProduct, canOrderAgain } from "./again-by-product.ts";

const line = (item_id: string, spu_id: string, num: number) => ({
  item_id,
  spu_id,
  num,
  wholesale_item_d_o: { id: item_id === "9999" ? 9999 : 1, item_name: "", props: "", size: "" },
});

test("what is wanted again are the goods as ordered, product by product, and no fees [ORD-82]", () => {
  const items = [line("11", "1", 2), line("21", "2", 5), line("12", "1", 1), line("9999", "", 1)];
  expect(againByProduct(items)).toEqual([
    [
      { item_id: "11", num: 2 },
      { item_id: "12", num: 1 },
    ],
    [{ item_id: "21", num: 5 }],
  ]);
});

test.each([
  [-1, 0, false],
  [0, 0, false],
  [1, 0, true],
  [7, 0, true],
  [9, 0, true],
  [7, 2, false],
])("an order of status %s and kind %s can be ordered again: %s", (status, biz_attribute, can) => {
  expect(canOrderAgain({ status, biz_attribute })).toBe(can);
});
