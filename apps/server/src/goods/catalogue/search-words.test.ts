import { expect, test } from "vitest";
import { wordsToFind, wordsToIndex } from "./search-words.ts";

/** What the database does with both: every word asked for is among those indexed, or begins one of them. */
function finds(entry: string, ...names: string[]): boolean {
  const indexed = wordsToIndex(names);
  const asked = wordsToFind(entry)?.split(" & ") ?? [];
  return (
    asked.length > 0 &&
    asked.every((word) => {
      const piece = word.replaceAll(/^'|':\*$|'$/g, "");
      return word.endsWith(":*")
        ? indexed.some((known) => known.startsWith(piece))
        : indexed.includes(piece);
    })
  );
}

const dress = [
  "法式碎花雪纺收腰连衣裙",
  "法式碎花雪紡收腰洋裝",
  "เดรสชีฟองลายดอกไม้ เอวเข้ารูป",
  "Floral chiffon midi dress",
];

test.each(["连衣裙", "連衣裙", "洋裝", "洋装", "裙", "法式连衣裙", "雪紡 洋裝", "碎花裙"])(
  "Chinese in either script, whole or in part: %s",
  (entry) => expect(finds(entry, ...dress)).toBe(true),
);

test.each(["เดรส", "ดอกไม้", "เดรสชีฟอง", "เดรส ดอกไม้", "เอวเข้ารูป", "ลาย", "กางเกง เดรส"])(
  "Thai, wherever a dictionary cuts it: %s",
  (entry) => expect(finds(entry, ...dress)).toBe(!entry.includes("กางเกง")),
);

test.each(["dress", "Dresses", "FLORAL dress", "chif", "ｍｉｄｉ"])(
  "English in any case, from the beginning of a word, in the plural: %s",
  (entry) => expect(finds(entry, ...dress)).toBe(true),
);

test.each(["牛仔", "皮裙", "รองเท้า", "shoe", "ress"])("and nothing else: %s", (entry) =>
  expect(finds(entry, ...dress)).toBe(false),
);

test.each(["f", "D", "chiffon m", "ｆ"])(
  "one letter finds the words that begin with it: %s",
  (entry) => expect(finds(entry, ...dress)).toBe(true),
);

test("one letter is asked for as one entry of the index, and none that was typed is", () => {
  expect(wordsToFind("T恤")).toBe("'^t' & '恤':*");
  expect(wordsToFind("^t")).toBe(wordsToFind("t"));
  expect(wordsToFind("ts")).toBe("'ts':*");
  expect(finds("r", ...dress)).toBe(false);
});

test("numbers and scripts that touch are words of their own", () => {
  expect(wordsToIndex(["304不锈钢保温杯500ml"])).toEqual(
    expect.arrayContaining(["304", "不锈", "500ml", "杯"]),
  );
  expect(finds("保温杯 500", "304不锈钢保温杯500ml")).toBe(true);
  expect(finds("เคสiPhone", "เคส iPhone 15")).toBe(true);
});

test.each(["", "   ", "!!!", "%_\\'", "🎉"])("%j asks for nothing", (entry) =>
  expect(wordsToFind(entry)).toBeUndefined(),
);

test("no typed text breaks out of its quotes, however long it is", () => {
  const question = wordsToFind(`裙' & 'x':* | ${"不锈钢保温杯 ".repeat(2_000)}`) ?? "";
  expect(question).toMatch(/^'[^'&|]+'(?::\*)?(?: & '[^'&|]+'(?::\*)?)*$/u);
  expect(question.split(" & ").length).toBeLessThanOrEqual(40);
});
