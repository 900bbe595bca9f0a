import type { Language } from "@sampan/domain/kernel/language";

/** What content staff wrote in the place of built texts, at hand for every page and every answer. */
export interface ChangedTexts {
  /** Messages by key, as they were written. */
  readonly messagesIn: (language: Language) => ReadonlyMap<string, string>;
  /** The same compiled as pages hold them; undefined where nothing was changed, so that nothing travels. */
  readonly compiledIn: (language: Language) => Readonly<Record<string, unknown>> | undefined;
  /** Reads them anew: at start, after a change here, and every two seconds (`keepFresh`). */
  readonly refresh: () => Promise<void>;
}
