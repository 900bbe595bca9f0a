import type { Currency } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/ui/format/weight";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { centimetres } from "../../kit/measures.tsx";
import { useNames } from "../../kit/names.ts";
import { useReason } from "../../kit/reason.ts";
import type { Preview } from "./bill-preview.ts";

interface BillArithmeticProps {
  readonly arithmetic: Preview["arithmetic"][number];
  readonly currency: Currency;
}

/** How the freight of one parcel came about, so that anyone can add it up again. [FRT-06] [FRT-07] */
export function BillArithmetic({ arithmetic, currency }: BillArithmeticProps) {
  const t = useTranslations("consoleBilling.arithmetic");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const reason = useReason(currency);
  const { length_mm, width_mm, height_mm, divisor } = arithmetic;
  const size = [length_mm, width_mm, height_mm].map(centimetres).join(" × ");
  return (
    <section className="inset" aria-label={t("label", { tid: arithmetic.parcel_tid })}>
      <dl className="sum">
        <dt className="strong">{arithmetic.parcel_tid}</dt>
        <dd className="muted">
          {names.transport(arithmetic.transport)} ·{" "}
          {words(`tariffClass.${arithmetic.tariff_class}`)}
        </dd>
        <dt className="muted">{t("actual")}</dt>
        <dd>{formatKilograms(arithmetic.actual_g)} kg</dd>
        <dt className="muted">
          {divisor === null
            ? t("noDivisor", { size })
            : t("volume", { size, divisor: String(divisor) })}
        </dt>
        <dd>
          {divisor === null
            ? `${(arithmetic.volume_mm3 / 1_000_000_000).toFixed(4)} m³`
            : `${formatKilograms(arithmetic.volume_g)} kg`}
        </dd>
        <dt className="strong">{t(`basis.${arithmetic.basis}`)}</dt>
        <dd className="strong">{formatKilograms(arithmetic.chargeable_g)} kg</dd>
        {arithmetic.entries.map((entry) => (
          <div key={entry.key} style={{ display: "contents" }}>
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
