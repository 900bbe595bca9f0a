import type { Language } from "@sampan/domain/kernel/language";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { wordsIn } from "@sampan/locales/words-in";
import { changeSpeaker, readSpeaker } from "./goods-speaker.ts";
import { startTranslating } from "./translate-goods.ts";

/** What the page of a reader asks for while it says goods, and what it says once that came. */

const asked: URLSearchParams[] = [];

beforeAll(() => {
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const wish = new URLSearchParams(String(body));
    asked.push(wish);
    const texts = JSON.parse(wish.get("text") ?? "[]") as string[];
    const data = Object.fromEntries(texts.map((text) => [text, `${wish.get("lang")}:${text}`]));
    return Response.json({ success: true, data });
  });
  startTranslating();
});
afterAll(() => {
  vi.unstubAllGlobals();
  changeSpeaker(wordsIn);
});

const say = (language: Language, zh: string): string => readSpeaker()(language, { zh }).text;

test("a text is asked for by its words and the reader's language, and said anew once it came [TRAN-08]", async () => {
  expect(say("th", "碎花长裙")).toBe("碎花长裙");
  await vi.waitFor(() => expect(say("th", "碎花长裙")).toBe("th:碎花长裙"));
  expect(asked.map((wish) => Object.fromEntries(wish))).toEqual([
    { text: '["碎花长裙"]', lang: "th" },
  ]);
});

test("nothing is asked for in the language of sellers, and nothing of digits and signs alone in any [TRAN-01] [TRAN-02]", async () => {
  asked.length = 0;
  for (const text of ["36", "12.5", "★★★", "100%"])
    for (const language of ["zh", "zh-TW", "th", "en"] as const)
      expect(say(language, text)).toBe(text);
  expect(say("zh", "百褶半裙")).toBe("百褶半裙");
  for (const language of ["zh-TW", "th", "en"] as const) say(language, "36码");
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.map((wish) => [wish.get("lang"), wish.get("text")])).toEqual([
    ["zh-TW", '["36码"]'],
    ["th", '["36码"]'],
    ["en", '["36码"]'],
  ]);
});
