import type { Language } from "@sampan/domain/kernel/language";
import { useTranslations } from "use-intl";
import type { WirePopup } from "./popup-form.ts";

interface PopupPreviewProps {
  readonly typed: WirePopup;
  readonly language: Language;
}

/** As wide as on the narrowest phone, in the language that is written; what is missing there is seen as missing. */
export function PopupPreview({ typed, language }: PopupPreviewProps) {
  const t = useTranslations("consolePopups");
  const missing = <span className="faint">{t("missing")}</span>;
  const { picture } = typed;
  return (
    <section className="popup-preview" aria-label={t("preview")}>
      <div className="popup-card" lang={language}>
        {picture !== "" && <img src={picture} alt={typed.picture_words[language]} />}
        <div>
          <b>{typed.titles[language] || missing}</b>
          <p>{typed.texts[language] || missing}</p>
          <span className="popup-action">{typed.actions[language] || missing}</span>
        </div>
      </div>
    </section>
  );
}
