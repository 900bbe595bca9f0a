import { describe, expect, test } from "vitest";
import { byLanguage, inEach } from "./by-language.ts";
import {
  chooseLanguage,
  isLanguage,
  languages,
  latinLanguage,
  originalLanguage,
  readLanguage,
  staffLanguage,
} from "./language.ts";

test("a word that somebody sent is a language only where it is one of ours by name", () => {
  const sent = [...languages, "klingon", "toString", "", undefined, null, 1, ["en"]];
  expect(sent.filter(isLanguage)).toEqual(languages);
});

describe("choosing a language", () => {
  test("keeps the stored choice whatever the browser accepts [I18N-03]", () => {
    expect(chooseLanguage({ stored: "th", accepted: "en" })).toBe("th");
  });
  test("follows an address that names one, for whoever has not chosen", () => {
    expect(chooseLanguage({ named: "th", accepted: "en" })).toBe("th");
    expect(chooseLanguage({ stored: "zh-TW", named: "th", accepted: "en" })).toBe("zh-TW");
    expect(chooseLanguage({ named: "klingon", accepted: "en" })).toBe("en");
  });
  test("takes the first accepted one of ours, by weight [I18N-03]", () => {
    expect(chooseLanguage({ accepted: "fr, th;q=0.4, en;q=0.8" })).toBe("en");
    expect(chooseLanguage({ accepted: "th; q=0.4, en ; q=0.8" })).toBe("en");
    expect(chooseLanguage({ accepted: "en;level=1;q=0.9, th;q=0.5" })).toBe("en");
    expect(chooseLanguage({ accepted: "en, th" })).toBe("en");
  });
  test("ends at the default, also for a stored word that is no language [I18N-03] [CONST-54]", () => {
    expect(chooseLanguage({})).toBe("zh");
    expect(chooseLanguage({ accepted: "" })).toBe("zh");
    expect(chooseLanguage({ accepted: "fr-FR, de" })).toBe("zh");
    expect(chooseLanguage({ stored: "klingon" })).toBe("zh");
    expect(chooseLanguage({ accepted: "th;q=0" })).toBe("zh");
    expect(chooseLanguage({ fallback: "en" })).toBe("en");
  });
  test("reads the tags of the other Chinese-speaking places", () => {
    expect(["zh-Hant", "zh-HK", "zh-MO", "zh-Hant-HK", "zh_TW"].map(readLanguage)).toEqual(
      Array(5).fill("zh-TW"),
    );
    expect(["zh-CN", "zh-Hans", "zh-SG", "ZH"].map(readLanguage)).toEqual(Array(4).fill("zh"));
    expect(readLanguage("en-GB")).toBe("en");
    expect(readLanguage("ja")).toBeUndefined();
  });
  test("speaks to staff as people in Taiwan do, until they choose", () => {
    expect(staffLanguage).toBe(readLanguage("zh-Hant-TW"));
  });
  test("takes what sellers write without Chinese characters for English", () => {
    expect(latinLanguage).toBe(readLanguage("en"));
    expect(originalLanguage).toBe(readLanguage("zh-Hans-CN"));
  });
  test("makes one of a thing for each, or for some", () => {
    expect(byLanguage((language) => `in ${language}`)).toEqual({
      zh: "in zh",
      "zh-TW": "in zh-TW",
      th: "in th",
      en: "in en",
    });
    expect(inEach(["th", "en"], (language) => language.length)).toEqual({ th: 2, en: 2 });
  });
  test("offers Chinese, Traditional Chinese, Thai and English", () => {
    expect(languages).toEqual(["zh", "zh-TW", "th", "en"]);
  });
});
