import { Converter } from "opencc-js/cn2t";
import { Converter as BackConverter } from "opencc-js/t2cn";
import { expect, test } from "vitest";
import { growCatalogue } from "../../../../../demo/catalogue/grow-catalogue.ts";
import { convertToMainland } from "./convert-to-mainland.ts";
import { convertToTaiwan } from "./convert-to-taiwan.ts";

/** Every text of the demo's goods, once. */
const textsOfGoods = (): string[] => {
  const texts = growCatalogue().marketplace.flatMap(({ title, attributes, dimensions }) => [
    title.zh,
    ...attributes.flatMap(({ name, value }) => [name.zh, value.zh]),
    ...dimensions.flatMap(({ values }) => values.map(({ name }) => name.zh)),
  ]);
  return [...new Set(texts)];
};

test.each([
  ["法式连衣裙 荷叶边", "法式連衣裙 荷葉邊"],
  ["蓝牙鼠标", "藍牙滑鼠"],
  ["头发护理 发货快", "頭髮護理 發貨快"],
  ["iPhone 15 / XL 𠮷", "iPhone 15 / XL 𠮷"],
  ["", ""],
])("%s reads %s in Taiwan [TRAN-03]", (text, words) => {
  expect(convertToTaiwan(text)).toBe(words);
});

test.each([
  ["連衣裙 荷葉邊", "连衣裙 荷叶边"],
  ["藍牙滑鼠", "蓝牙鼠标"],
  ["印表機 硬碟", "打印机 硬盘"],
  ["頭髮護理 發貨快", "头发护理 发货快"],
  ["连衣裙 already simplified", "连衣裙 already simplified"],
  ["", ""],
])("%s is written %s on the Mainland [NFR-01]", (text, words) => {
  expect(convertToMainland(text)).toBe(words);
});

test("the longest phrase decides, not the characters in it [NFR-01]", () => {
  // 发 alone becomes 發; the longer 头发 is 頭髮.
  expect(convertToTaiwan("发")).toBe("發");
  expect(convertToTaiwan("头发")).toBe("頭髮");
  // 滑鼠 is one word, though 滑 and 鼠 are two characters that stay.
  expect(convertToMainland("滑鼠")).toBe("鼠标");
  expect(convertToMainland("滑 鼠")).toBe("滑 鼠");
});

test("every text of the demo's goods reads as OpenCC itself would have it, both ways [NFR-01] [TRAN-03]", () => {
  const there = Converter({ from: "cn", to: "twp" });
  const back = BackConverter({ from: "twp", to: "cn" });
  const texts = textsOfGoods();
  const inTaiwan = texts.map(convertToTaiwan);
  expect(texts.length).toBeGreaterThan(1000);
  expect(inTaiwan).toEqual(texts.map((text) => there(text)));
  expect(inTaiwan.map(convertToMainland)).toEqual(inTaiwan.map((text) => back(text)));
});
