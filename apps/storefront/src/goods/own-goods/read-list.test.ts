import { expect, test } from "vitest";
import { nameOfList, type OwnList } from "../../paths.ts";
import { readList } from "./read-list.ts";

test.each<[string, OwnList]>([
  ["all", {}],
  ["103", { categoryId: 103 }],
  ["10301", { categoryId: 10_301 }],
  ["shop-0a1b2c3d4e5f60718293", { shopId: "0a1b2c3d4e5f60718293" }],
])("the address %s names one list and is its only name", (name, list) => {
  expect(readList(name)).toEqual(list);
  expect(nameOfList(list)).toBe(name);
});

test.each(["", "0", "-1", "103abc", "1e3", "9999999999", "shop-", "shop-5", "shop-x", "ALL"])(
  "%j names no list",
  (name) => expect(readList(name)).toBeUndefined(),
);
