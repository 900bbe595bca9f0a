import { translationLimits } from "@sampan/domain/goods/translation/translation";
import { expect, test } from "vitest";
import { callsFor } from "./calls-for.ts";

test("texts of one moment travel in one call, equal ones once [TRAN-07]", () => {
  expect(callsFor(["红色", "蓝色", "红色"])).toEqual([["红色", "蓝色"]]);
  expect(callsFor([])).toEqual([]);
});

test("no call holds more texts or characters than one call may", () => {
  const { texts_max, text_characters_max, characters_max } = translationLimits;
  const many = Array.from({ length: 250 }, (_, index) => `裙${index}`);
  expect(callsFor(many).map(({ length }) => length)).toEqual([texts_max, texts_max, 50]);
  const long = Array.from({ length: 60 }, (_, index) =>
    String(index).padEnd(text_characters_max, "裙"),
  );
  const sizes = callsFor(long).map((texts) => texts.join("").length);
  expect(sizes.every((size) => size <= characters_max)).toBe(true);
  expect(sizes.reduce((total, size) => total + size)).toBe(60 * text_characters_max);
});

test("a text too long for any call is left out", () => {
  expect(callsFor(["裙".repeat(501), "裙"])).toEqual([["裙"]]);
});
