import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { OrderDetailPage } from "../orders/order-detail-page.tsx";
import { OrderDetailSkeleton } from "../orders/order-detail-skeleton.tsx";
import { UnknownOrder } from "../orders/unknown-order.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/orderDetailOwn")({
  ssr: false,
  staticData: { hasBottomBar: false },
  validateSearch: z.object({ tid: z.optional(z.string()) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("orders.detail"), isPublic: false }),
  pendingComponent: OrderDetailSkeleton,
  component: Page,
});

function Page() {
  const { tid } = Route.useSearch();
  return tid ? <OrderDetailPage key={tid} tid={tid} /> : <UnknownOrder />;
}
