import type { SpokenLanguage } from "@sampan/domain/kernel/language";
import { refuse } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound } from "../../outbound/outbound.ts";
import { readJson } from "../../read-answer.ts";
import { failureOfStatus, inOrder } from "../in-order.ts";
import type { Translator } from "../translator.ts";

export interface DeeplConfig {
  /** Scheme and host: https://api.deepl.com, or https://api-free.deepl.com for a free key. */
  readonly baseUrl: string;
  readonly authKey: string;
}

const Answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Where its name for what it writes is not the code of the language. */
const targets: Readonly<Partial<Record<SpokenLanguage, string>>> = {
  en: "EN-US",
  zh: "ZH-HANS",
};

/** DeepL. 456 means that the month's characters are used up. Asking twice costs twice and harms nothing. */
export function createDeepl(config: DeeplConfig, outbound: Outbound): Translator {
  const source = outbound.source("deepl");
  return {
    version: "deepl-v2",
    texts_max: 50,
    translate: ({ texts, from, to }) =>
      source.ask({
        repeatable: true,
        request: {
          method: "POST",
          url: `${config.baseUrl}/v2/translate`,
          headers: {
            authorization: `DeepL-Auth-Key ${config.authKey}`,
            "content-type": "application/json",
          },
          body: JSON.stringify({
            text: texts,
            source_lang: from.toUpperCase(),
            target_lang: targets[to] ?? to.toUpperCase(),
          }),
        },
        read: (answer) => {
          if (answer.status !== 200)
            return refuse(failureOfStatus(source.name, answer.status, "from DeepL"));
          const read = readJson(source.name, answer, Answer);
          if (!read.ok) return read;
          return inOrder(
            source.name,
            texts,
            read.value.translations.map(({ text }) => text),
          );
        },
      }),
  };
}
