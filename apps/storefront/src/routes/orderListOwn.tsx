import { orderTabs } from "@sampan/domain/trade/orders/order-tabs";
import { createFileRoute } from "@tanstack/react-router";
import { filterOf } from "../trade/orders/order-filter.ts";
import { readFilter } from "../trade/orders/order-filter-search.ts";
import { OrderListPage } from "../trade/orders/order-list-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf } from "../shell/search-fields.ts";

const readTab = fields({ tab: oneOf(orderTabs) });

export const Route = createFileRoute("/orderListOwn")({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => ({
    ...readTab(search),
    ...readFilter(search),
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("orders.title") }),
  component: Page,
});

function Page() {
  const { tab = "all", ...filter } = Route.useSearch();
  return <OrderListPage tab={tab} filter={filterOf(filter)} />;
}
