import type { I18n } from "@sampan/contract/goods";
import { needsTranslation } from "@sampan/domain/translation";
import { wordsIn, type Words } from "@sampan/locales/words-in";
import { useSyncExternalStore } from "react";
import { useLocale } from "use-intl";
import {
  followGoodsWords,
  nothingKnown,
  readGoodsWords,
  translationKey,
} from "./goods-words-store.ts";
import { wantTranslation } from "./want-translation.ts";

/**
 * Says texts of goods in the reader's language, in place of `wordsIn`. What nobody has translated yet is
 * shown as it is, asked for once the page is drawn, and swapped when it arrives; what fails stays as it is.
 * For texts of marketplaces only: asking is not free. [TRAN-01] [TRAN-02] [TRAN-06]
 */
export function useGoodsWords(): (texts: I18n) => Words {
  const language = useLocale();
  const known = useSyncExternalStore(followGoodsWords, readGoodsWords, () => nothingKnown);
  return (texts) => {
    if (known.showsOriginals && language !== "zh") return { text: texts.zh, lang: "zh" };
    if (texts[language] !== undefined || !needsTranslation(language, texts.zh))
      return wordsIn(language, texts);
    const translation = known.translations.get(translationKey(language, texts.zh));
    if (translation === undefined) wantTranslation(language, texts.zh);
    return wordsIn(
      language,
      translation === undefined ? texts : { ...texts, [language]: translation },
    );
  };
}
