import type { Currency } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { SumList } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { sidesWords } from "../../sums/sides-words.ts";
import { SumRows } from "../../sums/sum-rows.tsx";
import { ParcelWeights } from "./parcel-weights.tsx";
import type { ParcelDetail, Shipment } from "./parcel-queries.ts";
import { SmallPhotos, useScalePhotos } from "./scale-photos.tsx";

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
            <OnItsScale parcel={parcel} />
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

/** One of them: what it weighs and takes, which opens its picture. */
function OnItsScale({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("payment.shipment");
  const photos = useScalePhotos(parcel);
  const weight = formatKilograms(parcel.weight_g ?? 0);
  const measured = t("parcel", { weight, sides: sidesWords(parcel) });
  return (
    <SmallPhotos parcel={parcel} photos={photos}>
      {photos.openFirst ? (
        <button
          type="button"
          className="tap text-left text-sm font-[650] text-text underline"
          onClick={photos.openFirst}
        >
          {measured}
        </button>
      ) : (
        <p className="text-sm font-[650] text-text">{measured}</p>
      )}
    </SmallPhotos>
  );
}
