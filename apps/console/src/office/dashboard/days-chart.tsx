import type { Dashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { HiddenTable } from "../../kit/hidden-table.tsx";
import { Panel } from "../../kit/panel.tsx";

/** Orders placed and completed, day by day. The columns are for the eye; the table says the same. */
export function DaysChart({ days }: { readonly days: Dashboard["days"] }) {
  const t = useTranslations("consoleDashboard");
  const most = Math.max(1, ...days.flatMap((day) => [day.placed, day.completed]));
  const [first, last] = [days[0], days.at(-1)];
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <Panel title={t("days")} extra={<Legend />} isPadded>
      <div className="columns" aria-hidden="true">
        {days.map(({ day, placed, completed }) => (
          <div key={day} title={`${day} · ${placed} / ${completed}`}>
            <span className="pair">
              <i className="placed" style={height(placed)} />
              <i className="completed" style={height(completed)} />
            </span>
          </div>
        ))}
      </div>
      <p className="row between small-text muted" aria-hidden="true">
        {first && <span>{formatDay(first.day)}</span>}
        {last && <span>{formatDay(last.day)}</span>}
      </p>
      <HiddenTable
        caption={t("days")}
        heads={[t("day"), t("placed"), t("completed")]}
        rows={days.map(({ day, placed, completed }) => [day, placed, completed])}
      />
    </Panel>
  );
}

function Legend() {
  const t = useTranslations("consoleDashboard");
  return (
    <span className="legend small-text muted" aria-hidden="true">
      <span>
        <i className="placed" /> {t("placed")}
      </span>
      <span>
        <i className="completed" /> {t("completed")}
      </span>
    </span>
  );
}
