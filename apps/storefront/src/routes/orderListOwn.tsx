import { orderTabs } from "@sampan/domain/order-tabs";
import { createFileRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { OrderListPage } from "../orders/order-list-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/orderListOwn")({
  ssr: false,
  validateSearch: z.object({ tab: z.catch(z.optional(z.enum(orderTabs)), undefined) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("orders.title"), isPublic: false }),
  component: Page,
});

function Page() {
  const { tab = "all" } = Route.useSearch();
  return <OrderListPage tab={tab} />;
}
