import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { pageHead } from "../shell/page-head.ts";
import { TopupFailedPage } from "../topups/topup-failed-page.tsx";
import { onlineTopupQuery } from "../topups/topup-queries.ts";

export const Route = createFileRoute("/rechargeError")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ order_no: z.catch(z.optional(z.string()), undefined) }),
  loaderDeps: ({ search: { order_no } }) => ({ order_no }),
  loader: async ({ context, deps: { order_no } }) => {
    if (order_no !== undefined)
      await context.queryClient.ensureQueryData(onlineTopupQuery(order_no));
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.failed.title"), isPublic: false }),
  component: Page,
});

function Page() {
  return <TopupFailedPage order_no={Route.useSearch().order_no} />;
}
