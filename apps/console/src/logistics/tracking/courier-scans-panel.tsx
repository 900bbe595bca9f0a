import { query } from "@sampan/client/query";
import { readTrackingOfOrder } from "@sampan/contract/logistics/tracking/staff-tracking";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";

/** What couriers scanned of an order's parcels, the newest first; nothing where nothing was scanned. */
export function CourierScansPanel({ tid }: { readonly tid: string }) {
  const t = useTranslations("consoleShipping.silent");
  const asked = useQuery(query(readTrackingOfOrder, { tid }, { asksLogin: true }));
  const scanned = asked.data?.datalist.filter(({ scans }) => scans.length > 0) ?? [];
  if (scanned.length === 0) return null;
  return (
    <Panel title={t("scans")} isPadded>
      {scanned.map(({ leg, leg_title, carrier, express_no, scans }) => (
        <details key={leg + express_no}>
          <summary>
            <span className="strong">{scans[0]?.title}</span>{" "}
            <span className="small-text muted">
              {formatMinute(scans[0]?.at ?? "")} · {leg_title} · {carrier} {express_no}
            </span>
          </summary>
          <ul className="lines">
            {scans.map(({ at, title, words, place, words_language }, position) => (
              <li key={`${position}`}>
                <span className="grow">
                  {title}
                  <br />
                  <span className="small-text muted" lang={words_language || undefined}>
                    {[words, place].filter(Boolean).join(" · ")}
                  </span>
                </span>
                <span className="small-text faint">{formatMinute(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}
