import type { Currency } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/ui/format/weight";
import { SumList } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { explainedOf } from "../../sums/explained-of.ts";
import { sidesWords } from "../../sums/sides-words.ts";
import { SumRows } from "../../sums/sum-rows.tsx";
import { ParcelWeights } from "./parcel-weights.tsx";
import type { ParcelDetail, Shipment } from "./parcel-queries.ts";
import { SmallPhotos } from "./weighed-parcel.tsx";

interface ShippedTogetherProps {
  readonly shipment: Shipment;
  readonly parcels: readonly ParcelDetail[];
  readonly currency: Currency;
}

/**
 * Parcels that leave together: each on its scale, what they weigh and take together, and what came of it. Minimum
 * and delivery are charged once for all of them. [FRT-06] [FRT-10] [PKG-24]
 */
export function ShippedTogether({ shipment, parcels, currency }: ShippedTogetherProps) {
  const t = useTranslations("payment.shipment");
  const payment = useTranslations("payment");
  const { loads, entries, transport } = shipment;
  const count = payment("ofParcels", { count: parcels.length });
  return (
    <Card as="section" padded={false} aria-label={t("title", { count: parcels.length })}>
      <h2 className="px-4 pt-4 font-semibold">{t("title", { count: parcels.length })}</h2>
      <p className="px-4 text-xs text-text-2">{t("once")}</p>
      <ul>
        {parcels.map((parcel) => (
          <li key={parcel.tid}>
            <SmallPhotos parcel={parcel}>
              <p className="text-sm font-[650] text-text">
                {t("parcel", {
                  weight: formatKilograms(parcel.weight_g ?? 0),
                  sides: sidesWords(parcel),
                })}
              </p>
            </SmallPhotos>
          </li>
        ))}
      </ul>
      <div className="stack p-4">
        {loads.map((load) => (
          <div key={load.tariff_class}>
            <ParcelWeights
              load={load}
              scale={count}
              sides={count}
              ofClass={loads.length > 1 ? t(`classes.${load.tariff_class}`) : undefined}
            />
          </div>
        ))}
        <div className="border-t border-line pt-3">
          <SumList>
            <SumRows
              rows={entries.map(explainedOf)}
              context={{ currency, pieces: 0, insurance: 0, transport, carrier: undefined }}
            />
          </SumList>
        </div>
      </div>
    </Card>
  );
}
