import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { Group } from "../settings/group.tsx";
import { LinkRow } from "../settings/link-row.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { CloseForm } from "./close-form.tsx";
import { type Cancellation, cancellationQuery } from "./people-queries.ts";
import { OnItsWay, WhatIsLeft } from "./what-is-left.tsx";

interface Known {
  readonly cancellation: Cancellation;
}

interface CloseAccountPageProps {
  /** Pays out what is left, given the amount in words: a matter of a wing above. */
  readonly payOut: (amount: string) => ReactNode;
}

/** Closing the account: what happens and when, what must be closed before, what is lost. [ACC-36] [ACC-37] */
export function CloseAccountPage({ payOut }: CloseAccountPageProps) {
  const t = useTranslations("people.close");
  const { data } = useSuspenseQuery(cancellationQuery).data;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1 pb-6">
        <WhatHappens day={formatDay(data.erased_on)} />
        <NextStep cancellation={data} payOut={payOut} />
      </div>
    </main>
  );
}

/** What is to be done now: settle what is open, see to what is left, or close. */
function NextStep({ cancellation, payOut }: CloseAccountPageProps & Known) {
  const { orders_in_progress, balance, locked_balance, topups_pending, closing_payout } =
    cancellation;
  // One that was paid before an account was kept is over.
  if (closing_payout !== "" && locked_balance > 0) return <OnItsWay number={closing_payout} />;
  if (orders_in_progress + locked_balance + topups_pending > 0)
    return <Obstacles cancellation={cancellation} />;
  if (balance > 0) return <WhatIsLeft cancellation={cancellation} payOut={payOut} />;
  return <CloseForm cancellation={cancellation} />;
}

function WhatHappens({ day }: { readonly day: string }) {
  const t = useTranslations("people.close");
  return (
    <Card className="stack gap-3">
      <ol className="stack list-decimal gap-2 pl-5 marker:text-text-3">
        <li>{t("steps.atOnce")}</li>
        <li>{t("steps.untilThen", { day })}</li>
        <li>{t("steps.then")}</li>
      </ol>
      <p className="text-xs text-pretty text-text-3">{t("books")}</p>
      <Link {...ownPathTo.myData} className="tap justify-self-start text-brand">
        {t("copyFirst")}
      </Link>
    </Card>
  );
}

/** Each with the way to close it. */
function Obstacles({ cancellation }: Known) {
  const t = useTranslations("people.close");
  const { currency, orders_in_progress, balance, locked_balance, topups_pending } = cancellation;
  return (
    <Group title={t("before")}>
      {orders_in_progress > 0 && (
        <LinkRow
          to={pathTo.orders}
          label={t("obstacles.orders")}
          value={t("count", { count: orders_in_progress })}
        />
      )}
      {topups_pending > 0 && (
        <LinkRow
          to={pathTo.wallet}
          label={t("obstacles.topups")}
          value={t("count", { count: topups_pending })}
        />
      )}
      {locked_balance > 0 && (
        <LinkRow
          to={ownPathTo.withdrawals}
          label={t("obstacles.withdrawal")}
          value={formatAmount(locked_balance, currency)}
        />
      )}
      {balance > 0 && (
        <LinkRow
          to={pathTo.wallet}
          label={t("obstacles.balance")}
          value={formatAmount(balance, currency)}
        />
      )}
    </Group>
  );
}
