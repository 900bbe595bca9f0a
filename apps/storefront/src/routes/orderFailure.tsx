import { createFileRoute } from "@tanstack/react-router";
import { OrderRefusedPage } from "../trade/checkout/order-refused-page.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/orderFailure")({
  // Why is kept in this tab only.
  ssr: false,
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("settlement.refused.title") }),
  component: OrderRefusedPage,
});
