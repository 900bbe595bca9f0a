import { listDeliveries } from "@sampan/contract/logistics/boxes/staff-shipping";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { RowsOfPage } from "../../kit/rows-of-page.tsx";
import "./shipping.css";
import "../warehouse/warehouse.css";
import { useDeliveryColumns } from "./delivery-columns.tsx";
import { ScanDelivery } from "./scan-delivery.tsx";

const route = getRouteApi("/frame/deliveries");
const size = 20;
const views = ["arrived_at_destination", "waiting_for_pickup", "delivering", "received"] as const;
type View = (typeof views)[number];

/** The desk at the destination: parcels that arrived, and their last steps to the door. [BO-22] */
export function DeliveriesPage() {
  const t = useTranslations("consoleShipping.deliveries");
  const words = useTranslations("consoleWords.parcel");
  const search = route.useSearch();
  const navigate = useNavigate();
  const view = views.find((one) => one === search.state) ?? "arrived_at_destination";
  const asked = useQuery({
    ...queryPage(
      listDeliveries,
      { transport_state: view, page: pageOf(search.page), page_size: size },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const look = (state: View, page?: string) =>
    void navigate({ to: "/deliveries", search: { state, page } });
  const columns = useDeliveryColumns();
  return (
    <div className="desk">
      <ScanDelivery />
      <Segmented<View>
        aria-label={t("views")}
        className="fit"
        value={view}
        onChange={(chosen) => look(chosen)}
        options={views.map((one) => ({ value: one, label: words(one) }))}
      />
      <RowsOfPage
        label={words(view)}
        rowKey="tid"
        asked={asked}
        columns={columns}
        nothing={<Nothing title={t("empty")} />}
        skeletonRows={8}
        page={search.page}
        size={size}
        onPage={(page) => look(view, page)}
      />
    </div>
  );
}
