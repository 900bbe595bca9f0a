import { type Language, languages } from "../../kernel/language.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

export const popupStates = ["draft", "published", "ended"] as const;
export type PopupState = (typeof popupStates)[number];
export type PopupEvent = "publish" | "end";

const transitions = {
  draft: { publish: "published" },
  published: { end: "ended" },
  ended: {},
} as const satisfies Record<PopupState, Partial<Record<PopupEvent, PopupState>>>;

/** Where a popup goes; refuses `popup_not_in_state`. */
export function nextPopupState(
  state: PopupState,
  event: PopupEvent,
): Result<PopupState, { readonly code: "popup_not_in_state" }> {
  const next = (transitions[state] as Partial<Record<PopupEvent, PopupState>>)[event];
  return next === undefined ? refuse({ code: "popup_not_in_state" }) : ok(next);
}

type Words = Readonly<Record<Language, string>>;

/** What a popup says and shows, in each language. */
export interface PopupWords {
  readonly titles: Words;
  readonly texts: Words;
  /** What its button says. */
  readonly actions: Words;
  /** Empty where it shows none. */
  readonly picture: string;
  /** What the picture shows, for who does not see it. */
  readonly picture_words: Words;
}

/** A page of ours, whose address begins with one slash: `//` would lead elsewhere. */
export const isOwnAddress = (address: string): boolean =>
  /^\/(?:[\w.-]+\/?){0,6}(?:\?[\w=&%.-]{1,100})?$/.test(address);

export type PopupUnready = {
  readonly code: "popup_words_missing";
  readonly missing: Language;
};

/**
 * Whether everybody can read it. Refuses `popup_words_missing` with the first language in which title, text, button or
 * what its picture shows is not written.
 */
export function checkPopupWords(words: PopupWords): Result<null, PopupUnready> {
  const parts = [words.titles, words.texts, words.actions];
  const needed = words.picture === "" ? parts : [...parts, words.picture_words];
  const missing = languages.find((language) => needed.some((part) => part[language].trim() === ""));
  return missing === undefined ? ok(null) : refuse({ code: "popup_words_missing", missing });
}
