import { chooseLanguage, defaultLanguage, type Language } from "@sampan/domain/kernel/language";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** What this request is answered in; a session may replace it by its account's choice. */
    language: Language;
  }
}

/** What `?lang=` of the address says, whether it is a language or not. */
export function namedLanguage({ query }: Pick<FastifyRequest, "query">): string | undefined {
  const { lang } = query as { readonly lang?: unknown };
  return typeof lang === "string" ? lang : undefined;
}

/** Reads the language of every request before anything can fail in it. [I18N-03] [I18N-09] */
export function readLanguage(
  app: FastifyInstance,
  /** What is spoken to whoever asks for no language of ours. */
  fallback: () => Language = () => defaultLanguage,
): void {
  app.decorateRequest("language", defaultLanguage);
  app.addHook("onRequest", (request, _reply, done) => {
    request.language = chooseLanguage({
      stored: request.cookies["lang"],
      named: namedLanguage(request),
      accepted: request.headers["accept-language"],
      fallback: fallback(),
    });
    done();
  });
}
