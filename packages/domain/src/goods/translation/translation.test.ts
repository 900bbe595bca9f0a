import { describe, expect, test } from "vitest";
import {
  hasChinese,
  needsTranslation,
  targetLanguages,
  translatedLanguages,
} from "./translation.ts";

describe("a text of goods", () => {
  test.each(["zh-CN", "zh-Hans", "zh"])("stays as it is for a reader of %s [TRAN-01]", (locale) => {
    expect(needsTranslation(locale, "法式连衣裙")).toBe(false);
  });

  test.each(["zh-TW", "th", "en", "zh-Hant", "ja"])(
    "is put into other words for a reader of %s [TRAN-01] [TRAN-03]",
    (locale) => {
      expect(needsTranslation(locale, "法式连衣裙")).toBe(true);
    },
  );

  test.each(["连衣裙", "XL", "36码", "iPhone 15", "裙", "é"])(
    "with letters or characters is sent: %s [TRAN-02]",
    (text) => {
      expect(needsTranslation("th", text)).toBe(true);
    },
  );

  test.each(["", " ", "36", "12.5", "-", "￥99", "100%", "2026/11/20", "★★★", "สีแดง"])(
    "of digits and signs alone is not: %s [TRAN-02]",
    (text) => {
      expect(needsTranslation("th", text)).toBe(false);
    },
  );
});

test("goods are put into every language but the one sellers write; a translator does Thai and English [TRAN-01] [TRAN-03]", () => {
  expect(targetLanguages).toEqual(["zh-TW", "th", "en"]);
  expect(translatedLanguages).toEqual(["th", "en"]);
});

test.each([
  ["连衣裙", true],
  ["iPhone 手机壳", true],
  ["XL", false],
  ["36", false],
  ["เดรส", false],
  ["", false],
])("'%s' leaves readers of other languages with Chinese characters: %s", (text, isLeft) => {
  expect(hasChinese(text)).toBe(isLeft);
});
