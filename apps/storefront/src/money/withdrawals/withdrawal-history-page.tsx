import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { WithdrawalCard } from "./withdrawal-card.tsx";
import { withdrawalsQuery } from "./withdrawal-queries.ts";

/** Every application with amount, account, date and state, and how far it is. [RT-85] [WAL-08] */
export function WithdrawalHistoryPage() {
  const t = useTranslations("withdrawals");
  const list = useSuspenseInfiniteQuery(withdrawalsQuery);
  const withdrawals = list.data.pages.flatMap(({ datalist }) => datalist);
  return (
    <main id="content">
      <PageHeader title={t("history.title")} back={<BackButton />} />
      {withdrawals.length === 0 ? (
        <EmptyState
          title={t("history.empty.title")}
          body={t("history.empty.body")}
          action={
            <Link {...ownPathTo.withdraw} className={buttonLook({ variant: "action" })}>
              {t("title")}
            </Link>
          }
        />
      ) : (
        <ReadAnew of={withdrawalsQuery} className="px-(--gutter) pt-1">
          <ul className="stack mb-3">
            {withdrawals.map((withdrawal) => (
              <WithdrawalCard key={withdrawal.number} withdrawal={withdrawal} />
            ))}
          </ul>
          <ListEnd list={list}>
            <LoadingRegion label={t("history.loading")}>
              <Skeleton className="h-32 rounded-card" />
            </LoadingRegion>
          </ListEnd>
        </ReadAnew>
      )}
    </main>
  );
}

export function WithdrawalHistorySkeleton() {
  const t = useTranslations("withdrawals.history");
  return (
    <PageSkeleton title={t("title")}>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-32 rounded-card" />
      ))}
    </PageSkeleton>
  );
}
