import { useTranslations } from "use-intl";
import { Nothing } from "../kit/nothing.tsx";

/** In place of a desk this person may not sit at. [BO-02] */
export function NoRight() {
  const t = useTranslations("console.shell.noRight");
  return <Nothing title={t("title")} body={t("body")} />;
}
