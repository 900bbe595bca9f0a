import { onTestFinished, expect, test } from "vitest";
import { testTime } from "../../../tests/support/open-outbound.ts";
import { readConfig, WrongSetting } from "./kernel/config.ts";
import { connectServices } from "./services.ts";

const baseUrl = "http://127.0.0.1:9";
const google = { GOOGLE_TRANSLATE_BASE_URL: baseUrl, GOOGLE_TRANSLATE_API_KEY: "k" };
const deepl = { DEEPL_BASE_URL: baseUrl, DEEPL_AUTH_KEY: "k" };
const libre = { LIBRETRANSLATE_BASE_URL: baseUrl, LIBRETRANSLATE_API_KEY: "k" };

function translatorOf(environment: Record<string, string>): string | undefined {
  const { services, close } = connectServices(readConfig({ SAMPAN_MODE: "demo", ...environment }), {
    now: () => testTime,
    storeOf: () => ({ read: async () => undefined, keep: async () => {} }),
  });
  onTestFinished(close);
  return services.translator?.version;
}

test("nobody translates until somebody is configured", () => {
  expect(translatorOf({})).toBeUndefined();
});

test.each([
  [google, "google-v2"],
  [deepl, "deepl-v2"],
  [libre, "libretranslate"],
  [{ ...deepl, ...libre }, "deepl-v2"],
  [{ ...google, ...deepl, ...libre, TRANSLATOR: "libretranslate" }, "libretranslate"],
])(
  "the translator is the first that is configured, or the one that is named",
  (settings, version) => {
    expect(translatorOf(settings)).toBe(version);
  },
);

test("a translator that is named without its settings ends the start", () => {
  expect(() => translatorOf({ ...google, TRANSLATOR: "deepl" })).toThrow(WrongSetting);
  expect(() => translatorOf({ ...google, TRANSLATOR: "babelfish" })).toThrow(WrongSetting);
});
