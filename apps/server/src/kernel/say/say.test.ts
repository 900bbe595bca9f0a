import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Call } from "@sampan/contract/kernel/call";
import { commonRefusals, errorCodes, type RefusalName } from "@sampan/contract/kernel/error-codes";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { placeholdersOf } from "@sampan/locales/placeholders-of";
import { texts } from "@sampan/locales/server/zh";
import { describe, expect, test } from "vitest";
import { createSay } from "./say.ts";

const say = createSay({ messagesIn: () => new Map<string, string>() });

/** Words with a number in each of their places. */
function tell(language: Language, name: RefusalName): string {
  const places = [...placeholdersOf(texts.errors[name]).keys()];
  return say(language, `errors.${name}`, Object.fromEntries(places.map((place) => [place, 7])));
}

/** Every call that any file of the contract describes. */
async function callsOfContract(): Promise<Call[]> {
  const folder = join(import.meta.dirname, "../../../../../packages/contract/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test."),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "refusals" in value && "methods" in value;

describe("every refusal", () => {
  test("of every call has words in all four languages [I18N-01] [I18N-09]", async () => {
    const calls = await callsOfContract();
    expect(calls.length).toBeGreaterThan(150);
    const names = new Set([...commonRefusals, ...calls.flatMap(({ refusals }) => refusals)]);
    for (const name of names)
      for (const language of languages) {
        // What could not be said is said as its key.
        expect(tell(language, name)).not.toMatch(/^$|errors\./);
      }
  });

  test("speaks no Chinese in Thai and English, and Thai only in Thai [I18N-01] [I18N-05]", () => {
    // Shown literally in every language, as the specification has it. [ERR-64]
    const literal: RefusalName = "business_category_needed";
    const mixed = (Object.keys(errorCodes) as RefusalName[]).filter((name) => {
      if (name === literal) return false;
      const [zh, taiwan, th, en] = languages.map((language) => tell(language, name));
      const isRight =
        /\p{Script=Thai}/u.test(`${th}`) &&
        /\p{Script=Han}/u.test(`${zh}`) &&
        /\p{Script=Han}/u.test(`${taiwan}`);
      const isForeign =
        /\p{Script=Han}/u.test(`${th}${en}`) || /\p{Script=Thai}/u.test(`${zh}${taiwan}${en}`);
      return !isRight || isForeign;
    });
    expect(mixed).toEqual([]);
  });

  test("has a number of its own, those of the public contract as it gives them", () => {
    const codes: readonly number[] = Object.values(errorCodes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(errorCodes).toMatchObject({
      login_needed: 1088,
      item_not_found_1688: 115059,
      item_not_found: 115005,
      too_many_calls: 100760,
      pinduoduo_transient: 1000,
      server_error: 500,
      service_unavailable: 503,
    });
  });
});

test("the words of the catalogue of errors are those of its situations [ERR-02] [ERR-03] [ERR-04]", () => {
  expect(tell("en", "item_not_found_1688")).toBe("The item cannot be found");
  expect(tell("en", "item_not_found")).toBe("The item cannot be found");
  expect(tell("en", "too_many_calls")).toContain("Too many calls");
  expect(tell("en", "server_error")).toBe("Please try again later");
  expect(tell("en", "service_unavailable")).toBe("Please try again later");
});

test("a refusal carries its values, and the words that staff put in its place [BO-51] [I18N-09]", () => {
  expect(say("en", "errors.below_minimum_batch", { n: 12 })).toBe(
    "The minimum batch quantity is 12",
  );
  const changed = createSay({
    messagesIn: () => new Map([["errors.below_minimum_batch", "Take {n} or more"]]),
  });
  expect(changed("en", "errors.below_minimum_batch", { n: 12 })).toBe("Take 12 or more");
});
