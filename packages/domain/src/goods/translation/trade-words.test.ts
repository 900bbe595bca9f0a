import { describe, expect, test } from "vitest";
import { tradeWordsIn, type TradeWordKind } from "./trade-words.ts";

describe("a seller's words of the trade", () => {
  test.each<[string, TradeWordKind[]]>([
    ["【定金】冬季羽绒服 预售", ["deposit", "pre_sale"]],
    ["付尾款专用", ["deposit"]],
    ["蓝牙耳机单壳 仅配件", ["part_only"]],
    ["手机配件", ["part_only"]],
    ["台灯 不含灯泡", ["not_included"]],
    ["耳环 单只", ["one_of_pair"]],
    ["西装套装 单上衣 不退不换", ["part_of_set", "no_returns"]],
    ["补差价专拍", ["no_goods"]],
    ["香水分装空瓶 颜色随机", ["empty_container", "random_choice"]],
  ])("are noticed in %s", (title, kinds) => {
    expect(tradeWordsIn(title)).toEqual(kinds);
  });

  test.each(["法式连衣裙", "送配件", "配件齐全的空气炸锅", "带配件收纳盒", "36", ""])(
    "are not seen where there are none: %s",
    (title) => {
      expect(tradeWordsIn(title)).toEqual([]);
    },
  );
});
