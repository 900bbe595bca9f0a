import { Button } from "@sampan/ui/button";
import { productGridLook, ProductCardSkeleton } from "@sampan/ui/product-card";
import { EndOfList, ErrorState, LoadingRegion } from "@sampan/ui/states";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { GoodsRowSkeleton } from "../cards/goods-row.tsx";
import { GoodsDrawn } from "../search/goods-drawn.tsx";
import { resultLayout, type ResultLayout } from "../search/result-layout.ts";
import { endKey } from "../../shell/end-key.ts";
import { faultWords } from "../../shell/fault-words.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { useKept } from "../../shell/use-kept.ts";
import { useNearEnd } from "../../shell/use-near-end.ts";
import { findLeftRows, leaveRows } from "./left-rows.ts";
import { ownGoodsQuery, type OwnSearch } from "./own-goods-query.ts";

interface OwnGoodsListProps {
  readonly search: OwnSearch;
  readonly empty: ReactNode;
}

/**
 * Our own goods as tiles or rows, however many: drawn as far as they are in view, read on when the end comes
 * near. A new order lies over the old goods until it is read. [RT-45] [OWN-01]
 */
export function OwnGoodsList({ search, empty }: OwnGoodsListProps) {
  const layout = useKept(resultLayout);
  const query = ownGoodsQuery(search);
  const place = JSON.stringify(query.queryKey);
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  if (list.isPending) return <GoodsSkeletons layout={layout} />;
  const goods = list.data?.pages.flatMap(({ datalist }) => datalist) ?? [];
  if (list.isError && goods.length === 0)
    return <ListFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (goods.length === 0) return empty;
  return (
    <ReadAnew of={query}>
      <GoodsDrawn
        key={layout}
        goods={goods}
        total={list.data?.pages.at(-1)?.total ?? goods.length}
        layout={layout}
        keyOf={({ item_id }) => item_id}
        measured={(measuredAs) =>
          import.meta.env.SSR ? undefined : findLeftRows(place, measuredAs)
        }
        onLeave={(measuredAs, rows) => leaveRows(place, { measuredAs, rows })}
      />
      <GoodsEnd key={endKey(list)} list={list} count={goods.length} />
    </ReadAnew>
  );
}

interface GoodsEndProps {
  readonly list: Pick<
    ReturnType<typeof useInfiniteQuery<unknown>>,
    "hasNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
  readonly count: number;
}

/** Reads on by itself, says when that was all, and offers to try again what failed. */
export function GoodsEnd({ list, count }: GoodsEndProps) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const readOn = (): void => void list.fetchNextPage({ cancelRefetch: false });
  const mark = useNearEnd(readOn);
  if (list.isFetchNextPageError)
    return (
      <div role="alert" className="grid justify-items-center gap-2 py-5 text-center text-text-2">
        {list.error && faultWords(speech.say, list.error)}
        <Button variant="soft" size="sm" onClick={readOn}>
          {words("retry")}
        </Button>
      </div>
    );
  if (!list.hasNextPage) return <EndOfList>{words("endCounted", { count })}</EndOfList>;
  return (
    <p ref={mark} role="status" className="py-5 text-center text-xs text-text-3">
      {words("loading")}
    </p>
  );
}

/** A list that could not be read, and the way to try again. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  return (
    <ErrorState
      title={faultWords(speech.say, error)}
      action={
        <Button variant="soft" onClick={onRetry}>
          {words("retry")}
        </Button>
      }
    />
  );
}

function GoodsSkeletons({ layout }: { layout: ResultLayout }) {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className={layout === "grid" ? productGridLook : "row-grid stack"}>
        {[0, 1, 2, 3, 4, 5].map((card) =>
          layout === "grid" ? <ProductCardSkeleton key={card} /> : <GoodsRowSkeleton key={card} />,
        )}
      </div>
    </LoadingRegion>
  );
}
