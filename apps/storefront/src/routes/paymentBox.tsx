import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { NothingToPay } from "../payment/nothing-to-pay.tsx";
import { PaymentPage } from "../payment/payment-page.tsx";
import { PaymentSkeleton } from "../payment/payment-skeleton.tsx";
import { readTids } from "../payment/read-tids.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/paymentBox")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ tids: z.optional(z.string()) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.billTitle"), isPublic: false }),
  pendingComponent: PaymentSkeleton,
  component: Page,
});

function Page() {
  const { tids } = Route.useSearch();
  const chosen = readTids(tids);
  return chosen.length > 0 ? <PaymentPage key={tids} tids={chosen} /> : <NothingToPay />;
}
