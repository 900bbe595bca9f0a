import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../shell/page-head.ts";
import { TopupFailedPage } from "../money/topups/topup-failed-page.tsx";
import { onlineTopupQuery } from "../money/topups/topup-queries.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ order_no: text });

export const Route = createFileRoute("/rechargeError")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loaderDeps: ({ search: { order_no } }) => ({ order_no }),
  loader: async ({ context, deps: { order_no } }) => {
    if (order_no !== undefined)
      await context.queryClient.ensureQueryData(onlineTopupQuery(order_no));
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.failed.title") }),
  component: Page,
});

function Page() {
  return <TopupFailedPage order_no={Route.useSearch().order_no} />;
}
