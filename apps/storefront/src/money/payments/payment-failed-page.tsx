import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { Link, useRouterState } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";

/** Why a payment failed, and the way to try again; where money was missing, the way to top up. [RT-94] [PAY-10] [PAY-12] */
export function PaymentFailedPage({ tids }: { readonly tids: readonly string[] }) {
  const t = useTranslations("payment");
  const { reason, code } = useRouterState({ select: ({ location }) => location.state });
  const [tid] = tids;
  const retry = tids.length === 1 && tid ? pathTo.payment(tid) : pathTo.parcelPayment(tids);
  return (
    <main id="content">
      <PageHeader title={t("failed.title")} />
      <EmptyState
        title={reason ?? t("failedGeneric")}
        body={t("failed.body")}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {tids.length > 0 && (
              <Link {...retry} replace className={buttonLook({})}>
                {t("failed.retry")}
              </Link>
            )}
            {code === "balance_insufficient" ? (
              <Link {...ownPathTo.topup} className={buttonLook({ variant: "soft" })}>
                {t("failed.topUp")}
              </Link>
            ) : (
              <Link {...pathTo.orders} className={buttonLook({ variant: "soft" })}>
                {t("paid.orders")}
              </Link>
            )}
          </div>
        }
      />
    </main>
  );
}
