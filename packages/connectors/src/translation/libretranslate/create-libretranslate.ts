import { refuse } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound } from "../../outbound/outbound.ts";
import { readJson } from "../../read-answer.ts";
import { failureOfStatus, inOrder } from "../in-order.ts";
import type { Translator } from "../translator.ts";

export interface LibretranslateConfig {
  /** Scheme and host of the installation. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

const Answer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate, run by ourselves. A list of texts comes back as a list. */
export function createLibretranslate(config: LibretranslateConfig, outbound: Outbound): Translator {
  const source = outbound.source("libretranslate");
  return {
    version: "libretranslate",
    // It works through them one by one, on a machine of ours.
    texts_max: 25,
    translate: ({ texts, from, to }) =>
      source.ask({
        repeatable: true,
        request: {
          method: "POST",
          url: `${config.baseUrl}/translate`,
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            q: texts,
            source: from,
            target: to,
            format: "text",
            api_key: config.apiKey,
          }),
        },
        read: (answer) => {
          if (answer.status !== 200)
            return refuse(failureOfStatus(source.name, answer.status, "from LibreTranslate"));
          const read = readJson(source.name, answer, Answer);
          return read.ok ? inOrder(source.name, texts, read.value.translatedText) : read;
        },
      }),
  };
}
