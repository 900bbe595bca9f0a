export interface Pager {
  /** As it stands in the address; anything else than a number is the first page. */
  readonly page: string | undefined;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: string | undefined) => void;
}

export const pageOf = (page: string | undefined): number =>
  Math.max(1, Math.trunc(Number(page)) || 1);

/**
 * The pages under a table; none where everything fits on one. A page beyond the end, whose rows were settled since or whose
 * address was kept, knows of no total: the pages before it stay, as the way back.
 */
export function pagerOf({ page, size, total: told, onPage }: Pager) {
  const current = pageOf(page);
  const total = current === 1 ? told : Math.max(told, (current - 1) * size + 1);
  if (total <= size) return false as const;
  return {
    current,
    pageSize: size,
    total,
    showSizeChanger: false,
    onChange: (next: number) => onPage(next === 1 ? undefined : String(next)),
  };
}
