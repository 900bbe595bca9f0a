import type { TrackedParcel } from "@sampan/contract/logistics/tracking/tracking";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Timeline } from "@sampan/ui/timeline";
import { useQuery } from "@tanstack/react-query";
import { trackingQuery } from "./tracking-query.ts";

/** So many of the newest scans are looked at; the courier tells all of them in its own words. */
const shown_max = 3;

/** What couriers scanned of an order or a parcel, the newest first; nothing before anything was. [PKG-23] */
export function CourierScans({ tid }: { readonly tid: string }) {
  const tracked = useQuery(trackingQuery(tid));
  const scanned = tracked.data?.datalist.filter(({ scans }) => scans.length > 0) ?? [];
  return scanned.map((parcel) => <Parcel key={parcel.leg + parcel.express_no} parcel={parcel} />);
}

function Parcel({ parcel }: { readonly parcel: TrackedParcel }) {
  const { leg_title, express_no, carrier, scans } = parcel;
  return (
    <Card as="section" aria-label={leg_title}>
      <h2 className="font-[650]">{leg_title}</h2>
      <p className="mb-3 text-xs text-text-3 tabular-nums wrap-anywhere">
        {[carrier, express_no].filter(Boolean).join(" ")}
      </p>
      <Timeline
        label={leg_title}
        steps={scans.slice(0, shown_max).map(({ at, title }, position) => ({
          key: `${position}`,
          stage: position === 0 ? "now" : "done",
          title,
          when: formatMinute(at),
        }))}
      />
      <CouriersWords title={parcel.words_title} scans={scans} />
    </Card>
  );
}

/** As the courier wrote it, folded. */
function CouriersWords({
  title,
  scans,
}: Pick<TrackedParcel, "scans"> & { readonly title: string }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center text-xs font-medium text-brand">
        {title}
      </summary>
      <ul className="stack text-xs text-text-2">
        {scans.map(({ at, words, place, words_language }, position) => (
          <li key={`${position}`}>
            <span className="block text-text-3 tabular-nums">{formatMinute(at)}</span>
            <span lang={words_language || undefined} className="wrap-anywhere">
              {[words, place].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
