import type { Currency } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/ui/format/weight";
import { Picture, Thumb } from "@sampan/ui/picture";
import { SumList } from "@sampan/ui/sum-list";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { ofShipment } from "../../sums/explain-sum.ts";
import { explainedOf } from "../../sums/explained-of.ts";
import { SumRows } from "../../sums/sum-rows.tsx";
import type { Arithmetic, ParcelDetail, Shipment } from "./parcel-queries.ts";
import { ParcelWeights } from "./parcel-weights.tsx";
import { sidesWords } from "../../sums/sides-words.ts";

interface WeighedParcelProps {
  readonly parcel: ParcelDetail;
  readonly arithmetic: Arithmetic | undefined;
  readonly currency: Currency;
  /** The only parcel of its bill: its picture takes the width, and the bill has its amounts. */
  readonly isAlone: boolean;
  /** What it leaves with, where it does not leave by itself. */
  readonly shipment?: Shipment | undefined;
}

/** The evidence of a bill: a parcel that leaves alone, on the scale, both weights, and what came of them. [FRT-06] [PKG-21] */
export function WeighedParcel({
  parcel,
  arithmetic,
  currency,
  isAlone,
  shipment,
}: WeighedParcelProps) {
  const t = useTranslations("payment.weights");
  const sums = useTranslations("sums");
  const of_g = shipment?.loads.reduce((total, { chargeable_g }) => total + chargeable_g, 0);
  return (
    <Card as="section" padded={false} className="overflow-hidden">
      {isAlone ? <LargePhotos parcel={parcel} /> : <SmallPhotos parcel={parcel} />}
      {arithmetic && (
        <div className={isAlone ? "px-4 pb-4" : "p-4 pt-3"}>
          <ParcelWeights
            load={arithmetic}
            scale={t("scale")}
            sides={sidesWords(arithmetic)}
            part={
              of_g === undefined
                ? undefined
                : ofShipment(sums, { chargeable_g: arithmetic.chargeable_g, of_g })
            }
          />
          {!isAlone && (
            <div className="mt-3 border-t border-line pt-3">
              <SumList>
                <SumRows
                  rows={arithmetic.entries.map(explainedOf)}
                  context={{
                    currency,
                    pieces: 0,
                    insurance: 0,
                    transport: arithmetic.transport,
                    carrier: undefined,
                  }}
                />
              </SumList>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

interface PhotosProps {
  readonly parcel: ParcelDetail;
}

function LargePhotos({ parcel }: PhotosProps) {
  const t = useTranslations("payment");
  const { tid, photos, weight_g } = parcel;
  const alt = t("photo", { tid, weight: formatKilograms(weight_g ?? 0) });
  const [first, ...others] = photos;
  return (
    <>
      {first && <Picture src={first} alt={alt} isEager className="aspect-4/3 w-full" />}
      {others.length > 0 && (
        <div className="flex gap-2 overflow-x-auto px-4 pt-3">
          {others.map((photo) => (
            <Thumb key={photo} src={photo} alt="" />
          ))}
        </div>
      )}
      <p className="px-4 py-3 text-xs text-text-2 tabular-nums">
        <Caption parcel={parcel} />
      </p>
    </>
  );
}

/** A parcel among others, with its picture on the scale. */
export function SmallPhotos({ parcel, children }: PhotosProps & { readonly children?: ReactNode }) {
  const t = useTranslations("payment");
  const { tid, photos, weight_g } = parcel;
  const [first] = photos;
  return (
    <div className="flex items-center gap-3 px-4 pt-4">
      {first && (
        <Thumb
          size="lg"
          src={first}
          alt={t("photo", { tid, weight: formatKilograms(weight_g ?? 0) })}
        />
      )}
      <div className="min-w-0 text-xs text-text-2 tabular-nums">
        {children}
        <p>
          <Caption parcel={parcel} />
        </p>
      </div>
    </div>
  );
}

function Caption({ parcel }: PhotosProps) {
  const t = useTranslations("payment");
  const language = useLocale();
  const { options } = useConfiguration();
  const warehouse = options.warehouses.find(({ id }) => id === parcel.warehouse);
  return t("caption", {
    tid: parcel.tid,
    warehouse: warehouse ? wordsIn(language, warehouse.name).text : "",
    time: formatMinute(parcel.cdate),
  });
}
