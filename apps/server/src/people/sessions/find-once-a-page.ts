import { currentPage } from "../../kernel/http/page-calls.ts";
import type { FoundCustomer } from "./find-customer.ts";

type Found = Promise<FoundCustomer | undefined>;

/** What the calls of one page know of whoever it is rendered for. */
const askers = new WeakMap<object, { readonly secret: string; readonly found: Found }>();

/**
 * Finds the customer behind a session's secret, and renews the session; every further call of a page that reads is
 * told what the first one found, so that the page's answer carries one cookie. What was found by another secret is
 * never told, whichever page it is of.
 */
export function findOnceAPage(secret: string | undefined, find: () => Found): Found {
  const page = currentPage();
  if (!page || secret === undefined) return find();
  const known = askers.get(page);
  if (known?.secret === secret) return known.found;
  const found = find();
  askers.set(page, { secret, found });
  return found;
}
