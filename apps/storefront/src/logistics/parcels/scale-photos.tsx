import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { wordsIn } from "@sampan/locales/words-in";
import { formatMinute } from "@sampan/ui/format/dates";
import { Picture, Thumb } from "@sampan/ui/picture";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import type { ParcelDetail } from "./parcel-queries.ts";

const LargePictures = lazy(async () => ({
  default: (await import("../../goods/cards/large-pictures.tsx")).LargePictures,
}));

/** The pictures of a parcel on scale and tape, which every figure that was read there opens. */
export function useScalePhotos({ tid, photos, weight_g }: ParcelDetail) {
  const t = useTranslations("payment");
  const [open, setOpen] = useState<number>();
  const alt = t("photo", { tid, weight: formatKilograms(weight_g ?? 0) });
  const pictures = photos.map((src) => ({ src, alt }));
  return {
    pictures,
    open: setOpen,
    /** Undefined where nothing was photographed. */
    openFirst: pictures.length > 0 ? () => setOpen(0) : undefined,
    large: open !== undefined && (
      <Suspense>
        <LargePictures pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}

interface PhotosProps {
  readonly parcel: ParcelDetail;
  readonly photos: ReturnType<typeof useScalePhotos>;
}

/** Of a parcel that is alone: its first picture takes the width. */
export function LargePhotos({ parcel, photos: { pictures, open, large } }: PhotosProps) {
  const words = useTranslations("common");
  const [first, ...others] = pictures;
  const total = pictures.length;
  return (
    <>
      {first && (
        <button
          type="button"
          // Whole: what the scale reads may stand at its edge.
          className="block w-full [&_img]:max-h-100 [&_img]:object-contain"
          onClick={() => open(0)}
        >
          <Picture {...first} isEager className="aspect-4/3 w-full" />
        </button>
      )}
      {others.length > 0 && (
        <div className="flex gap-2 overflow-x-auto px-4 pt-3">
          {others.map(({ src }, at) => (
            <button
              key={src}
              type="button"
              className="flex-none"
              aria-label={words("pictureOf", { index: at + 2, total })}
              onClick={() => open(at + 1)}
            >
              <Thumb src={src} alt="" />
            </button>
          ))}
        </div>
      )}
      <p className="px-4 py-3 text-xs text-text-2 tabular-nums">
        <Caption parcel={parcel} />
      </p>
      {large}
    </>
  );
}

interface SmallPhotosProps extends PhotosProps {
  readonly children?: ReactNode;
}

/** A parcel among others, with its picture on the scale. */
export function SmallPhotos({
  parcel,
  photos: { pictures, open, large },
  children,
}: SmallPhotosProps) {
  const [first] = pictures;
  return (
    <div className="flex items-center gap-3 px-4 pt-4">
      {first && (
        <button type="button" className="flex-none" onClick={() => open(0)}>
          <Thumb size="lg" {...first} />
        </button>
      )}
      <div className="min-w-0 text-xs text-text-2 tabular-nums">
        {children}
        <p>
          <Caption parcel={parcel} />
        </p>
      </div>
      {large}
    </div>
  );
}

/** Which parcel, where it was weighed, when, and by whom, as far as that was written down. */
function Caption({ parcel }: Pick<PhotosProps, "parcel">) {
  const t = useTranslations("payment");
  const language = useLocale();
  const { options } = useConfiguration();
  const warehouse = options.warehouses.find(({ id }) => id === parcel.warehouse);
  const { at, badge } = parcel.weighed ?? { at: parcel.cdate, badge: "" };
  return t(badge === "" ? "caption" : "captionBy", {
    tid: parcel.tid,
    warehouse: warehouse ? wordsIn(language, warehouse.name).text : "",
    time: formatMinute(at),
    badge,
  });
}
