import type { Forecast } from "@sampan/contract/logistics/forecast/staff-forecast";
import { useTranslations } from "use-intl";
import { DayColumns } from "../../kit/day-columns.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import "./forecast.css";

type Day = Forecast["days"][number];

/** Parcels to receive and to merge, day by day, with the range it comes out in on eight days of ten. */
export function ComingDays({ days }: { readonly days: Forecast["days"] }) {
  const t = useTranslations("consoleForecast");
  const most = Math.max(1, ...days.flatMap((day) => [day.receipts?.high ?? 0, day.packings]));
  const share = (count: number) => `${(count / most) * 100}%`;
  const range = ({ receipts }: Day) =>
    receipts === null
      ? "–"
      : t("range", {
          expected: String(receipts.expected),
          low: String(receipts.low),
          high: String(receipts.high),
        });
  const isKnown = days.some((day) => day.receipts !== null);
  return (
    <DayColumns<Day>
      title={t("days")}
      legend={[t("receipts"), t("packings")]}
      days={days}
      above={!isKnown && <Nothing title={t("unknown")} body={t("unknownHint")} />}
      titleOf={(day) => `${day.day} · ${range(day)} · ${day.packings}`}
      heads={[t("day"), t("receipts"), t("packings")]}
      rowOf={(day) => [day.day, range(day), day.packings]}
    >
      {({ receipts, packings }) => (
        <>
          {receipts && (
            <i className="placed ranged" style={{ height: share(receipts.expected) }}>
              <b
                style={{ bottom: share(receipts.low), height: share(receipts.high - receipts.low) }}
              />
            </i>
          )}
          <i className="completed" style={{ height: share(packings) }} />
        </>
      )}
    </DayColumns>
  );
}
