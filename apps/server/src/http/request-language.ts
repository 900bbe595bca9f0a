import { chooseLanguage, type Language } from "@sampan/domain/language";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** What this request is answered in; a session may replace it by its account's choice. */
    language: Language;
  }
}

/** Settles the language of every request before anything can fail in it. [I18N-03] [I18N-09] */
export function settleLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", "zh");
  app.addHook("onRequest", async (request) => {
    request.language = languageOf(request);
  });
}

function languageOf(request: FastifyRequest): Language {
  return chooseLanguage({
    stored: request.cookies["lang"],
    accepted: request.headers["accept-language"],
  });
}
