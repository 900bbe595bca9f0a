import { Converter } from "opencc-js/cn2t";
import { expect, test } from "vitest";
import { growCatalogue } from "../../../../demo/catalogue/grow-catalogue.ts";
import { convertToTaiwan } from "./convert-to-taiwan.ts";

test.each([
  ["法式连衣裙 荷叶边", "法式連衣裙 荷葉邊"],
  ["蓝牙鼠标", "藍牙滑鼠"],
  ["头发护理 发货快", "頭髮護理 發貨快"],
  ["iPhone 15 / XL 𠮷", "iPhone 15 / XL 𠮷"],
  ["", ""],
])("%s reads %s in Taiwan [TRAN-03]", (text, words) => {
  expect(convertToTaiwan(text)).toBe(words);
});

test("every text of the demo's goods reads as OpenCC itself would have it [TRAN-03]", () => {
  const opencc = Converter({ from: "cn", to: "twp" });
  const texts = growCatalogue().marketplace.flatMap(({ title, attributes, dimensions }) => [
    title.zh,
    ...attributes.flatMap(({ name, value }) => [name.zh, value.zh]),
    ...dimensions.flatMap(({ values }) => values.map(({ name }) => name.zh)),
  ]);
  const distinct = [...new Set(texts)];
  expect(distinct.length).toBeGreaterThan(1000);
  expect(distinct.map(convertToTaiwan)).toEqual(distinct.map((text) => opencc(text)));
});
