import type { Currency } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { centimetres, useMeasures } from "../../kit/measures.tsx";
import { useNames } from "../../kit/names.ts";
import { useReason } from "../../kit/reason.ts";
import type { Preview } from "./bill-preview.ts";

type Shipment = Preview["shipments"][number];
type Parcel = Preview["arithmetic"][number];

interface BillArithmeticProps {
  readonly shipment: Shipment;
  readonly parcels: readonly Parcel[];
  readonly currency: Currency;
}

/** How the freight of a shipment came about, so that anyone can add it up again. [FRT-06] [FRT-07] [FRT-10] */
export function BillArithmetic({ shipment, parcels, currency }: BillArithmeticProps) {
  const t = useTranslations("consoleBilling.arithmetic");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const measures = useMeasures();
  const reason = useReason(currency);
  const { loads, entries, parcel_tids } = shipment;
  const [only, ...others] = parcels;
  const isAlone = others.length === 0;
  const classes = loads.map(({ tariff_class }) => words(`tariffClass.${tariff_class}`));
  return (
    <section className="inset" aria-label={t("label", { tid: parcel_tids.join("、") })}>
      <dl className="sum">
        <dt className="strong">
          {isAlone ? only?.parcel_tid : t("together", { count: parcels.length })}
        </dt>
        <dd className="muted">{[names.line(shipment), ...classes].join(" · ")}</dd>
        {!isAlone &&
          parcels.map((parcel) => (
            <div key={parcel.parcel_tid} style={{ display: "contents" }}>
              <dt className="muted">{parcel.parcel_tid}</dt>
              <dd className="muted">{measures({ ...parcel, weight_g: parcel.actual_g })}</dd>
            </div>
          ))}
        {loads.map((load) => (
          <LoadRows
            key={load.tariff_class}
            load={load}
            size={
              only && isAlone
                ? [only.length_mm, only.width_mm, only.height_mm].map(centimetres).join(" × ")
                : cubicMetres(load.volume_mm3)
            }
          />
        ))}
        {entries.map((entry, position) => (
          // Classes of goods have a freight each; their order never changes.
          <div key={`${entry.key}-${position}`} style={{ display: "contents" }}>
            <dt className="muted">
              {words.has(`sum.${entry.key}` as "sum.goods")
                ? words(`sum.${entry.key}` as "sum.goods")
                : entry.key}{" "}
              <span className="small-text faint">{reason(entry.reason)}</span>
            </dt>
            <dd>
              <Amount cents={entry.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const cubicMetres = (volume_mm3: number) => `${(volume_mm3 / 1_000_000_000).toFixed(4)} m³`;

interface LoadRowsProps {
  readonly load: Shipment["loads"][number];
  /** The sides of a parcel, or what several take up together. */
  readonly size: string;
}

/** Both readings of a load, and what is charged of it. */
function LoadRows({ load, size }: LoadRowsProps) {
  const t = useTranslations("consoleBilling.arithmetic");
  const { actual_g, volume_g, volume_mm3, divisor, basis, chargeable_g } = load;
  return (
    <>
      <dt className="muted">{t("actual")}</dt>
      <dd>{formatKilograms(actual_g)} kg</dd>
      <dt className="muted">
        {divisor === null
          ? t("noDivisor", { size })
          : t("volume", { size, divisor: String(divisor) })}
      </dt>
      <dd>{divisor === null ? cubicMetres(volume_mm3) : `${formatKilograms(volume_g)} kg`}</dd>
      <dt className="strong">{t(`basis.${basis}`)}</dt>
      <dd className="strong">{formatKilograms(chargeable_g)} kg</dd>
    </>
  );
}
