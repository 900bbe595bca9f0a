import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/**
 * Holds an answer to what was ordered: one translation a text, none of them empty. Anything else cannot be
 * put beside its texts and is `transient`.
 */
export function inOrder(
  source: string,
  texts: readonly string[],
  translations: readonly string[],
): Result<readonly string[], SourceFailure> {
  const isWhole =
    translations.length === texts.length && translations.every((text) => text.trim() !== "");
  if (isWhole) return ok(translations);
  const detail = `${translations.length} translations for ${texts.length} texts, or an empty one`;
  return refuse({ code: "transient", source, detail });
}

/** What an HTTP status of a translation service means where its body does not say more. */
export function failureOfStatus(source: string, status: number, detail: string): SourceFailure {
  const code =
    status === 429 || status === 456
      ? "too_many_calls"
      : status === 401 || status === 403
        ? "disabled"
        : status >= 500
          ? "unavailable"
          : "rejected";
  return { code, source, detail: `HTTP ${status} ${detail}`, upstream_code: String(status) };
}
