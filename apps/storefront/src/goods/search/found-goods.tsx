import { Button } from "@sampan/ui/button";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { productGridLook, ProductCardSkeleton } from "@sampan/ui/product-card";
import { EndOfList, LoadingRegion } from "@sampan/ui/states";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { GoodsRowSkeleton } from "../cards/goods-row.tsx";
import { endKey } from "../../shell/end-key.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useKept } from "../../shell/use-kept.ts";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { useToastOf } from "../../shell/use-toast-of.ts";
import { GoodsInView } from "./goods-in-view.tsx";
import { placeOf, type Answers } from "./left-lists.ts";
import { resultLayout, type ResultLayout } from "./result-layout.ts";
import type { SearchPlatform } from "./result-order.ts";
import type { FoundQuery } from "./results-query.ts";
import { SearchFailed } from "./search-failed.tsx";

interface FoundGoodsProps {
  readonly platform: SearchPlatform;
  readonly query: FoundQuery;
  readonly empty: ReactNode;
}

/**
 * The goods a search found, by words or by picture. Answers to an earlier search have a place of their own
 * and never show here; a new order lies over the old goods until it is read. [SRCH-17] [SRCH-18] [SRCH-33]
 */
export function FoundGoods({ platform, query, empty }: FoundGoodsProps) {
  const layout = useKept(resultLayout);
  const found = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  if (found.isPending) return <FoundSkeletons layout={layout} />;
  const answers = found.data;
  if (!answers)
    return (
      <SearchFailed platform={platform} error={found.error} onRetry={() => void found.refetch()} />
    );
  const count = answers.pages.reduce((sum, { datalist }) => sum + datalist.length, 0);
  if (count === 0) return empty;
  return (
    <ReadAnew of={query}>
      <AgeOfCopy answers={answers} />
      <GoodsInView
        key={layout}
        place={found.isPlaceholderData ? undefined : placeOf(query.queryKey)}
        answers={answers}
        read_at_ms={found.dataUpdatedAt}
        layout={layout}
      />
      <FoundEnd key={endKey(found)} found={found} count={count} />
    </ReadAnew>
  );
}

/** Says how old the goods are when the marketplace could not be asked anew, or may not be for now. */
function AgeOfCopy({ answers }: { answers: Answers }) {
  const t = useTranslations("search");
  const old = answers.pages.find(({ is_stale }) => is_stale);
  if (!old) return null;
  return (
    <p role="status" className="pb-2">
      <Chip tone="warn" icon={<InfoIcon size="xs" />} className="py-1">
        {t(old.is_held ? "held" : "stale", { when: formatMinute(old.fetched_at) })}
      </Chip>
    </p>
  );
}

interface FoundEndProps {
  readonly found: Pick<
    ReturnType<typeof useInfiniteQuery<unknown>>,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
  readonly count: number;
}

/**
 * Reads on by itself, says when there is no more, and offers to try again what failed; why is a toast. [SRCH-17]
 * [SRCH-22] [ERR-07]
 */
function FoundEnd({ found, count }: FoundEndProps) {
  const words = useTranslations("common");
  useToastOf(found.isFetchNextPageError ? found.error : null);
  const readOn = (): void => void found.fetchNextPage({ cancelRefetch: false });
  const mark = useNearEnd(readOn);
  if (found.isFetchNextPageError)
    return (
      <div className="grid justify-items-center py-5">
        <Button variant="soft" size="sm" onClick={readOn}>
          {words("retry")}
        </Button>
      </div>
    );
  if (!found.hasNextPage) return <EndOfList>{words("endCounted", { count })}</EndOfList>;
  return (
    <p ref={mark} role="status" className="min-h-14 py-5 text-center text-xs text-text-3">
      {found.isFetchingNextPage && words("loading")}
    </p>
  );
}

function FoundSkeletons({ layout }: { layout: ResultLayout }) {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className={layout === "grid" ? productGridLook : "row-grid stack"}>
        {Array.from({ length: 6 }, (_, position) =>
          layout === "grid" ? (
            <ProductCardSkeleton key={position} hasShop />
          ) : (
            <GoodsRowSkeleton key={position} />
          ),
        )}
      </div>
    </LoadingRegion>
  );
}
