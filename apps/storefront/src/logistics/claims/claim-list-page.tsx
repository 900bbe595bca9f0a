import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { claimsQuery } from "./claim-queries.ts";

/** The customer's damage claims, of one order or all, the newest first. [RT-121] */
export function ClaimListPage({ tid }: { readonly tid: string | undefined }) {
  const t = useTranslations("claims");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <Claims tid={tid} />
    </main>
  );
}

function Claims({ tid }: { readonly tid: string | undefined }) {
  const t = useTranslations("claims.empty");
  const query = claimsQuery(tid);
  const list = useInfiniteQuery({ ...query, refetchOnMount: "always" });
  if (!list.data)
    return list.isError ? (
      <PageFault error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <ClaimsLoading />
    );
  const claims = list.data.pages.flatMap(({ datalist }) => datalist);
  if (claims.length === 0)
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
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </ul>
      <ListEnd list={list}>
        <ClaimsLoading />
      </ListEnd>
    </ReadAnew>
  );
}

function ClaimsLoading() {
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
