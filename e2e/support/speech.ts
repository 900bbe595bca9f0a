import type { Language } from "@sampan/domain/kernel/language";
import { texts as deskTexts } from "@sampan/locales/console/zh-TW";
import { texts as en } from "@sampan/locales/storefront/en";
import { texts as th } from "@sampan/locales/storefront/th";
import { texts as zh } from "@sampan/locales/storefront/zh";
import { texts as zhTW } from "@sampan/locales/storefront/zh-TW";
import { createTranslator } from "use-intl/core";

type Values = Record<string, string | number>;

/** The storefront's own words, so that a journey speaks every language that people do. */
export type Say = (key: string, values?: Values) => string;

const catalogues = { zh, "zh-TW": zhTW, th, en } as const satisfies Record<Language, object>;

export const speak = (language: Language): Say => translatorOf(language, catalogues[language]);

/** What the desks of the house say, in the language they are opened in (`desks.ts`). */
export const atDesk: Say = translatorOf("zh-TW", deskTexts);

function translatorOf(language: Language, messages: object): Say {
  const translate = createTranslator({
    locale: language,
    messages: messages as typeof zhTW,
    onError: (error) => {
      throw error;
    },
  }) as unknown as Say;
  return (key, values) => translate(key, values);
}

/** A text with a value nobody knows beforehand, beside those that are known, as a pattern: `加入購物車，{count} 件`. */
export function pattern(
  say: Say,
  key: string,
  unknown: readonly string[],
  known: Values = {},
): RegExp {
  const marks = Object.fromEntries(unknown.map((name, position) => [name, 7_000_001 + position]));
  const words = say(key, { ...known, ...marks }).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    Object.values(marks).reduce(
      (text, mark) =>
        text.replaceAll(mark.toLocaleString("en"), ".+").replaceAll(String(mark), ".+"),
      words,
    ),
  );
}
