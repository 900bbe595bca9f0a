import { useTranslations } from "use-intl";

/** The head of a column of buttons: heard, not seen. */
export function ActsTitle() {
  const t = useTranslations("consoleWords");
  return <span className="hidden-text">{t("acts")}</span>;
}
