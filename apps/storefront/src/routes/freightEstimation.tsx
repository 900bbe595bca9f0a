import { createFileRoute } from "@tanstack/react-router";
import { FreightPage } from "../logistics/freight/freight-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, text, whole, words } from "../shell/search-fields.ts";

const readSearch = fields({
  weight: words,
  length: words,
  width: words,
  height: words,
  transport: whole,
  goods: text,
});

/** What a parcel comes to on every line; the address carries what was asked, and answers again. [RT-99] */
export const Route = createFileRoute("/freightEstimation")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    (await import("../logistics/freight/load-freight.ts")).loadFreight(queryClient, deps),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("freight.title"),
      description: context.speech.say("freight.description"),
      path: "/freightEstimation",
    }),
  component: Page,
});

function Page() {
  return <FreightPage search={Route.useSearch()} />;
}
