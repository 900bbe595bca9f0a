import type { RouterContext } from "./router-context.ts";

interface PageHead {
  /** Before " · Sampan"; home names itself. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The one address of a page that is for everybody; whatever has none is nobody else's business. */
  readonly path?: string | undefined;
}

/** What search engines and shared links see of a page. Use it in a route's `head`. */
export function pageHead(
  { speech, publicUrl }: Pick<RouterContext, "speech" | "publicUrl">,
  page: PageHead,
) {
  const name = speech.say("common.name");
  const title = page.title.startsWith(name) ? page.title : `${page.title} · ${name}`;
  return {
    meta: [
      { title },
      { name: "description", content: page.description ?? speech.say("common.tagline") },
      // The server adds the rest, and says of a page without an address that it is not to be found (found/).
      page.path === undefined ? undefined : { property: "og:url", content: publicUrl + page.path },
    ],
  };
}
