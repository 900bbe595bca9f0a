import { formatAmount } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { buttonLook } from "@sampan/ui/button";
import { CheckIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { Link, useRouterState } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

interface PaidPageProps {
  /** Freight of parcels, paid from their page. */
  readonly isBox: boolean;
  readonly tid?: string | undefined;
}

/** It is paid: how much, what is left, and where to follow it. [RT-91] [RT-92] [PAY-11] [PAY-13] */
export function PaidPage({ isBox, tid }: PaidPageProps) {
  const t = useTranslations("payment.paid");
  const paid = useRouterState({ select: ({ location }) => location.state.paid });
  const title = t(isBox ? "boxTitle" : "title");
  return (
    <main id="content">
      <PageHeader title={title} />
      <div className="stack gap-6 px-(--gutter) pt-6">
        <div role="status" className="grid justify-items-center gap-2 text-center">
          <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok">
            <CheckIcon />
          </span>
          <p className="text-lg font-[650]">{title}</p>
          {paid && (
            <>
              <p className="text-text-2">
                {t("amount")} <Amount cents={paid.paid} currency={paid.currency} size="lg" />
              </p>
              <p className="text-xs text-text-3 tabular-nums">
                {t("balance", { amount: formatAmount(paid.balance, paid.currency) })}
              </p>
            </>
          )}
          <p className="max-w-80 text-balance text-text-2">{t(isBox ? "boxBody" : "body")}</p>
        </div>
        <div className="stack">
          {isBox && (
            <Link {...pathTo.parcels} className={buttonLook({ wide: true })}>
              {t("parcels")}
            </Link>
          )}
          {tid && (
            <Link {...pathTo.order(tid)} className={buttonLook({ wide: true })}>
              {t("see")}
            </Link>
          )}
          <Link {...pathTo.orders} className={buttonLook({ variant: "soft", wide: true })}>
            {t("orders")}
          </Link>
        </div>
      </div>
    </main>
  );
}
