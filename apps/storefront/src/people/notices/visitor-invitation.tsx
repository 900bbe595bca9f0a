import { buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

export function VisitorInvitation() {
  const t = useTranslations("notices");
  const words = useTranslations("common");
  return (
    <EmptyState
      title={t("visitor")}
      body={t("emptyBody")}
      action={
        <Link {...pathTo.login(pathTo.notices.to)} className={buttonLook({})}>
          {words("logIn")}
        </Link>
      }
    />
  );
}
