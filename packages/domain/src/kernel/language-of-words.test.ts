import { expect, test } from "vitest";
import { languageOfWords } from "./language-of-words.ts";

test("words are in the language of their letters, whatever is spoken beside them", () => {
  expect(languageOfWords("สินค้าแตก size M", "en")).toBe("th");
  expect(languageOfWords("杯子破了", "zh-TW")).toBe("zh-TW");
  expect(languageOfWords("杯子破了", "th")).toBe("zh");
  expect(languageOfWords("The cup is broken", "th")).toBe("en");
  expect(languageOfWords("123 !", "th")).toBe("th");
});
