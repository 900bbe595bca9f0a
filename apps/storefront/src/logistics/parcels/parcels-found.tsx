import { Refused } from "@sampan/client/query";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { EmptyState, EndOfList, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { ParcelCard } from "./parcel-card.tsx";
import { parcelsQuery, type ParcelRow, type ParcelSearch } from "./parcel-queries.ts";

interface ParcelsFoundProps {
  readonly search: ParcelSearch;
  readonly chosen: readonly ParcelRow[];
  readonly onToggle: (parcel: ParcelRow) => void;
}

export function ParcelsFound({ search, chosen, onToggle }: ParcelsFoundProps) {
  const t = useTranslations("parcels");
  const parcels = useInfiniteQuery(parcelsQuery(search));
  const { hasNextPage, isFetching, error, fetchNextPage } = parcels;
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  });
  if (error instanceof Refused && error.code === "login_needed") return <LogInFirst />;
  if (parcels.isPending) return <ParcelsSkeleton />;
  const pages = parcels.data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  if (total === 0 && !error) return <NoParcels isFiltered={search.filter !== "all"} />;
  return (
    <>
      <ul className="row-grid stack">
        {pages
          .flatMap(({ datalist }) => datalist)
          .map((parcel) => (
            <ParcelCard
              key={parcel.tid}
              parcel={parcel}
              isChosen={chosen.some(({ tid }) => tid === parcel.tid)}
              onToggle={() => onToggle(parcel)}
            />
          ))}
      </ul>
      {error && (
        <PageFault
          error={error}
          busy={isFetching}
          onRetry={() => void (pages.length > 0 ? fetchNextPage() : parcels.refetch())}
        />
      )}
      {hasNextPage && !error && (
        <div key={pages.length} ref={end}>
          <ParcelsSkeleton />
        </div>
      )}
      {!hasNextPage && !error && <EndOfList>{t("end", { count: total })}</EndOfList>}
    </>
  );
}

/** A missing session is no fault here, and prompts for nothing. [ERR-01] */
function LogInFirst() {
  const t = useTranslations("parcels");
  const words = useTranslations("common");
  return (
    <EmptyState
      title={t("empty.title")}
      action={
        <Link {...pathTo.login(pathTo.parcels.to)} className={buttonLook({})}>
          {words("logIn")}
        </Link>
      }
    />
  );
}

function NoParcels({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useTranslations("parcels");
  if (isFiltered) return <EmptyState title={t("none")} />;
  return (
    <EmptyState
      title={t("empty.title")}
      body={t("empty.body")}
      action={
        <Link {...pathTo.orders} className={buttonLook({})}>
          {t("empty.action")}
        </Link>
      }
    />
  );
}

function ParcelsSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="row-grid stack">
        {[1, 2, 3].map((row) => (
          <Card key={row} className="flex gap-3">
            <Skeleton className="size-22 rounded-sm" />
            <span className="stack flex-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-5 w-1/2" />
            </span>
          </Card>
        ))}
      </div>
    </LoadingRegion>
  );
}
