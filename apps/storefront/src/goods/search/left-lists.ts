import type { OutputOf } from "@sampan/contract/kernel/call";
import { SearchPage, type searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { readJsonText } from "@sampan/domain/kernel/json-text";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { VirtualItem } from "@tanstack/react-virtual";
import * as z from "zod/mini";

/** As its library tells it: where a row of the list lies, and how high it is. */
const Row = z.object({
  index: z.int(),
  key: z.union([z.string(), z.number()]),
  start: z.number(),
  end: z.number(),
  size: z.number(),
  lane: z.int(),
});

const KeptList = z.object({
  place: z.string(),
  measuredAs: z.string(),
  rows: z.array(Row),
  answers: z.object({
    pages: z.array(SearchPage),
    pageParams: z.array(z.int()),
  }),
  read_at_ms: z.int(),
});

/** All pages of a search, as they came. */
export type Answers = InfiniteData<OutputOf<typeof searchAlibaba>>;

export interface LeftList {
  /** The key of its query, as text. */
  readonly place: string;
  /** What its rows were measured under: tiles or rows, and how many columns. */
  readonly measuredAs: string;
  readonly rows: VirtualItem[];
  readonly answers: Answers;
  readonly read_at_ms: number;
}

const storageKey = "leftList";

/** More than anybody goes back through. */
const lists_max = 8;

const lists = new Map<string, LeftList>();

/**
 * Remembers how a list of results was left. The newest is also kept by the tab itself, so that it stands as
 * it was after the product it led to was loaded anew. [SRCH-27] [SRCH-28] [CONST-44]
 */
export function leaveList(list: LeftList): void {
  lists.delete(list.place);
  lists.set(list.place, list);
  const [oldest] = lists.keys();
  if (lists.size > lists_max && oldest !== undefined) lists.delete(oldest);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // No room, or none allowed: after a reload the list is searched again, as any list is.
    sessionStorage.removeItem(storageKey);
  }
}

/** How a list was left; undefined for one that was not looked at in this tab. */
export function findLeftList(place: string): LeftList | undefined {
  const inMemory = lists.get(place);
  if (inMemory) return inMemory;
  const kept = KeptList.safeParse(readJsonText(sessionStorage.getItem(storageKey) ?? ""));
  return kept.success && kept.data.place === place ? kept.data : undefined;
}

export const placeOf = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey);

/** Gives a list that was left its answers back, while they are fresh, before anybody is asked for them. */
export function takeUpList(
  queryClient: QueryClient,
  { queryKey, staleTime }: { readonly queryKey: readonly unknown[]; readonly staleTime: number },
  now_ms: number,
): void {
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const left = findLeftList(placeOf(queryKey));
  if (!left || now_ms - left.read_at_ms > staleTime) return;
  queryClient.setQueryData(queryKey, left.answers, { updatedAt: left.read_at_ms });
}
