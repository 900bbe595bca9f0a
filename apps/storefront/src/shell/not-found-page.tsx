import { buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";

/** Any address that is not ours. */
export function NotFoundPage() {
  const t = useTranslations("common");
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <title>{`${t("notFound.title")} · ${t("name")}`}</title>
      <h1 className="sr-only">{t("notFound.title")}</h1>
      <EmptyState
        title={t("notFound.title")}
        body={t("notFound.body")}
        action={
          <Link {...pathTo.home} className={buttonLook({})}>
            {t("goHome")}
          </Link>
        }
      />
    </main>
  );
}
