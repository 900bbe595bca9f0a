import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { callApi, type CallOptions, type ToldRefusal } from "./call-api.ts";
import { sendOf } from "./send.ts";

/** A read the server refused: error boundaries show its words, pages ask its code. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalName;
  readonly values: ToldRefusal["values"];
  constructor(refusal: ToldRefusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.values = refusal.values;
  }
}

type QueryOptions = Pick<CallOptions, "asksLogin" | "timeout_ms">;

/** One read, ready for a loader or a component. Its key is the call itself, so nobody invents keys. */
export const query = <C extends Call>(call: C, input: RequestOf<C>, options: QueryOptions = {}) =>
  queryOptions({
    queryKey: [call.path, input] as const,
    queryFn: ({ client, signal }) => read(call, input, { client, signal, ...options }),
  });

/** A call that answers page by page, with the size of the whole. */
export type PagedCall = Call & {
  readonly output: { readonly _zod: { readonly output: { datalist: unknown[]; total?: number } } };
};

/** The same for a list that grows: each page is read once, and there is a next one while `total` says so. */
export const queryPages = <C extends PagedCall>(
  call: C,
  input: Omit<RequestOf<C>, "page">,
  options: QueryOptions = {},
) =>
  infiniteQueryOptions({
    queryKey: [call.path, "pages", input] as const,
    initialPageParam: 1,
    queryFn: ({ client, signal, pageParam }) =>
      read(call, { ...input, page: pageParam } as RequestOf<C>, { client, signal, ...options }),
    getNextPageParam: (last, pages) => nextPage(last, pages),
  });

/** One page of a list, with the size of the whole. */
export interface Page {
  readonly datalist: readonly unknown[];
  readonly total?: number | undefined;
}

/** Without a total, a page that came back empty is the end. */
function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const read = pages.reduce((count, page) => count + page.datalist.length, 0);
  const isEnd = last.datalist.length === 0 || (last.total !== undefined && read >= last.total);
  return isEnd ? undefined : pages.length + 1;
}

interface Reading extends QueryOptions {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** Reads what a call answers; a refusal is thrown. */
export async function read<C extends Call>(
  call: C,
  input: RequestOf<C>,
  { client, ...options }: Reading,
): Promise<OutputOf<C>> {
  const answer = await callApi(call, input, { send: sendOf(client), ...options });
  if (!answer.ok) throw new Refused(answer.error);
  return answer.value;
}
