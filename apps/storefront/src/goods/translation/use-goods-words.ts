import type { I18n } from "@sampan/contract/goods/i18n";
import { wordsIn, type Words } from "@sampan/locales/words-in";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { useLocale } from "use-intl";
import { followSpeaker, readSpeaker } from "./goods-speaker.ts";

/**
 * Says texts of goods in the reader's language, in place of `wordsIn`. What nobody has translated yet is
 * shown as it is, asked for once the page is drawn, and swapped when it arrives; what fails stays as it is.
 * For texts of marketplaces only: asking is not free. [TRAN-01] [TRAN-06] [I18N-08]
 */
export function useGoodsWords(): (texts: I18n) => Words {
  const language = useLocale();
  const say = useSyncExternalStore(followSpeaker, readSpeaker, () => wordsIn);
  const { translationCode } = useRouteContext({ from: "__root__" }).speech;
  useEffect(() => {
    if (translationCode)
      void import("./translate-goods.ts").then(({ startTranslating }) => startTranslating());
  }, [translationCode]);
  return (texts) => say(language, texts);
}
