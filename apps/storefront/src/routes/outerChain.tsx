import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";
import { OuterPage } from "../shop/content/outer-page.tsx";

const readSearch = fields({ url: text });

/** The way out of the house, to a host that is named and listed. [RT-12] */
export const Route = createFileRoute("/outerChain")({
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("articles.outer.title") }),
  component: Page,
});

function Page() {
  const { url } = Route.useSearch();
  return <OuterPage to={url ?? ""} />;
}
