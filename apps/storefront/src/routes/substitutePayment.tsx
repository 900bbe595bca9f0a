import { createFileRoute } from "@tanstack/react-router";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { rateQuery } from "../sums/use-rate.ts";
import { AskPaymentPage, AskPaymentSkeleton } from "../trade/on-behalf/ask-payment-page.tsx";

export const Route = createFileRoute("/substitutePayment")({
  // What was typed is kept in this tab only.
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(rateQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("onBehalf.title"),
      description: context.speech.say("onBehalf.intro"),
      path: "/substitutePayment",
    }),
  component: AskPaymentPage,
  pendingComponent: AskPaymentSkeleton,
});
