import type { RouterContext } from "./router-context.ts";

interface PageHead {
  /** Before " · Sampan"; home names itself. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The one address of this page, for pages that have several. */
  readonly path?: string;
  /** Address of a picture for whoever shares the page. */
  readonly picture?: string | undefined;
  /** Off for pages that are nobody else's business. */
  readonly isPublic?: boolean;
}

/** What search engines and shared links see of a page. Use it in a route's `head`. */
export function pageHead(
  { speech, publicUrl }: Pick<RouterContext, "speech" | "publicUrl">,
  page: PageHead,
) {
  const name = speech.say("common.name");
  const title = page.title.startsWith(name) ? page.title : `${page.title} · ${name}`;
  const description = page.description ?? speech.say("common.tagline");
  const address = page.path === undefined ? undefined : publicUrl + page.path;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:site_name", content: name },
      ...(address ? [{ property: "og:url", content: address }] : []),
      { property: "og:image", content: absolute(publicUrl, page.picture ?? "/icon-512.png") },
      ...(page.isPublic === false ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: address ? [{ rel: "canonical", href: address }] : [],
  };
}

const absolute = (publicUrl: string, address: string): string =>
  address.startsWith("/") ? publicUrl + address : address;
