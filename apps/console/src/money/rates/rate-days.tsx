import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { readRateDays } from "@sampan/contract/money/rates/staff-rates";
import { formatRate } from "@sampan/domain/kernel/money";
import { formatDay } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { HiddenTable } from "../../kit/hidden-table.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { Rated } from "./rates.ts";

const days = 30;
type Day = OutputOf<typeof readRateDays>["list"][number];

/** How the customers' rate moved, day by day. The drawing is for the eye; the table says the same. */
export function RateDays({ currency }: { readonly currency: Rated }) {
  const t = useTranslations("consoleRates");
  const asked = useQuery(query(readRateDays, { currency, days }, { asksLogin: true }));
  return (
    <Panel title={t("days", { days })} isPadded>
      <Loaded asked={asked} skeletonRows={5}>
        {({ list }) => (list.length === 0 ? <Nothing title={t("empty")} /> : <Chart list={list} />)}
      </Loaded>
    </Panel>
  );
}

const width = 640;
const height = 160;
const edge = 8;

function Chart({ list }: { readonly list: readonly Day[] }) {
  const t = useTranslations("consoleRates");
  const lowest = Math.min(...list.map(({ lowest_e6 }) => lowest_e6));
  const highest = Math.max(...list.map(({ highest_e6 }) => highest_e6));
  const span = Math.max(1, highest - lowest);
  const y = (rate_e6: number) => height - edge - ((rate_e6 - lowest) / span) * (height - 2 * edge);
  const step = (width - 2 * edge) / Math.max(1, list.length - 1);
  const x = (position: number) => (list.length === 1 ? width / 2 : edge + position * step);
  const line = list.map(({ last_e6 }, position) => `${x(position)},${y(last_e6)}`).join(" ");
  return (
    <figure className="rate-chart">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" preserveAspectRatio="none">
        {list.map(({ day, lowest_e6, highest_e6 }, position) => (
          <line
            key={day}
            className="span"
            x1={x(position)}
            x2={x(position)}
            y1={y(lowest_e6) + 2}
            y2={y(highest_e6) - 2}
          />
        ))}
        <polyline points={line} />
      </svg>
      <figcaption className="row between small-text muted" aria-hidden="true">
        <span>{formatDay(list[0]?.day ?? "")}</span>
        <span>
          {t("lowest")} {formatRate(lowest)} · {t("highest")} {formatRate(highest)}
        </span>
        <span>{formatDay(list.at(-1)?.day ?? "")}</span>
      </figcaption>
      <HiddenTable
        caption={t("days", { days })}
        heads={[t("day"), t("lowest"), t("highest"), t("last")]}
        rows={list.map(({ day, lowest_e6, highest_e6, last_e6 }) => [
          day,
          formatRate(lowest_e6),
          formatRate(highest_e6),
          formatRate(last_e6),
        ])}
      />
    </figure>
  );
}
