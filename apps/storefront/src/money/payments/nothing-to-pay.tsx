import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";

/** Paid already, still in review, or somebody else's. [PAY-01] */
export function NothingToPay() {
  const t = useTranslations("payment");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <EmptyState
        title={t("notPayable.title")}
        body={t("notPayable.body")}
        action={
          <Link {...pathTo.orders} className={buttonLook({})}>
            {t("notPayable.action")}
          </Link>
        }
      />
    </main>
  );
}
