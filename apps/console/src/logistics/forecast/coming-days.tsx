import type { Forecast } from "@sampan/contract/logistics/forecast/staff-forecast";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { HiddenTable } from "../../kit/hidden-table.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import "./forecast.css";

/** Parcels to receive and to merge, day by day, with the range it comes out in on eight days of ten. */
export function ComingDays({ days }: { readonly days: Forecast["days"] }) {
  const t = useTranslations("consoleForecast");
  const most = Math.max(1, ...days.flatMap((day) => [day.receipts?.high ?? 0, day.packings]));
  const share = (count: number) => `${(count / most) * 100}%`;
  const range = (day: Forecast["days"][number]) =>
    day.receipts === null
      ? "–"
      : t("range", {
          expected: String(day.receipts.expected),
          low: String(day.receipts.low),
          high: String(day.receipts.high),
        });
  const isKnown = days.some((day) => day.receipts !== null);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Panel title={t("days")} extra={<Legend />} isPadded>
      {!isKnown && <Nothing title={t("unknown")} body={t("unknownHint")} />}
      <div className="columns" aria-hidden="true">
        {days.map((day) => (
          <div key={day.day} title={`${day.day} · ${range(day)} · ${day.packings}`}>
            <span className="pair">
              {day.receipts && (
                <i className="placed ranged" style={{ height: share(day.receipts.expected) }}>
                  <b
                    style={{
                      bottom: share(day.receipts.low),
                      height: share(day.receipts.high - day.receipts.low),
                    }}
                  />
                </i>
              )}
              <i className="completed" style={{ height: share(day.packings) }} />
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
        heads={[t("day"), t("receipts"), t("packings")]}
        rows={days.map((day) => [day.day, range(day), day.packings])}
      />
    </Panel>
  );
}

function Legend() {
  const t = useTranslations("consoleForecast");
  return (
    <span className="legend small-text muted" aria-hidden="true">
      <span>
        <i className="placed" /> {t("receipts")}
      </span>
      <span>
        <i className="completed" /> {t("packings")}
      </span>
    </span>
  );
}
