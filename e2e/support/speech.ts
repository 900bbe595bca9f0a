import type { Language } from "@sampan/domain/kernel/language";
import { texts as en } from "@sampan/locales/storefront/en";
import { texts as th } from "@sampan/locales/storefront/th";
import { texts as zh } from "@sampan/locales/storefront/zh";
import { texts as zhTW } from "@sampan/locales/storefront/zh-TW";
import { createTranslator } from "use-intl/core";

type Values = Record<string, string | number>;

/** The storefront's own words, so that a journey speaks every language that people do. */
export type Say = (key: string, values?: Values) => string;

const catalogues = { zh, "zh-TW": zhTW, th, en } as const satisfies Record<Language, object>;

export function speak(language: Language): Say {
  const translate = createTranslator({
    locale: language,
    messages: catalogues[language] as unknown as typeof zhTW,
    onError: (error) => {
      throw error;
    },
  }) as unknown as Say;
  return (key, values) => translate(key, values);
}

/** A text with a value nobody knows beforehand, as a pattern: `加入購物車，{count} 件`. */
export function pattern(say: Say, key: string, unknown: readonly string[]): RegExp {
  const marks = Object.fromEntries(unknown.map((name, position) => [name, 7_000_001 + position]));
  const words = say(key, marks).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    Object.values(marks).reduce(
      (text, mark) =>
        text.replaceAll(mark.toLocaleString("en"), ".+").replaceAll(String(mark), ".+"),
      words,
    ),
  );
}
