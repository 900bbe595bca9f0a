export interface Pager {
  /** As it stands in the address; anything else than a number is the first page. */
  readonly page: string | undefined;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: string | undefined) => void;
}

export const pageOf = (page: string | undefined): number =>
  Math.max(1, Math.trunc(Number(page)) || 1);

/** The pages under a table; none where everything fits on one. */
export const pagerOf = ({ page, size, total, onPage }: Pager) =>
  total <= size
    ? (false as const)
    : {
        current: pageOf(page),
        pageSize: size,
        total,
        showSizeChanger: false,
        onChange: (next: number) => onPage(next === 1 ? undefined : String(next)),
      };
