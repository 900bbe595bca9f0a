import { createFileRoute } from "@tanstack/react-router";
import { PaymentPlace } from "../places/payment-place.tsx";
import { PaymentSkeleton } from "../money/payments/payment-skeleton.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/payment/$tidd")({
  ssr: false,
  staticData: { hasBottomBar: false },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("payment.title") }),
  pendingComponent: PaymentSkeleton,
  component: Page,
});

function Page() {
  const { tidd } = Route.useParams();
  return <PaymentPlace key={tidd} tids={[tidd]} />;
}
