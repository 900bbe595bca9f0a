/** Pages of the shop; what are calls, files or desks is none. */
const ownPage = /^\/(?!\/|(?:gateway|staff|console|docs)(?:[/?#]|$))[\w\-./?=&%#:+~,]*$/;

/**
 * Where a link of an article goes: a page of ours as it is, an address outside by the page that names its host first.
 * Undefined for anything else. What it answers it answers again. [CONT-04] [RT-12]
 */
export function articleLink(written: string): string | undefined {
  const href = written.trim();
  if (ownPage.test(href)) return href;
  const url = URL.parse(href);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  url.protocol = "https:";
  return `/outerChain?url=${encodeURIComponent(url.href)}`;
}
