import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatCubicMetres } from "@sampan/domain/kernel/format-measures";
import type { ShipmentLoad } from "./parcel-queries.ts";

interface ParcelWeightsProps {
  readonly load: ShipmentLoad;
  /** Where the weight and the volume come from: a parcel's scale and sides, or several parcels. */
  readonly scale: string;
  readonly sides: string;
  /** Goods of this class where a shipment holds several; a class is charged by its own rate. */
  readonly ofClass?: string | undefined;
  /** What a parcel that leaves with others has of the whole, in place of what is charged of it alone. */
  readonly part?: string | undefined;
  /** Shows scale and tape. */
  readonly onOpen?: (() => void) | undefined;
}

/** Both readings side by side, the one that counts marked, and what is charged of it. [FRT-06] [FRT-07] */
export function ParcelWeights({ load, scale, sides, ofClass, part, onOpen }: ParcelWeightsProps) {
  const t = useTranslations("payment.weights");
  const words = useTranslations("common");
  const { actual_g, volume_g, volume_mm3, divisor, chargeable_g, basis } = load;
  const isVolume = basis === "volume" || basis === "volume_price";
  const charged = formatKilograms(chargeable_g);
  return (
    <>
      <h2 className="mb-2.5 font-semibold">
        {ofClass ?? t(divisor === null ? "titleByPrice" : "title")}
      </h2>
      <div className="flex items-stretch gap-2">
        <Reading name={t("actual")} how={scale} isCounted={!isVolume} onOpen={onOpen}>
          {words("kilograms", { weight: formatKilograms(actual_g) })}
        </Reading>
        {divisor !== null && <Comparison isLarger={actual_g > volume_g} />}
        {divisor === null ? (
          <Reading name={t("volumeAlone")} how={sides} isCounted={isVolume} onOpen={onOpen}>
            {t("cubic", { volume: formatCubicMetres(volume_mm3) })}
          </Reading>
        ) : (
          <Reading
            name={t("volume")}
            how={t("sides", { sides, divisor: `${divisor}` })}
            isCounted={isVolume}
            onOpen={onOpen}
          >
            {words("kilograms", { weight: formatKilograms(volume_g) })}
          </Reading>
        )}
      </div>
      <p className="mt-2.5 text-xs text-text-2 tabular-nums">
        {part}
        {!part && basis === "volume_price" && t("byVolume")}
        {!part && basis === "minimum_weight" && t("minimum", { weight: charged })}
        {!part && (basis === "actual" || basis === "volume") && t("charged", { weight: charged })}
      </p>
    </>
  );
}

/** Kilograms can be compared; kilograms and cubic metres cannot. */
function Comparison({ isLarger }: { readonly isLarger: boolean }) {
  const t = useTranslations("payment.weights");
  return (
    <>
      <span aria-hidden="true" className="self-center text-text-3">
        {isLarger ? ">" : "≤"}
      </span>
      <span className="sr-only">{t(isLarger ? "larger" : "smaller")}</span>
    </>
  );
}

interface ReadingProps {
  readonly name: string;
  readonly how: string;
  /** The one the price comes from. */
  readonly isCounted: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What was read, which opens its picture where there is one. */
function Reading({ name, how, isCounted, onOpen, children }: ReadingProps) {
  const t = useTranslations("payment.weights");
  const look = `grid min-w-0 flex-1 content-center justify-items-center gap-0.5 rounded-card px-2 py-2.5 text-center tabular-nums ${
    isCounted
      ? "bg-brand-soft text-on-brand-soft shadow-[inset_0_0_0_2px_var(--brand)]"
      : "bg-surface-2 text-text-2"
  }`;
  const figure = (
    <>
      <span className="text-xs">{name}</span>
      <span className="text-md font-[650]">{children}</span>
      <span className="text-xs">{how}</span>
    </>
  );
  if (!onOpen) return <div className={look}>{figure}</div>;
  return (
    <button type="button" className={look} onClick={onOpen}>
      {figure}
      <span className="text-xs font-semibold underline">{t("seePhoto")}</span>
    </button>
  );
}
