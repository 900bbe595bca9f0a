import { Refused } from "@sampan/client/query";
import { EmptyState, EndOfList } from "@sampan/ui/states";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { endKey } from "../../shell/end-key.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { BoxCard } from "./box-card.tsx";
import { boxesQuery, type ParcelSearch } from "./parcel-queries.ts";
import { LogInFirst, ParcelsSkeleton } from "./parcels-found.tsx";

export function BoxesFound({ search }: { readonly search: ParcelSearch }) {
  const t = useTranslations("parcels.boxes");
  const query = boxesQuery(search);
  const boxes = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { hasNextPage, isFetching, error, fetchNextPage } = boxes;
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  });
  if (error instanceof Refused && error.code === "login_needed") return <LogInFirst />;
  if (boxes.isPending) return <ParcelsSkeleton />;
  const pages = boxes.data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  if (total === 0 && !error)
    return (
      <ReadAnew of={query}>
        <EmptyState title={t("none")} />
      </ReadAnew>
    );
  return (
    <ReadAnew of={query}>
      <ul className="row-grid stack">
        {pages
          .flatMap((page) => page.boxes)
          .map((box) => (
            <BoxCard key={box.number} box={box} />
          ))}
      </ul>
      {error && (
        <PageFault
          error={error}
          busy={isFetching}
          onRetry={() => void (pages.length > 0 ? fetchNextPage() : boxes.refetch())}
        />
      )}
      {hasNextPage && !error && (
        <div key={endKey(boxes)} ref={end}>
          <ParcelsSkeleton />
        </div>
      )}
      {!hasNextPage && !error && <EndOfList>{t("end", { count: total })}</EndOfList>}
    </ReadAnew>
  );
}
