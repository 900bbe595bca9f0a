import { describe, expect, test } from "vitest";
import { wordOfTerms } from "./word-of-terms.ts";

describe("our own words for goods", () => {
  test.each([
    ["黑色", "ดำ", "Black"],
    [" 颜色 ", "สี", "Colour"],
    ["定金", "เงินมัดจำ", "deposit"],
  ])("say %s whole", (text, thai, english) => {
    expect([wordOfTerms(text, "th"), wordOfTerms(text, "en")]).toEqual([thai, english]);
  });

  test.each([
    ["黑色 XL", "Black XL"],
    ["黑色/白色", "Black / White"],
    ["米白（2XL）", "Off-white (2XL)"],
  ])("compose an option: %s", (text, english) => {
    expect(wordOfTerms(text, "en")).toBe(english);
  });

  test.each(["黑色法式连衣裙", "神秘色", "XL", "36", "", "黑色".repeat(13)])(
    "are silent about what they do not know whole: %s",
    (text) => {
      expect(wordOfTerms(text, "th")).toBeUndefined();
    },
  );
});
