import type { Dashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { useTranslations } from "use-intl";
import { DayColumns } from "../../kit/day-columns.tsx";

/** Orders placed and completed, day by day. */
export function DaysChart({ days }: { readonly days: Dashboard["days"] }) {
  const t = useTranslations("consoleDashboard");
  const most = Math.max(1, ...days.flatMap((day) => [day.placed, day.completed]));
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <DayColumns
      title={t("days")}
      legend={[t("placed"), t("completed")]}
      days={days}
      titleOf={({ day, placed, completed }) => `${day} · ${placed} / ${completed}`}
      heads={[t("day"), t("placed"), t("completed")]}
      rowOf={({ day, placed, completed }) => [day, placed, completed]}
    >
      {({ placed, completed }) => (
        <>
          <i className="placed" style={height(placed)} />
          <i className="completed" style={height(completed)} />
        </>
      )}
    </DayColumns>
  );
}
