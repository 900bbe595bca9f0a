import { buttonLook } from "@sampan/ui/button";
import { sectionLinkLook } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { RefundCard } from "./refund-card.tsx";
import { refundsQuery } from "./refund-queries.ts";

/** The customer's refunds, of one order or all, the newest first. */
export function RefundListPage({ tid }: { readonly tid: string | undefined }) {
  const t = useTranslations("refunds");
  const claims = useTranslations("claims");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <Refunds tid={tid} />
      <div className="px-(--gutter) pb-6">
        <Link {...ownPathTo.claims(tid)} className={sectionLinkLook}>
          {claims("seeClaims")}
        </Link>
      </div>
    </main>
  );
}

function Refunds({ tid }: { readonly tid: string | undefined }) {
  const t = useTranslations("refunds.empty");
  const query = refundsQuery(tid);
  const list = useInfiniteQuery({ ...query, refetchOnMount: "always" });
  if (!list.data)
    return list.isError ? (
      <PageFault error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <RefundsLoading />
    );
  const refunds = list.data.pages.flatMap(({ datalist }) => datalist);
  if (refunds.length === 0)
    return (
      <EmptyState
        title={t("title")}
        body={t("body")}
        action={
          <Link {...pathTo.orders} className={buttonLook({})}>
            {t("action")}
          </Link>
        }
      />
    );
  return (
    <ReadAnew of={query} className="px-(--gutter) pb-6">
      <ul className="stack mb-3">
        {refunds.map((refund) => (
          <RefundCard key={refund.number} refund={refund} />
        ))}
      </ul>
      <ListEnd list={list}>
        <RefundsLoading />
      </ListEnd>
    </ReadAnew>
  );
}

function RefundsLoading() {
  const t = useTranslations("common");
  return (
    <LoadingRegion label={t("loading")}>
      <div className="stack px-(--gutter)">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-33 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  );
}
