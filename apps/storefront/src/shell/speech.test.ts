import { NetworkError, ServerError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import { languages } from "@sampan/domain/kernel/language";
import { describe, expect, test } from "vitest";
import { faultWords } from "./fault-words.ts";
import { speak } from "./speech.ts";

test("what the page speaks says what goods are translated into: its language, and nothing for the original [I18N-08]", async () => {
  const codes = await Promise.all(
    languages.map(async (language) => (await speak(language)).translationCode),
  );
  expect(codes).toEqual([undefined, "zh-TW", "th", "en"]);
});

test("every language says something for every key that pages ask for [I18N-05]", async () => {
  const keysOf = (texts: unknown, path: string): string[] =>
    typeof texts === "object" && texts !== null
      ? Object.entries(texts).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
      : [path];
  const spoken = await Promise.all(
    languages.map(async (language) => (await speak(language)).texts),
  );
  const [original = []] = spoken.map((texts) => keysOf(texts, ""));
  expect(original.length).toBeGreaterThan(1_000);
  for (const texts of spoken) expect(keysOf(texts, "").toSorted()).toEqual(original.toSorted());
});

describe("what went wrong is told", () => {
  test.each([
    ["no answer", new NetworkError("offline", undefined), "Network Error"],
    ["no answer in time", new NetworkError("slow", undefined), "took too long"],
    ["an unreadable answer", new ServerError("unreadable"), "Server Error"],
    ["500 and 503", new ServerError("later", "stack at line 3"), "Please try again later"],
    ["maintenance", new ServerError("maintenance", "until 18:00"), "until 18:00"],
    ["load", new ServerError("busy", "The server is busy"), "The server is busy"],
    ["a younger refusal", new ServerError("told", "Not on Sundays"), "Not on Sundays"],
    [
      "a refusal",
      new Refused({ code: "call_limit", message: "Too many requests", values: {} }),
      "Too many requests",
    ],
    ["anything else", new Error("undefined is not a function"), "Server Error"],
  ])("in our words or the server's: %s [ERR-08] [ERR-19] [ERR-20]", async (_, thrown, words) => {
    const { say } = await speak("en");
    expect(faultWords(say, thrown)).toContain(words);
    expect(faultWords(say, thrown)).not.toContain("stack");
  });

  test("in every language [ERR-19] [ERR-20] [ERR-08]", async () => {
    const told = await Promise.all(
      languages.map(async (language) => {
        const { say } = await speak(language);
        return [
          new NetworkError("offline", undefined),
          new ServerError("unreadable"),
          new ServerError("later"),
        ].map((fault) => faultWords(say, fault));
      }),
    );
    expect(new Set(told.flat()).size).toBe(languages.length * 3);
  });
});
