import type { Result } from "@sampan/domain/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** `zh` is simplified Chinese. */
export type SourceLanguage = "zh" | "en";
export type SpokenLanguage = "th" | "en";

export interface TranslationOrder {
  readonly texts: readonly string[];
  readonly from: SourceLanguage;
  readonly to: SpokenLanguage;
}

/** Somebody who puts plain texts into another language. */
export interface Translator {
  /** Names the provider and the make of its results; a new make is translated anew. */
  readonly version: "google-v2" | "deepl-v2" | "libretranslate";
  /** What one call may hold; whoever orders keeps within it. */
  readonly texts_max: number;
  /** The translations in the order of the texts, as many as there are texts. */
  readonly translate: (
    order: TranslationOrder,
  ) => Promise<Result<readonly string[], SourceFailure>>;
}
