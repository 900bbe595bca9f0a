import { type Page, type PagedCall, query, read } from "@sampan/client/query";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { queryOptions } from "@tanstack/react-query";

type PageRequest<C extends PagedCall> = RequestOf<C> & {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
};

/**
 * A page of a list at a desk. One beyond the last, as when others have dealt with its rows meanwhile, is answered by the
 * last one there is: an empty page would say that nothing waits.
 */
export const queryPage = <C extends PagedCall>(
  call: C,
  input: PageRequest<C>,
  options: Parameters<typeof query>[2] = {},
) =>
  queryOptions({
    queryKey: query(call, input, options).queryKey,
    queryFn: ({ client, signal }) =>
      readWithin((page) => read(call, { ...input, page }, { client, signal, ...options }), input),
  });

/** Asks for a page and, where it lies beyond the end, for the last one; the first tells how many there are. */
export async function readWithin<Answer extends Page>(
  ask: (page: number) => Promise<Answer>,
  {
    page = 1,
    page_size = 20,
  }: { readonly page?: number | undefined; readonly page_size?: number | undefined },
): Promise<Answer> {
  const answer = await ask(page);
  if (page === 1 || answer.datalist.length > 0) return answer;
  const first = await ask(1);
  const last = Math.min(page, Math.ceil((first.total ?? 0) / page_size));
  return last > 1 ? ask(last) : first;
}
