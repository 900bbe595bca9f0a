import { orderTabs, type OrderTab } from "@sampan/domain/order-tabs";
import { PageHeader } from "@sampan/ui/page-header";
import { Tabs } from "@sampan/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { BackButton } from "../shell/back-button.tsx";
import { bubblesQuery } from "./order-queries.ts";
import { OrdersOfTab } from "./orders-of-tab.tsx";

const panelId = "orders";

/** Tabs whose orders still ask for somebody's attention carry their number. [ORD-09] */
const settledTabs: readonly OrderTab[] = ["all", "completed", "closed"];

/** Eight tabs over one list; the tab is part of the address. [RT-57] [ORD-01] [ORD-02] */
export function OrderListPage({ tab }: { readonly tab: OrderTab }) {
  const t = useTranslations("orders");
  const navigate = useNavigate();
  const { data: bubbles } = useQuery(bubblesQuery);
  useEffect(() => {
    // A tab that was linked to may lie beyond the edge.
    document
      .getElementById(`${panelId}-${tab}`)
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [tab]);
  const countOf = (value: OrderTab): number | undefined =>
    value === "all" || settledTabs.includes(value) ? undefined : bubbles?.data[value];
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="sticky top-13 z-4 bg-canvas px-1">
        <Tabs
          label={t("title")}
          tabs={orderTabs.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            count: countOf(value),
          }))}
          value={tab}
          onChange={(value) => void navigate({ ...pathTo.ordersOfTab(value), replace: true })}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        className="px-(--gutter) pt-3"
      >
        <OrdersOfTab key={tab} tab={tab} />
      </div>
    </main>
  );
}
