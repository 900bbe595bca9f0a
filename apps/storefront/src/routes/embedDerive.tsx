import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";
import { FramedPage } from "../shop/content/framed-page.tsx";

const readSearch = fields({ url: text });

/** A partner's page within ours, where its host is listed. [RT-05] */
export const Route = createFileRoute("/embedDerive")({
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("articles.outer.framed") }),
  component: Page,
});

function Page() {
  const { url } = Route.useSearch();
  return <FramedPage to={url ?? ""} />;
}
