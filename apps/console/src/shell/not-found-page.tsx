import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Nothing } from "../kit/nothing.tsx";
import { pathTo } from "../paths.ts";

export function NotFoundPage() {
  const t = useTranslations("console.shell");
  return (
    <main className="lost">
      <title>{t("notFound")}</title>
      <Nothing
        isPage
        title={t("notFound")}
        action={<Link {...pathTo.dashboard}>{t("toDashboard")}</Link>}
      />
    </main>
  );
}
