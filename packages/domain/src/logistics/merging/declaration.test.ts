import { describe, expect, test } from "vitest";
import { faultOfDeclaration, isVagueName } from "./declaration.ts";

const shirt = { oid: "1", name: "棉質長袖上衣", material: "棉", value: 59_000 };
const pot = { oid: "2", name: "กาน้ำชาเซรามิก", material: "เซรามิก", value: 120_000 };

describe("a customs name", () => {
  test.each([
    "商品",
    "礼物",
    "禮品",
    "個人物品",
    "貨物 x 3",
    "สินค้า",
    "ของใช้ 2",
    "goods",
    "Gift!",
    "ｇｏｏｄｓ",
    "some items",
    "personal effects",
    "12345",
    " ",
    "書",
    "a gift, for my parts",
    "gift - goods",
  ])("says nothing as %j", (name) => {
    expect(isVagueName(name)).toBe(true);
  });

  test.each([
    "棉質長袖上衣",
    "礼品袋（纸）",
    "เสื้อผ้าฝ้าย",
    "ของเล่นไม้",
    "gift wrapping paper",
    "3 cotton shirts",
    "鋼筆",
    "formica the",
  ])("says what it is as %j", (name) => {
    expect(isVagueName(name)).toBe(false);
  });
});

describe("a declaration", () => {
  test("speaks of every line with name, material and value", () => {
    expect(faultOfDeclaration([shirt, pot], ["1", "2"])).toBeUndefined();
    expect(faultOfDeclaration([shirt], ["1", "2"])).toEqual({
      code: "declaration_incomplete",
      oid: "2",
    });
    for (const empty of [{ name: " " }, { material: " " }, { value: 0 }])
      expect(faultOfDeclaration([{ ...shirt, ...empty }, pot], ["1", "2"])).toEqual({
        code: "declaration_incomplete",
        oid: "1",
      });
  });

  test("speaks of no line twice, and of none that is not in the parcel", () => {
    for (const declared of [
      [shirt, shirt],
      [shirt, pot],
    ])
      expect(faultOfDeclaration(declared, ["1"])).toMatchObject({ code: "declaration_incomplete" });
  });

  test("names the line whose name tells nothing", () => {
    expect(faultOfDeclaration([shirt, { ...pot, name: " gift " }], ["1", "2"])).toEqual({
      code: "declaration_vague",
      oid: "2",
      name: "gift",
    });
  });
});
