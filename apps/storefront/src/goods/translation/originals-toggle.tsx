import { originalLanguage } from "@sampan/domain/kernel/language";
import { useSyncExternalStore } from "react";
import { useLocale, useTranslations } from "use-intl";
import { followSpeaker } from "./goods-speaker.ts";
import { areOriginalsShown, showOriginals } from "./translate-goods.ts";

/** One tap shows the sellers' own words wherever goods are translated, one more the translations. [AGNT-07] */
export function OriginalsToggle({ className = "" }: { readonly className?: string }) {
  const t = useTranslations("translation");
  const isOn = useSyncExternalStore(followSpeaker, areOriginalsShown, () => false);
  if (useLocale() === originalLanguage) return null;
  return (
    <button
      type="button"
      onClick={() => showOriginals(!isOn)}
      className={`tap inline-flex min-h-7 items-center text-xs text-brand ${className}`}
    >
      {t(isOn ? "toTranslations" : "toOriginals")}
    </button>
  );
}
