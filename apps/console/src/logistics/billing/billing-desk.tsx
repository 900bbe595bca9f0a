import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { BillsTable } from "./bills-table.tsx";
import { ToBill } from "./to-bill.tsx";
import "./billing.css";

const route = getRouteApi("/frame/billing");
const views = ["queue", "unpaid", "paid", "cancelled"] as const;
type View = (typeof views)[number];

/** Orders that lie complete in the warehouse, their freight, and the bills that went out. [BO-16] */
export function BillingDesk() {
  const t = useTranslations("consoleBilling");
  const search = route.useSearch();
  const navigate = useNavigate();
  const view = views.find((one) => one === search.state) ?? "queue";
  return (
    <div className="desk">
      <Segmented<View>
        aria-label={t("views")}
        className="fit"
        value={view}
        onChange={(chosen) =>
          void navigate({ to: "/billing", search: chosen === "queue" ? {} : { state: chosen } })
        }
        options={views.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      />
      {view === "queue" ? <ToBill open={search.tid} /> : <BillsTable key={view} state={view} />}
    </div>
  );
}
