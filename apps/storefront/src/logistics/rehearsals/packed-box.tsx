import { volumeOf } from "@sampan/domain/money/price-book/freight";
import { Card } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Gallery } from "@sampan/ui/gallery";
import { Picture, Thumb } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { pathTo } from "../../paths.ts";
import { formatCubicMetres } from "@sampan/domain/kernel/format-measures";
import { sidesWords } from "../../sums/sides-words.ts";
import type { ParcelDetail } from "../parcels/parcel-queries.ts";
import type { Rehearsal } from "./rehearsal-queries.ts";

interface PackedBoxProps {
  readonly parcel: ParcelDetail;
  readonly box: Rehearsal;
}

/** The box as it lies there: photos, scale and tape. */
export function PackedBox({ parcel }: PackedBoxProps) {
  const t = useTranslations("rehearsal");
  const words = useTranslations("common");
  const payment = useTranslations("payment");
  const { tid, photos, weight_g } = parcel;
  const weight = formatKilograms(weight_g ?? 0);
  return (
    <Card as="section" padded={false} className="overflow-hidden">
      {photos.length > 0 && (
        <div className="[&_img]:aspect-[4/3] [&_img]:h-auto [&_img]:max-h-100 [&_img]:object-contain">
          <Gallery
            label={t("photos")}
            pictures={photos.map((src) => ({ src, alt: payment("photo", { tid, weight }) }))}
            counter={(index, total) => words("outOf", { index, total })}
          />
        </div>
      )}
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-1 px-4 py-3">
        <Figure label={t("weight")} unit="kg">
          {weight}
        </Figure>
        <Figure label={t("volume")} unit="m³">
          {formatCubicMetres(volumeOf(measuresOf(parcel)))}
        </Figure>
        <Figure label={t("size")} unit="cm">
          {sidesWords(parcel)}
        </Figure>
      </dl>
    </Card>
  );
}

const measuresOf = ({ weight_g, length_mm, width_mm, height_mm }: ParcelDetail) => ({
  weight_g: weight_g ?? 0,
  length_mm: length_mm ?? 0,
  width_mm: width_mm ?? 0,
  height_mm: height_mm ?? 0,
});

interface FigureProps {
  readonly label: string;
  readonly unit: string;
  readonly children: ReactNode;
}

const Figure = ({ label, unit, children }: FigureProps) => (
  <div>
    <dt className="text-xs text-text-3">{label}</dt>
    <dd className="text-amount font-[650] tabular-nums">
      {children} <small className="text-xs font-medium text-text-3">{unit}</small>
    </dd>
  </div>
);

/** What went into it, each as it was when it came, and how much lighter or heavier the box is than all of them. */
export function BeforePacking({ parcel, box }: PackedBoxProps) {
  const t = useTranslations("rehearsal");
  const words = useTranslations("parcels");
  const count = parcel.items.reduce((pieces, { num }) => pieces + num, 0);
  const difference_g = (parcel.weight_g ?? 0) - box.parts_g;
  const change = difference_g < 0 ? "lighter" : "heavier";
  return (
    <details className="group px-1">
      <summary className="flex flex-wrap cursor-pointer list-none items-center gap-3">
        <span className="flex flex-none">
          {parcel.items.slice(0, 4).map(({ oid, image }) => (
            <Picture
              key={oid}
              src={pictureAddress(image, 240)}
              alt=""
              className="size-11 flex-none rounded-[10px] shadow-[0_0_0_2px_var(--canvas)] not-first:-ml-5.5"
            />
          ))}
        </span>
        <span className="min-w-0 flex-1 basis-32 text-xs text-text-2">
          {t("inside", { count, parts: box.parts.length })}
          <span className="block text-text tabular-nums">
            {difference_g === 0
              ? t("sameWeight")
              : t(change, { weight: formatKilograms(Math.abs(difference_g)) })}
          </span>
        </span>
        <span className="text-xs font-semibold text-brand">
          <span className="group-open:hidden">{t("open")}</span>
          <span className="hidden group-open:inline">{t("close")}</span>
        </span>
      </summary>
      <ul aria-label={t("before")} className="mt-2 grid gap-2">
        {box.parts.map(({ tid, weight_g, photos: [photo] }) => (
          <li key={tid} className="flex items-center gap-3 text-xs">
            {photo && <Thumb size="sm" src={photo} alt={t("partPhoto", { tid })} />}
            <Link {...pathTo.parcel(tid)} className="tap break-all text-brand tabular-nums">
              {tid}
            </Link>
            <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">
              {words("weighed", { weight: formatKilograms(weight_g ?? 0) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
