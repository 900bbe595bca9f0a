import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useMarkName } from "../../kit/mark-name.ts";
import { useMeasures } from "../../kit/measures.tsx";
import { useNames } from "../../kit/names.ts";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { pathTo } from "../../paths.ts";
import type { BillingGroup } from "./billing-group.ts";

interface WeighedByProps {
  readonly parcel: BillingGroup["parcels"][number];
}

/** When it was put on the scale, and by which colleague. */
function WeighedBy({ parcel: { measured_at, measured_by: name } }: WeighedByProps) {
  const t = useTranslations("consoleBilling");
  if (measured_at === null) return null;
  const time = formatMinute(measured_at);
  return (
    <>
      <br />
      <span className="small-text faint">
        {name === "" ? t("weighedAt", { time }) : t("weighedBy", { time, name })}
      </span>
    </>
  );
}

/** Which orders the bill is for, and the parcels they lie in, with their evidence. */
export function BillHead({ group }: { readonly group: BillingGroup }) {
  const t = useTranslations("consoleBilling");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const markName = useMarkName();
  const measures = useMeasures();
  const facts = [
    words(`region.${group.region}`),
    names.line(group),
    names.carrier(group.express),
    names.payMode(group.pay_mode),
    names.insurance(group.insurance),
  ];
  return (
    <div className="bill-head">
      <h2 className="row wrap">
        {group.order_tids.map((tid) => (
          <Link key={tid} {...pathTo.order(tid)}>
            {tid}
          </Link>
        ))}
      </h2>
      <p className="small-text muted">{facts.join(" · ")}</p>
      {group.awaited_tids.length > 0 && (
        <Tag tone="warn" icon="warn">
          {t("waitsFor", { tids: group.awaited_tids.join("、") })}
        </Tag>
      )}
      {group.part_tids.length > 0 && (
        <Tag tone="warn" icon="warn">
          {t("goesInPart", { tids: group.part_tids.join("、") })}
        </Tag>
      )}
      <ul className="lines">
        {group.parcels.map((parcel) => (
          <li key={parcel.tid}>
            <Photos
              photos={parcel.photos}
              alt={t("photo", { express: parcel.express_no, measures: measures(parcel) })}
              size={52}
            />
            <span className="grow">
              <span className="strong">{parcel.express_no}</span>{" "}
              <span className="small-text faint">{parcel.tid}</span>
              <br />
              <span className="muted">{measures(parcel)}</span>
              <WeighedBy parcel={parcel} />
            </span>
            {parcel.weight_g === null && (
              <Tag tone="danger" icon="warn">
                {t("measureFirst")}
              </Tag>
            )}
            {parcel.marks.map((mark) => (
              <Tag key={mark} tone="warn">
                {markName(mark)}
              </Tag>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
