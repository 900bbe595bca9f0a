import { buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

/** No such order, or somebody else's: both look the same. [ORD-22] */
export function UnknownOrder() {
  const t = useTranslations("orders.unknown");
  return (
    <EmptyState
      title={t("title")}
      action={
        <Link {...pathTo.orders} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}
