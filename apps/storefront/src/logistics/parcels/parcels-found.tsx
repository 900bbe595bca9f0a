import { Refused } from "@sampan/client/query";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { EmptyState, EndOfList, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { endKey } from "../../shell/end-key.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { ParcelCard } from "./parcel-card.tsx";
import { arePaidTogether } from "./parcel-status.ts";
import { parcelsQuery, type ParcelRow, type ParcelSearch } from "./parcel-queries.ts";

interface ParcelsFoundProps {
  readonly search: ParcelSearch;
  readonly chosen: readonly ParcelRow[];
  /** Parcels of one bill are chosen and let go together. */
  readonly onToggle: (parcels: readonly ParcelRow[]) => void;
}

export function ParcelsFound({ search, chosen, onToggle }: ParcelsFoundProps) {
  const t = useTranslations("parcels");
  const query = parcelsQuery(search);
  const parcels = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { hasNextPage, isFetching, error, fetchNextPage } = parcels;
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  });
  if (error instanceof Refused && error.code === "login_needed") return <LogInFirst />;
  if (parcels.isPending) return <ParcelsSkeleton />;
  const pages = parcels.data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  if (total === 0 && !error)
    return (
      <ReadAnew of={query}>
        <NoParcels isFiltered={search.filter !== "all" || search.warehouse !== undefined} />
      </ReadAnew>
    );
  const found = pages.flatMap(({ datalist }) => datalist);
  return (
    <ReadAnew of={query}>
      <ul className="row-grid stack">
        {found.map((parcel) => (
          <ParcelCard
            key={parcel.tid}
            parcel={parcel}
            isChosen={chosen.some((one) => arePaidTogether(one, parcel))}
            onToggle={() => onToggle(found.filter((one) => arePaidTogether(one, parcel)))}
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
        <div key={endKey(parcels)} ref={end}>
          <ParcelsSkeleton />
        </div>
      )}
      {!hasNextPage && !error && <EndOfList>{t("end", { count: total })}</EndOfList>}
    </ReadAnew>
  );
}

/** A missing session is no fault here, and prompts for nothing. [ERR-01] */
export function LogInFirst() {
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

export function ParcelsSkeleton() {
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
