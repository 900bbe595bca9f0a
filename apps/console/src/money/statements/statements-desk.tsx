import { listArrivals, listOutgoings } from "@sampan/contract/money/staff-statements";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { ArrivalsTable, isOut, isWaiting, pageSize, type View } from "./arrivals-table.tsx";
import { ImportPanel } from "./import-panel.tsx";

const route = getRouteApi("/frame/statements");
const views = ["open", "settled", "outgoing", "paid"] as const satisfies readonly View[];

/** What banks say came in and went out, and what providers settled, beside our own books: somebody settles what is not sure. [BO-32] */
export function StatementsDesk() {
  const t = useTranslations("consoleStatements");
  const { view, page } = route.useSearch();
  const navigate = useNavigate();
  const shown = views.find((one) => one === view) ?? "open";
  const asked = useQuery({
    ...queryPage(
      isOut(shown) ? listOutgoings : listArrivals,
      { view: isWaiting(shown) ? "open" : "settled", page: pageOf(page), page_size: pageSize },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
  });
  const turn = (next: string | undefined) =>
    void navigate({ to: "/statements", search: { view: shown, page: next } });
  return (
    <div className="desk">
      <ImportPanel />
      <Segmented<View>
        aria-label={t("views")}
        className="fit"
        value={shown}
        onChange={(chosen) => void navigate({ to: "/statements", search: { view: chosen } })}
        options={views.map((one) => ({ value: one, label: t(one) }))}
      />
      <section className="panel" aria-label={t(shown)}>
        <Loaded asked={asked} skeletonRows={8}>
          {(found) => <ArrivalsTable view={shown} found={found} page={page} onPage={turn} />}
        </Loaded>
      </section>
    </div>
  );
}
