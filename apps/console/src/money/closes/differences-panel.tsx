import { listDifferences } from "@sampan/contract/money/staff-closes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { pageOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Panel } from "../../kit/panel.tsx";
import { DifferencesTable, pageSize, type View } from "./differences-table.tsx";

const route = getRouteApi("/frame/close");
const views = ["open", "settled"] as const satisfies readonly View[];

/** Where the books disagree, each with its owner and its age. */
export function DifferencesPanel() {
  const t = useTranslations("consoleCloses");
  const { day, view, page } = route.useSearch();
  const navigate = useNavigate();
  const shown = views.find((one) => one === view) ?? "open";
  const asked = useQuery({
    ...queryPage(
      listDifferences,
      { view: shown, page: pageOf(page), page_size: pageSize },
      { asksLogin: true },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const show = (search: { readonly view: View; readonly page?: string | undefined }) =>
    void navigate({ to: "/close", search: { day, ...search } });
  return (
    <Panel
      title={t("differences")}
      extra={
        <Segmented<View>
          aria-label={t("views")}
          size="small"
          value={shown}
          onChange={(chosen) => show({ view: chosen })}
          options={views.map((one) => ({ value: one, label: t(one) }))}
        />
      }
    >
      <Loaded asked={asked} skeletonRows={4}>
        {(found) => (
          <DifferencesTable
            view={shown}
            found={found}
            page={page}
            onPage={(next) => show({ view: shown, page: next })}
          />
        )}
      </Loaded>
    </Panel>
  );
}
