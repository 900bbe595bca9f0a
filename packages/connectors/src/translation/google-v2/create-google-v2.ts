import type { SpokenLanguage } from "@sampan/domain/kernel/language";
import { refuse } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound } from "../../outbound/outbound.ts";
import { readJson } from "../../read-answer.ts";
import { failureOfStatus, inOrder } from "../in-order.ts";
import type { Translator } from "../translator.ts";

export interface GoogleV2Config {
  /** Scheme and host, e.g. https://translation.googleapis.com */
  readonly baseUrl: string;
  readonly apiKey: string;
}

const Answer = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});
const Problem = z.object({ error: z.object({ message: z.string() }) });

/** Where its name for a language is not the code of it. */
const codes: Readonly<Partial<Record<SpokenLanguage, string>>> = { zh: "zh-CN" };

/** Too many characters or calls come as 403 with this reason, like a wrong key. */
const throttled = /rateLimitExceeded|quota/i;

/** Google's Cloud Translation, basic edition. Asking twice costs twice and harms nothing. */
export function createGoogleV2(config: GoogleV2Config, outbound: Outbound): Translator {
  const source = outbound.source("google_translate");
  const address = `${config.baseUrl}/language/translate/v2?key=${encodeURIComponent(config.apiKey)}`;
  return {
    version: "google-v2",
    texts_max: 100,
    translate: ({ texts, from, to }) =>
      source.ask({
        repeatable: true,
        request: {
          method: "POST",
          url: address,
          headers: { "content-type": "application/json" },
          // The default format is HTML, which comes back with entities.
          body: JSON.stringify({
            q: texts,
            source: codes[from] ?? from,
            target: codes[to] ?? to,
            format: "text",
          }),
        },
        read: (answer) => {
          if (answer.status >= 500)
            return refuse(failureOfStatus(source.name, answer.status, "from Google"));
          if (answer.status !== 200) {
            const problem = readJson(source.name, answer, Problem);
            if (!problem.ok) return problem;
            const { message } = problem.value.error;
            const status = throttled.test(message) ? 429 : answer.status;
            return refuse(failureOfStatus(source.name, status, message));
          }
          const read = readJson(source.name, answer, Answer);
          if (!read.ok) return read;
          const { translations } = read.value.data;
          return inOrder(
            source.name,
            texts,
            translations.map(({ translatedText }) => translatedText),
          );
        },
      }),
  };
}
