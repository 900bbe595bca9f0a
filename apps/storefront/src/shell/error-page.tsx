import { Button, buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { Link, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";

interface ErrorPageProps {
  /** Where it stands in the place of what could not be opened. */
  readonly onRetry?: () => void;
}

/** Where people are sent when something could not be opened: back, or home. [RT-35] */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const router = useRouter();
  const t = useTranslations("common");
  const ask = useTranslations("workOrders");
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <h1 className="sr-only">{t("fault.title")}</h1>
      <EmptyState
        title={t("fault.title")}
        body={t("fault.body")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && <Button onClick={onRetry}>{t("retry")}</Button>}
            <Button variant={onRetry ? "soft" : "brand"} onClick={() => router.history.back()}>
              {t("back")}
            </Button>
            <Link {...pathTo.home} className={buttonLook({ variant: "soft" })}>
              {t("goHome")}
            </Link>
            <Link {...pathTo.workOrders} className={buttonLook({ variant: "soft" })}>
              {ask("ask")}
            </Link>
          </div>
        }
      />
    </main>
  );
}
