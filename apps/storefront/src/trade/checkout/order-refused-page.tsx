import { Button, buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { Link, useCanGoBack, useRouter, useRouterState } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

/** Why the order was not placed, and the way back to the form, which has kept everything. [RT-64] [CHK-13] */
export function OrderRefusedPage() {
  const t = useTranslations("settlement.refused");
  const words = useTranslations("common");
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const reason = useRouterState({ select: ({ location }) => location.state.reason });
  const goBack = (): void => {
    if (canGoBack) router.history.back();
    else void router.navigate({ ...pathTo.checkout, replace: true });
  };
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <EmptyState
        title={reason ?? t("unknown")}
        body={t("body")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={goBack}>{t("back")}</Button>
            <Link {...pathTo.home} className={buttonLook({ variant: "soft" })}>
              {words("goHome")}
            </Link>
          </div>
        }
      />
    </main>
  );
}
