import type {
  latinLanguage,
  OriginalLanguage,
  SpokenLanguage,
} from "@sampan/domain/kernel/language";
import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** What texts of goods come in. */
export type SourceLanguage = OriginalLanguage | typeof latinLanguage;

export interface TranslationOrder {
  readonly texts: readonly string[];
  readonly from: SpokenLanguage;
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
