import { createFileRoute } from "@tanstack/react-router";
import { readCheckout } from "../trade/checkout/checkout-queries.ts";
import { CheckoutPage } from "../trade/checkout/checkout-page.tsx";
import { CheckoutSkeleton } from "../trade/checkout/checkout-skeleton.tsx";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/settlement")({
  // The chosen lines are kept in this tab only.
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => readCheckout(context.queryClient),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("settlement.title") }),
  pendingComponent: CheckoutSkeleton,
  component: CheckoutPage,
});
