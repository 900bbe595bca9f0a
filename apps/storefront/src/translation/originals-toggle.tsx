import { useSyncExternalStore } from "react";
import { useLocale, useTranslations } from "use-intl";
import {
  followGoodsWords,
  nothingKnown,
  readGoodsWords,
  showOriginals,
} from "./goods-words-store.ts";

/** One tap shows the sellers' own words wherever goods are translated, one more the translations. [AGNT-07] */
export function OriginalsToggle({ className = "" }: { readonly className?: string }) {
  const t = useTranslations("translation");
  const language = useLocale();
  const { showsOriginals } = useSyncExternalStore(
    followGoodsWords,
    readGoodsWords,
    () => nothingKnown,
  );
  if (language === "zh") return null;
  return (
    <button
      type="button"
      onClick={() => showOriginals(!showsOriginals)}
      className={`tap inline-flex min-h-7 items-center text-xs text-brand ${className}`}
    >
      {t(showsOriginals ? "toTranslations" : "toOriginals")}
    </button>
  );
}
