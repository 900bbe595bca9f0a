import { readdBook } from "@sampan/domain/money/closes/readd-book";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnread } from "../../shell/is-unread.ts";
import { type BookAsked, bookQuery } from "./book-query.ts";

/** A month of an account, read to its end page by page, and added up again here once it is whole. */
export function useBook(asked: BookAsked) {
  const list = useInfiniteQuery({
    ...bookQuery(asked),
    placeholderData: keepPreviousData,
    throwOnError: isUnread,
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const last = list.data?.pages.at(-1);
  if (!list.data || !last) return undefined;
  const changes = list.data.pages.flatMap(({ datalist }) => datalist);
  const { opening, closing } = last.data;
  return {
    list,
    facts: last.data,
    changes,
    readded: changes.length < last.total ? undefined : readdBook({ opening, changes, closing }),
  };
}

export type ReadBook = NonNullable<ReturnType<typeof useBook>>;
