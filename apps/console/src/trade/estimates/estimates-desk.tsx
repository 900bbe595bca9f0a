import { query } from "@sampan/client/query";
import { readEstimates } from "@sampan/contract/trade/estimates/staff-estimates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { CountsPanels } from "./counts-panels.tsx";
import { MisweighedPanel } from "./misweighed-panel.tsx";

const route = getRouteApi("/frame/estimates");
const periods = [30, 90, 180] as const;

/** How near freight came to what customers were told, and which listings make it miss. */
export function EstimatesDesk() {
  const t = useTranslations("consoleEstimates");
  const search = route.useSearch();
  const navigate = useNavigate();
  const days = periods.find((one) => String(one) === search.days) ?? 90;
  const asked = useQuery({
    ...query(readEstimates, { days }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="desk">
      <Segmented<number>
        aria-label={t("period")}
        className="fit"
        value={days}
        onChange={(to) => void navigate({ to: "/estimates", search: { days: String(to) } })}
        options={periods.map((one) => ({ value: one, label: t("days", { days: one }) }))}
      />
      <Loaded asked={asked} skeletonRows={8}>
        {({ data }) =>
          data.all.judged === 0 ? (
            <section className="panel" aria-label={t("judged")}>
              <Nothing title={t("empty")} body={t("emptyHint")} />
            </section>
          ) : (
            <CountsPanels estimates={data} />
          )
        }
      </Loaded>
      <MisweighedPanel
        page={search.page}
        onPage={(page) => void navigate({ to: "/estimates", search: { ...search, page } })}
      />
    </div>
  );
}
