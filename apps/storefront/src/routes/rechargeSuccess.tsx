import { createFileRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { pathTo } from "../paths.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { OnlineTopupPage, TransferDeclaredPage } from "../topups/topup-done-page.tsx";
import { forgetFigures, onlineTopupQuery } from "../topups/topup-queries.ts";

export const Route = createFileRoute("/rechargeSuccess")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ order_no: z.catch(z.optional(z.string()), undefined) }),
  loaderDeps: ({ search: { order_no } }) => ({ order_no }),
  loader: async ({ context: { queryClient }, deps: { order_no } }) => {
    forgetFigures(queryClient);
    await queryClient.ensureQueryData(configurationQuery);
    if (order_no === undefined) return;
    const answer = await queryClient.fetchQuery({ ...onlineTopupQuery(order_no), staleTime: 0 });
    if (answer.data.state === "failed") throw redirect(pathTo.topupFailed(order_no));
  },
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("topups.title"), isPublic: false }),
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
