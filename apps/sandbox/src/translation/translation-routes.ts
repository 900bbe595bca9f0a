import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import type { World } from "../world.ts";
import type { SpokenLanguage } from "./translate-words.ts";

type Body = Readonly<Record<string, unknown>>;

/** Texts are refused beyond this, as the services do in their own ways. */
const texts_max = 128;

/** Three services that translate, each in its own words, with the same word list behind them. */
export async function translationRoutes(app: FastifyInstance, world: World): Promise<void> {
  await app.register(async (scope) => googleRoutes(scope, world));
  await app.register(async (scope) => deeplRoutes(scope, world));
  await app.register(async (scope) => libretranslateRoutes(scope, world));
}

async function googleRoutes(app: FastifyInstance, world: World): Promise<void> {
  const problem = (code: number, message: string, status: string) => ({
    error: { code, message, status, errors: [{ message, domain: "global" }] },
  });
  mountFaults(app, world.faults, "translation", {
    throttle: {
      status: 403,
      body: problem(403, "User Rate Limit Exceeded: rateLimitExceeded", "PERMISSION_DENIED"),
    },
  });
  app.post<{ Body: Body; Querystring: Body }>(
    "/google-translate/language/translate/v2",
    async (request, reply) => {
      if (request.query["key"] !== world.credentials.translation.googleKey)
        return reply
          .code(400)
          .send(
            problem(400, "API key not valid. Please pass a valid API key.", "INVALID_ARGUMENT"),
          );
      const { q, target, format } = request.body ?? {};
      const texts = textsOf(q);
      const language = languageOf(target);
      if (!texts || !language)
        return reply.code(400).send(problem(400, "Invalid Value", "INVALID_ARGUMENT"));
      const translations = texts.map((text) => ({
        translatedText: written(world.translateWords(text, language), format),
        detectedSourceLanguage: "zh-CN",
      }));
      return { data: { translations } };
    },
  );
}

async function deeplRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "translation", {
    throttle: { status: 429, body: { message: "Too many requests" } },
  });
  app.post<{ Body: Body }>("/deepl/v2/translate", async (request, reply) => {
    if (
      request.headers.authorization !== `DeepL-Auth-Key ${world.credentials.translation.deeplKey}`
    )
      return reply.code(403).send({ message: "Forbidden" });
    const { text, target_lang } = request.body ?? {};
    const texts = textsOf(text);
    const language = languageOf(target_lang);
    if (!texts || texts.length > 50)
      return reply.code(400).send({ message: "Value for 'text' not supported." });
    if (!language)
      return reply.code(400).send({ message: "Value for 'target_lang' not supported." });
    return {
      translations: texts.map((each) => ({
        detected_source_language: "ZH",
        text: world.translateWords(each, language),
      })),
    };
  });
}

async function libretranslateRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "translation", {
    throttle: { status: 429, body: { error: "Slowdown: Too many requests" } },
  });
  app.post<{ Body: Body }>("/libretranslate/translate", async (request, reply) => {
    const { q, source, target, api_key } = request.body ?? {};
    if (api_key !== world.credentials.translation.libretranslateKey)
      return reply.code(403).send({ error: "Invalid API key" });
    const texts = textsOf(q);
    const language = languageOf(target);
    if (!texts || !language || typeof source !== "string")
      return reply.code(400).send({ error: "Invalid request: missing parameter" });
    const translatedText = texts.map((text) => world.translateWords(text, language));
    // One text alone comes back alone.
    return { translatedText: Array.isArray(q) ? translatedText : translatedText[0] };
  });
}

function textsOf(value: unknown): string[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  const isWhole = texts.every((text): text is string => typeof text === "string" && text !== "");
  return isWhole && texts.length > 0 && texts.length <= texts_max ? texts : undefined;
}

function languageOf(value: unknown): SpokenLanguage | undefined {
  if (typeof value !== "string") return undefined;
  const [language] = value.toLowerCase().split("-");
  return language === "zh" || language === "th" || language === "en" ? language : undefined;
}

/** Whoever does not ask for plain text gets it as HTML, with entities. */
const written = (text: string, format: unknown): string =>
  format === "text"
    ? text
    : text.replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll('"', "&quot;");
