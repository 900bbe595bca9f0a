import { Refused } from "@sampan/client/query";
import type { ListItem } from "@sampan/contract/goods";
import { platformNames } from "@sampan/domain/platforms";
import { Button, buttonLook } from "@sampan/ui/button";
import { productGridLook, ProductCardSkeleton } from "@sampan/ui/product-card";
import {
  EmptyState,
  EndOfList,
  ErrorState,
  LoadingOverlay,
  LoadingRegion,
} from "@sampan/ui/states";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { GoodsCard } from "../goods/goods-card.tsx";
import { GoodsRow, GoodsRowSkeleton } from "../goods/goods-row.tsx";
import { useRate } from "../goods/use-rate.ts";
import { pathTo } from "../paths.ts";
import { faultWords } from "../shell/fault-words.ts";
import { useKept } from "../shell/use-kept.ts";
import { useNearEnd } from "../shell/use-near-end.ts";
import { resultLayout, type ResultLayout } from "./result-layout.ts";
import { resultsQuery, type Search } from "./results-query.ts";

/**
 * The goods of one search. Answers to an earlier search have a place of their own and never show here; a new
 * order lies over the old goods until it is read. [SRCH-17] [SRCH-18] [SRCH-33]
 */
export function ResultList({ search }: { search: Search }) {
  const words = useTranslations("common");
  const layout = useKept(resultLayout);
  const results = useInfiniteQuery({
    ...resultsQuery(search),
    placeholderData: keepPreviousData,
  });
  if (results.isPending) return <ResultSkeletons layout={layout} />;
  const goods = results.data?.pages.flatMap(({ datalist }) => datalist) ?? [];
  if (results.isError && goods.length === 0)
    return (
      <SearchFailed search={search} error={results.error} onRetry={() => void results.refetch()} />
    );
  if (goods.length === 0) return <NothingFound words={search.words} />;
  return (
    <div className="relative">
      <Goods goods={goods} layout={layout} />
      {results.isPlaceholderData && <LoadingOverlay label={words("loading")} />}
      <ResultsEnd key={results.data?.pages.length} results={results} count={goods.length} />
    </div>
  );
}

function Goods({ goods, layout }: { goods: readonly ListItem[]; layout: ResultLayout }) {
  const rate = useRate();
  return (
    <ul className={layout === "grid" ? productGridLook : "stack"}>
      {goods.map((item, position) => (
        // A marketplace may name the same goods on two pages.
        <li key={`${position} ${item.thid_item_id}`} className="grid min-w-0">
          {layout === "grid" ? (
            <GoodsCard item={item} rate={rate} position={position} hasShop />
          ) : (
            <GoodsRow item={item} rate={rate} isEager={position < 6} />
          )}
        </li>
      ))}
    </ul>
  );
}

type Results = ReturnType<typeof useInfiniteQuery<unknown>>;

interface ResultsEndProps {
  readonly results: Pick<
    Results,
    "hasNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
  >;
  readonly count: number;
}

/** Reads on by itself, says when there is no more, and offers to try again what failed. [SRCH-17] */
function ResultsEnd({ results, count }: ResultsEndProps) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const readOn = (): void => void results.fetchNextPage({ cancelRefetch: false });
  const mark = useNearEnd(readOn);
  if (results.isFetchNextPageError)
    return (
      <div role="alert" className="grid justify-items-center gap-2 py-5 text-center text-text-2">
        {faultWords(speech.say, results.error)}
        <Button variant="soft" size="sm" onClick={readOn}>
          {words("retry")}
        </Button>
      </div>
    );
  if (!results.hasNextPage) return <EndOfList>{words("endCounted", { count })}</EndOfList>;
  return (
    <p ref={mark} role="status" className="py-5 text-center text-xs text-text-3">
      {words("loading")}
    </p>
  );
}

function ResultSkeletons({ layout }: { layout: ResultLayout }) {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className={layout === "grid" ? productGridLook : "stack"}>
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

interface SearchFailedProps {
  readonly search: Search;
  readonly error: Error;
  readonly onRetry: () => void;
}

function SearchFailed({ search, error, onRetry }: SearchFailedProps) {
  const t = useTranslations("search.failed");
  const words = useTranslations("common");
  const platform = words(`platform.${platformNames[search.platform]}`);
  const { speech } = useRouteContext({ from: "__root__" });
  // The title has said so already.
  const isSilence = error instanceof Refused && error.code === "platform_unavailable";
  return (
    <ErrorState
      title={t("title", { platform })}
      body={
        <>
          {!isSilence && (
            <>
              {faultWords(speech.say, error)}
              <br />
            </>
          )}
          {t("body")}
        </>
      }
      action={
        <Button variant="soft" onClick={onRetry}>
          {words("retry")}
        </Button>
      }
    />
  );
}

/** Nothing found: try other words, and what is found can go into the cart. [SRCH-23] */
function NothingFound({ words }: { words: string }) {
  const t = useTranslations("search.empty");
  return (
    <EmptyState
      title={t("title", { words })}
      body={t("body")}
      action={
        <Link {...pathTo.findAgain(words)} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}
