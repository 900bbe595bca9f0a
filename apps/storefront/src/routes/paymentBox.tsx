import { createFileRoute } from "@tanstack/react-router";
import { NothingToPay } from "../money/payments/nothing-to-pay.tsx";
import { PaymentPlace } from "../places/payment-place.tsx";
import { PaymentSkeleton } from "../money/payments/payment-skeleton.tsx";
import { readTids } from "../money/payments/read-tids.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, text } from "../shell/search-fields.ts";

const readSearch = fields({ tids: text });

export const Route = createFileRoute("/paymentBox")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.billTitle") }),
  pendingComponent: PaymentSkeleton,
  component: Page,
});

function Page() {
  const { tids } = Route.useSearch();
  const chosen = readTids(tids);
  return chosen.length > 0 ? <PaymentPlace key={tids} tids={chosen} /> : <NothingToPay />;
}
