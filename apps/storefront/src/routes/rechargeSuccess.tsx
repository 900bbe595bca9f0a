import { createFileRoute, redirect } from "@tanstack/react-router";
import { ownPathTo } from "../own-paths.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { OnlineTopupPage, TransferDeclaredPage } from "../money/topups/topup-done-page.tsx";
import { forgetFigures, onlineTopupQuery } from "../money/topups/topup-queries.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ order_no: text });

export const Route = createFileRoute("/rechargeSuccess")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loaderDeps: ({ search: { order_no } }) => ({ order_no }),
  loader: async ({ context: { queryClient }, deps: { order_no } }) => {
    forgetFigures(queryClient);
    await queryClient.ensureQueryData(configurationQuery);
    if (order_no === undefined) return;
    const answer = await queryClient.fetchQuery({ ...onlineTopupQuery(order_no), staleTime: 0 });
    const { state } = answer.data;
    if (state === "failed" || state === "expired") throw redirect(ownPathTo.topupFailed(order_no));
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.title") }),
  component: Page,
});

function Page() {
  const { order_no } = Route.useSearch();
  return order_no === undefined ? (
    <TransferDeclaredPage />
  ) : (
    <OnlineTopupPage order_no={order_no} />
  );
}
