import type { InputOf } from "@sampan/contract/kernel/call";
import type { addPopup, PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import { byLanguage } from "@sampan/domain/kernel/by-language";

export type WirePopup = InputOf<typeof addPopup>;

/** What the parts of the form take: what is typed, and how to change some of it. */
export interface PopupFieldsProps {
  readonly typed: WirePopup;
  readonly put: (change: Partial<WirePopup>) => void;
}

const empty = byLanguage(() => "");

/** Where a new popup begins. */
export const newPopup: WirePopup = {
  stage: 1,
  starts_at: "",
  ends_at: "",
  sees: null,
  route: "",
  code: "",
  titles: empty,
  texts: empty,
  actions: empty,
  picture: "",
  picture_words: empty,
};

/** A field for a moment has no seconds. */
const minute = (wireTime: string): string => wireTime.slice(0, 16).replace(" ", "T");

export const typedOf = (row: PopupRow): WirePopup => ({
  stage: row.stage,
  starts_at: minute(row.starts_at),
  ends_at: minute(row.ends_at),
  sees: row.sees,
  route: row.route,
  code: row.code,
  titles: row.titles,
  texts: row.texts,
  actions: row.actions,
  picture: row.picture,
  picture_words: row.picture_words,
});
