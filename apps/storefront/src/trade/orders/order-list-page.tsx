import { orderTabs, type OrderTab } from "@sampan/domain/trade/orders/order-tabs";
import { PageHeader } from "@sampan/ui/page-header";
import { Tabs } from "@sampan/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { bubblesQuery } from "./order-queries.ts";
import { OrderFilterBar } from "./order-filter-bar.tsx";
import type { OrderFilter } from "./order-filter.ts";
import { OrdersOfTab } from "./orders-of-tab.tsx";

const panelId = "orders";

/** Tabs whose orders still ask for somebody's attention carry their number. [ORD-09] */
const quietTabs: readonly OrderTab[] = ["all", "completed", "closed"];

interface OrderListPageProps {
  readonly tab: OrderTab;
  readonly filter: OrderFilter;
}

/** Eight tabs over one list; tab and filter are part of the address. [RT-57] [ORD-01] [ORD-02] [ORD-04] */
export function OrderListPage({ tab, filter }: OrderListPageProps) {
  const t = useTranslations("orders");
  const navigate = useNavigate();
  // In place of the list before: going back leaves the orders, whatever was looked for among them.
  const goTo = (list: OrderListPageProps) =>
    void navigate({ ...pathTo.ordersOfTab(list.tab, list.filter), replace: true });
  const { data: bubbles } = useQuery(bubblesQuery);
  useEffect(() => {
    // A tab that was linked to may lie beyond the edge.
    document
      .getElementById(`${panelId}-${tab}`)
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [tab]);
  const countOf = (value: OrderTab): number | undefined =>
    value === "all" || quietTabs.includes(value) ? undefined : bubbles?.data[value];
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="sticky top-[calc(var(--masthead)+52px)] z-4 bg-canvas px-1">
        <Tabs
          label={t("title")}
          tabs={orderTabs.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            count: countOf(value),
          }))}
          value={tab}
          onChange={(value) => goTo({ tab: value, filter })}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        className="px-(--gutter)"
      >
        <OrderFilterBar
          tab={tab}
          filter={filter}
          onFilter={(chosen) => goTo({ tab, filter: chosen })}
        />
        <div className="pt-3">
          <OrdersOfTab tab={tab} filter={filter} onClear={() => goTo({ tab, filter: {} })} />
        </div>
      </div>
    </main>
  );
}
