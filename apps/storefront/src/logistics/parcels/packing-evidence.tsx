import { formatMinute } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Thumb } from "@sampan/ui/picture";
import { useTranslations } from "use-intl";
import type { ParcelDetail } from "./parcel-queries.ts";

/** A packed box before it was closed and after: what its parts weighed and what it does, when, and both in pictures. */
export function PackingEvidence({ parcel }: { readonly parcel: ParcelDetail }) {
  const t = useTranslations("merging.evidence");
  const { tid, merged, photos, weight_g, weighed } = parcel;
  const badge = weighed?.badge ?? "";
  if (!merged?.is_packed) return null;
  const before = formatKilograms(merged.parts_g);
  const after = formatKilograms(weight_g ?? 0);
  return (
    <section aria-label={t("title")} className="grid gap-2">
      <p className="text-xs text-text-2 tabular-nums">
        {t("beforeAfter", { before, after })}
        {merged.packed_at && (
          <span className="block">
            {t(badge === "" ? "packedAt" : "packedBy", {
              time: formatMinute(merged.packed_at),
              badge,
            })}
          </span>
        )}
      </p>
      <Shots title={t("contents")} alt={t("contentsPhoto", { tid })} of={merged.contents_photos} />
      {merged.contents_photos.length > 0 && (
        <Shots title={t("closed")} alt={t("closedPhoto", { tid })} of={photos} />
      )}
    </section>
  );
}

interface ShotsProps {
  readonly title: string;
  readonly alt: string;
  readonly of: readonly string[];
}

const Shots = ({ title, alt, of }: ShotsProps) =>
  of.length > 0 && (
    <figure>
      <figcaption className="text-xs text-text-2">{title}</figcaption>
      <div className="mt-1 flex flex-wrap gap-2">
        {of.map((photo, at) => (
          <Thumb key={photo} src={photo} alt={of.length > 1 ? `${alt} (${at + 1})` : alt} />
        ))}
      </div>
    </figure>
  );
