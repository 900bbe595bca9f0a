import { onTestFinished, describe, expect, test } from "vitest";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import { openOutbound } from "./support/open-outbound.ts";
import { openSandbox } from "./support/open-sandbox.ts";
import { startFakeSource, type Reply } from "./support/start-fake-source.ts";
import type { Outbound } from "@sampan/connectors/outbound/outbound";
import { createDeepl } from "@sampan/connectors/translation/deepl/create-deepl";
import { createGoogleV2 } from "@sampan/connectors/translation/google-v2/create-google-v2";
import { createLibretranslate } from "@sampan/connectors/translation/libretranslate/create-libretranslate";
import type { Translator } from "@sampan/connectors/translation/translator";

const keys = sandboxCredentials.translation;

type Open = (baseUrl: string, key: string, outbound: Outbound) => Translator;
const google: Open = (baseUrl, apiKey, outbound) => createGoogleV2({ baseUrl, apiKey }, outbound);
const deepl: Open = (baseUrl, authKey, outbound) => createDeepl({ baseUrl, authKey }, outbound);
const libre: Open = (baseUrl, apiKey, outbound) =>
  createLibretranslate({ baseUrl, apiKey }, outbound);

const services: readonly [string, Open, string, string][] = [
  ["Google", google, "google-translate", keys.googleKey],
  ["DeepL", deepl, "deepl", keys.deeplKey],
  ["LibreTranslate", libre, "libretranslate", keys.libretranslateKey],
];

async function openWorld() {
  const world = await openSandbox();
  onTestFinished(() => world.close());
  return world;
}

describe.each(services)("%s", (_, open, path, key) => {
  test("answers each text in its order and language [TRAN-05]", async () => {
    const world = await openWorld();
    const translator = open(`${world.url}/${path}`, key, openOutbound());
    const texts = ["黑色", "连衣裙", "棉麻"];
    const thai = await translator.translate({ texts, from: "zh", to: "th" });
    expect(thai).toMatchObject({ ok: true });
    expect(thai.ok && thai.value).toHaveLength(3);
    expect(thai.ok && thai.value[0]).toBe("ดำ");
    const english = await translator.translate({ texts: ["黑色"], from: "zh", to: "en" });
    expect(english).toEqual({ ok: true, value: ["Black"] });
  });

  test("says a title of the demo's goods as whoever sells them would", async () => {
    const world = await openWorld();
    const title = world.goodsOf("1688")[0]?.title;
    const translator = open(`${world.url}/${path}`, key, openOutbound());
    const answer = await translator.translate({
      texts: [title?.zh ?? ""],
      from: "zh",
      to: "th",
    });
    expect(answer).toEqual({ ok: true, value: [title?.th] });
  });

  test("with a wrong key is no source until an operator acts, or says no", async () => {
    const world = await openWorld();
    const translator = open(`${world.url}/${path}`, "wrong", openOutbound());
    const answer = await translator.translate({ texts: ["黑色"], from: "zh", to: "th" });
    expect(["disabled", "rejected"]).toContain(!answer.ok && answer.error.code);
  });

  test("that throttles us is not asked again", async () => {
    const world = await openWorld();
    await world.control("faults", { upstream: "translation", kind: "throttle" });
    const translator = open(`${world.url}/${path}`, key, openOutbound());
    const answer = await translator.translate({ texts: ["黑色"], from: "zh", to: "th" });
    expect(answer).toMatchObject({ error: { code: "too_many_calls" } });
  });

  test("that answers too little or nothing readable gives no translation [TRAN-06]", async () => {
    const bodies: Reply[] = [
      { body: "<h1>maintenance</h1>" },
      { body: { data: { translations: [] }, translations: [], translatedText: [] } },
      {
        body: {
          data: { translations: [{ translatedText: " " }] },
          translations: [{ text: " " }],
          translatedText: [" "],
        },
      },
    ];
    for (const reply of bodies) {
      const { baseUrl } = await startFakeSource(() => reply);
      const translator = open(baseUrl, key, openOutbound());
      const answer = await translator.translate({ texts: ["黑色"], from: "zh", to: "th" });
      expect(answer.ok).toBe(false);
    }
  });
});

test("Google is asked for plain text, so that no entities come back", async () => {
  const { baseUrl, received } = await startFakeSource(() => ({
    body: { data: { translations: [{ translatedText: "women's" }] } },
  }));
  const translator = google(baseUrl, "k&1", openOutbound());
  await translator.translate({ texts: ["女士"], from: "zh", to: "en" });
  expect(received[0]?.path).toBe("/language/translate/v2?key=k%261");
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    q: ["女士"],
    source: "zh-CN",
    target: "en",
    format: "text",
  });
});

test("DeepL is asked in its own language codes", async () => {
  const { baseUrl, received } = await startFakeSource(() => ({
    body: { translations: [{ text: "Black" }] },
  }));
  await deepl(baseUrl, "k", openOutbound()).translate({ texts: ["黑色"], from: "zh", to: "en" });
  expect(received[0]?.headers["authorization"]).toBe("DeepL-Auth-Key k");
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    text: ["黑色"],
    source_lang: "ZH",
    target_lang: "EN-US",
  });
});
