import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { describe, expect, test } from "vitest";
import { namesOfGoods } from "./names-of-goods.ts";

const goods = (names: Partial<ListItem>) =>
  namesOfGoods({ i18n: { zh: "" }, ...names } as ListItem);

describe("the name of goods in a list", () => {
  test("is item_name when set and name otherwise, beside its translations [ITEM-20]", () => {
    expect(goods({ item_name: "连衣裙", name: "裙" })).toEqual({ zh: "连衣裙" });
    expect(goods({ item_name: "", name: "裙", i18n: { zh: "", th: "กระโปรง" } })).toEqual({
      zh: "裙",
      th: "กระโปรง",
    });
  });
});
