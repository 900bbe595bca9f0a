import { expect, test } from "vitest";
import { byLanguage } from "../../kernel/by-language.ts";
import { checkPopupWords, isOwnAddress, nextPopupState, popupStates } from "./popup.ts";

const written = byLanguage(() => "字");
const words = {
  titles: written,
  texts: written,
  actions: written,
  picture: "",
  picture_words: byLanguage(() => ""),
};

test("a popup is drafted, published once and ended for good", () => {
  const ways = popupStates.map((state) =>
    (["publish", "end"] as const).map((event) => {
      const next = nextPopupState(state, event);
      return next.ok ? next.value : next.error.code;
    }),
  );
  const no = "popup_not_in_state";
  expect(ways).toEqual([
    ["published", no],
    [no, "ended"],
    [no, no],
  ]);
});

test("it is published in every language, its picture described in each", () => {
  expect(checkPopupWords(words).ok).toBe(true);
  const refused = (change: object) => {
    const checked = checkPopupWords({ ...words, ...change });
    return checked.ok ? "" : checked.error.missing;
  };
  for (const part of ["titles", "texts", "actions"])
    expect(refused({ [part]: { ...written, th: " " } })).toBe("th");
  expect(refused({ picture: "/files/1" })).toBe("zh");
  expect(refused({ picture: "/files/1", picture_words: written })).toBe("");
  expect(checkPopupWords({ ...words, texts: words.picture_words })).toMatchObject({
    error: { code: "popup_words_missing" },
  });
});

test.each([
  ["/", true],
  ["/anniversary", true],
  ["/category/103", true],
  ["/couponDetail?code=ABC", true],
  ["//elsewhere.test", false],
  ["https://elsewhere.test", false],
  ["/a\\b", false],
  ["javascript:alert(1)", false],
])("%s as the address of its button: %s", (address, isOwn) => {
  expect(isOwnAddress(address)).toBe(isOwn);
});
