import type { Currency } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { SumList } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { ofShipment } from "@sampan/domain/trade/charges/explain-sum";
import { useSaySums } from "../../sums/say-sums.ts";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { SumRows } from "../../sums/sum-rows.tsx";
import type { Arithmetic, ParcelDetail, Shipment } from "./parcel-queries.ts";
import { ParcelWeights } from "./parcel-weights.tsx";
import { LargePhotos, SmallPhotos, useScalePhotos } from "./scale-photos.tsx";
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
  const sums = useSaySums();
  const photos = useScalePhotos(parcel);
  const of_g = shipment?.loads.reduce((total, { chargeable_g }) => total + chargeable_g, 0);
  return (
    <Card as="section" padded={false} className="overflow-hidden">
      {isAlone ? (
        <LargePhotos parcel={parcel} photos={photos} />
      ) : (
        <SmallPhotos parcel={parcel} photos={photos} />
      )}
      {arithmetic && (
        <div className={isAlone ? "px-4 pb-4" : "p-4 pt-3"}>
          <ParcelWeights
            load={arithmetic}
            onOpen={photos.openFirst}
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
