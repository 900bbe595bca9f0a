import { EmptyState, LoadingRegion } from "@sampan/ui/states";
import { buttonLook } from "@sampan/ui/button";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { GoodsRowSkeleton } from "../cards/goods-row.tsx";
import { useRate } from "../../sums/use-rate.ts";
import { GoodsEnd, ListFailed } from "../own-goods/goods-list.tsx";
import { pathTo } from "../../paths.ts";
import { leaderboardQuery } from "./leaderboard-query.ts";
import { RankedRow } from "./ranked-row.tsx";
import { endKey } from "../../shell/end-key.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";

/** The goods of one board by place, a hundred at most. [RT-04] */
export function RankedList({ categoryId }: { categoryId: number | undefined }) {
  const t = useTranslations("ownGoods");
  const rate = useRate();
  const query = leaderboardQuery(categoryId);
  const board = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  if (board.isPending) return <BoardSkeleton />;
  const goods = board.data?.pages.flatMap(({ datalist }) => datalist) ?? [];
  if (board.isError && goods.length === 0)
    return <ListFailed error={board.error} onRetry={() => void board.refetch()} />;
  if (goods.length === 0)
    return (
      <EmptyState
        title={t("leaderboard.empty")}
        action={
          <Link {...pathTo.ownGoods()} className={buttonLook({ variant: "soft" })}>
            {t("empty.toAll")}
          </Link>
        }
      />
    );
  return (
    <ReadAnew of={query}>
      <ol className="stack">
        {goods.map((item, position) => (
          <li
            key={item.item_id}
            className="grid min-w-0 [contain-intrinsic-size:auto_116px] [content-visibility:auto]"
          >
            <RankedRow item={item} rate={rate} isEager={position < 6} />
          </li>
        ))}
      </ol>
      <GoodsEnd key={endKey(board)} list={board} count={goods.length} />
    </ReadAnew>
  );
}

function BoardSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="stack">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <GoodsRowSkeleton key={row} />
        ))}
      </div>
    </LoadingRegion>
  );
}
