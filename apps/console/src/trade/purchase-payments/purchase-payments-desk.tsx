import { Segmented } from "antd";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useMe } from "../../session/me.ts";
import { DifferencesPanel } from "./differences-panel.tsx";
import { ImportBill } from "./import-bill.tsx";
import { MovementsPanel } from "./movements-panel.tsx";

const route = getRouteApi("/frame/purchase-payments");
const views = ["open", "mine", "settled", "movements"] as const;
type View = (typeof views)[number];

/** What was paid at marketplaces beside what was bought: where the two disagree, and every movement with its purchase. */
export function PurchasePaymentsDesk() {
  const t = useTranslations("consolePurchasePayments");
  const { view, page } = route.useSearch();
  const navigate = useNavigate();
  const mayImport = useMe().rights.includes("audit_topups");
  const shown = views.find((one) => one === view) ?? "open";
  const show = (to: View, next?: string) =>
    void navigate({ to: "/purchase-payments", search: { view: to, page: next } });
  const paging = { page, onPage: (next: string | undefined) => show(shown, next) };
  return (
    <div className="desk">
      {mayImport && <ImportBill />}
      <Segmented<View>
        aria-label={t("views")}
        className="fit"
        value={shown}
        onChange={(chosen) => show(chosen)}
        options={views.map((one) => ({ value: one, label: t(one) }))}
      />
      {shown === "movements" ? (
        <MovementsPanel {...paging} />
      ) : (
        <DifferencesPanel view={shown} {...paging} />
      )}
    </div>
  );
}
