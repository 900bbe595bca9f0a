import { AsyncLocalStorage } from "node:async_hooks";

/** Nothing that comes in by a request gets here, so nobody can say that a call is one of a page's. */
const pages = new AsyncLocalStorage<object>();

/** Makes calls of one page, which is rendered for one person at one moment. */
export type CallForPage = <T>(call: () => Promise<T>) => Promise<T>;

/** Begins a page: what is called through this knows that it is called for the same one. */
export function beginPage(): CallForPage {
  const page = {};
  return (call) => pages.run(page, call);
}

/** The page that is being called for, as a key and nothing else; undefined for a call of its own. */
export const currentPage = (): object | undefined => pages.getStore();
