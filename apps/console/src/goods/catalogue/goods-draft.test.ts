import { expect, test } from "vitest";
import {
  addOption,
  addValue,
  differingParts,
  isFull,
  moved,
  newGoods,
  removeOption,
  removeValue,
  skuName,
  takePart,
} from "./goods-draft.ts";

const words = { option: "颜色", value: "红" };
const coloured = addValue(addOption(newGoods(), words), 0, "蓝");
const sized = addValue(addOption(coloured, { option: "尺码", value: "S" }), 1, "M");
const names = (goods: typeof sized) => goods.skus.map((sku) => skuName(sku, goods.options));

test("options and values make every combination, in their order", () => {
  expect(names(sized)).toEqual(["红 · S", "红 · M", "蓝 · S", "蓝 · M"]);
});

test("a combination keeps what was written of it while others come and go", () => {
  const priced = {
    ...sized,
    skus: sized.skus.map((sku, at) => ({ ...sku, id: `${at + 1}`, price: at * 100 })),
  };
  const without = removeValue(priced, { position: 0, value: 0 });
  expect(without.skus.map(({ id, price }) => [id, price])).toEqual([
    ["3", 200],
    ["4", 300],
  ]);
  expect(names(without)).toEqual(["蓝 · S", "蓝 · M"]);
  const back = addValue(without, 0, "绿");
  expect(back.skus.map(({ id }) => id)).toEqual(["3", "4", undefined, undefined]);
  expect(back.skus.at(-1)).toMatchObject({ price: 200, stock: 0, stock_seen: 0 });
});

test("an option that goes leaves the skus of its first value", () => {
  const without = removeOption(sized, 0);
  expect(names(without)).toEqual(["S", "M"]);
  expect(names(removeOption(without, 0))).toEqual([""]);
});

test("no more than 200 combinations are made", () => {
  const value = { names: newGoods().names, image: "" };
  const option = (count: number) => ({
    names: newGoods().names,
    values: Array.from({ length: count }, () => value),
  });
  expect(isFull({ options: [option(20), option(10)] })).toBe(false);
  expect(isFull({ options: [option(20), option(10)] }, 1)).toBe(true);
});

test("of two states, the differing parts are told and taken one by one", () => {
  const stored = { ...sized, unit: "套", description: "<p>新</p>" };
  expect(differingParts(sized, stored)).toEqual(["basics", "description"]);
  expect(differingParts(takePart(sized, stored, "basics"), stored)).toEqual(["description"]);
});

test("a list is rearranged by steps, and stays whole at its ends", () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
});
