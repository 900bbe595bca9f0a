import type { QueryClient } from "@tanstack/react-query";

/** How a call leaves: the browser's fetch, or the server's own door while it renders a page. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** One way out per query client, and one query client per rendered page: visitors cannot mix. */
const sends = new WeakMap<QueryClient, Send>();

/** While the server renders, the queries of this client are answered in process. */
export const bindSend = (client: QueryClient, send: Send): void => void sends.set(client, send);

export const sendOf = (client: QueryClient): Send => sends.get(client) ?? fetch;
