import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Thumb } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { sidesWords } from "../../sums/sides-words.ts";
import { pathTo } from "../../paths.ts";

/** A parcel as the warehouse saw it: on the scale, weighed and measured. It opens the parcel. */
export function ParcelEvidence({ parcel }: { readonly parcel: Order["packages"][number] }) {
  const t = useTranslations("orders");
  const { tid, photos, weight_g } = parcel;
  const weight = formatKilograms(weight_g);
  return (
    <Link {...pathTo.parcel(tid)} className="flex w-full flex-wrap items-center gap-2">
      <span className="sr-only">{t("seeParcel", { tid: "" })}</span>
      {photos.map((photo) => (
        <Thumb key={photo} src={photo} alt={t("parcelPhoto", { tid, weight })} />
      ))}
      <span className="text-xs text-text-2 tabular-nums">
        <span className="block">{tid}</span>
        {weight_g > 0 && (
          <span className="block font-semibold">
            {t("measured", { weight, sides: sidesWords(parcel) })}
          </span>
        )}
      </span>
    </Link>
  );
}
