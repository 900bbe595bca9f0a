import { expect, test } from "vitest";
import { wordsToFind } from "../../goods/catalogue/search-words.ts";
import { helpQuestion } from "./help-question.ts";

const groups = [
  ["運費", "shipping fee", "ค่าส่ง"],
  ["tax", "duty"],
];
const asks = (...words: string[]) => words.map((word) => `(${wordsToFind(word)})`).join(" | ");

test("a word that staff say means the same is asked for as well, whatever script it is typed in", () => {
  expect(helpQuestion("运费 多少", groups)).toBe(
    asks("运费 多少", "shipping fee 多少", "ค่าส่ง 多少"),
  );
});

test("a word inside another is none, and several of one are the same", () => {
  expect(helpQuestion("syntax", groups)).toBe(asks("syntax"));
  expect(helpQuestion("taxes", groups)).toBe(asks("taxes", "duty"));
});

test("what has no other word is asked for as it stands, and nothing for what is no word", () => {
  expect(helpQuestion("parcel", groups)).toBe(asks("parcel"));
  expect(helpQuestion(" 🎉 ", groups)).toBeUndefined();
});
