import type { Claim } from "@sampan/contract/logistics/claims/claim-shapes";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

/** What decided it, to be held side by side: two weighings with the difference and what was enough, and what each side saw of the goods. [CLM-05] */
export function ClaimEvidence({ claim }: { readonly claim: Claim }) {
  const t = useTranslations("claims.evidence");
  const { weights, warehouse_imgs, imgs } = claim;
  const [ours, theirs] = [warehouse_imgs[0], imgs[0]];
  const isPair = ours !== undefined && theirs !== undefined;
  if (!weights && !isPair && (ours === undefined || claim.clause === null)) return null;
  return (
    <Card as="section" aria-label={weights ? t("weighed") : t("inside")} className="grid gap-3">
      {weights && <Weighings weights={weights} arrived_at={claim.cdate} />}
      {(ours ?? theirs) && (
        <div className="grid grid-cols-2 gap-3">
          {ours && <Picture src={ours} alt={t("oursShown")} caption={t("ours")} />}
          {theirs && <Picture src={theirs} alt={t("theirsShown")} caption={t("theirs")} />}
        </div>
      )}
    </Card>
  );
}

interface WeighingsProps {
  readonly weights: NonNullable<Claim["weights"]>;
  readonly arrived_at: string;
}

function Weighings({ weights, arrived_at }: WeighingsProps) {
  const t = useTranslations("claims.evidence");
  const { departed_g, arrived_g, departed_at, threshold_percent } = weights;
  const lost_g = departed_g - arrived_g;
  const percent = Math.round((lost_g * 1000) / departed_g) / 10;
  return (
    <>
      <h2 className="font-[650]">{t("weighed")}</h2>
      <dl className="grid grid-cols-2 gap-3 tabular-nums">
        <Weighing label={t("departed")} grams={departed_g} at={departed_at} />
        <Weighing label={t("arrived")} grams={arrived_g} at={arrived_at} />
      </dl>
      <p className="tabular-nums">
        <span className="font-[650]">{t("lost", { lost: formatKilograms(lost_g), percent })}</span>
        {threshold_percent !== null && (
          <span className="block text-xs text-text-3">
            {t("threshold", { threshold: threshold_percent })}
          </span>
        )}
      </p>
    </>
  );
}

interface WeighingProps {
  readonly label: string;
  readonly grams: number;
  readonly at: string;
}

const Weighing = ({ label, grams, at }: WeighingProps) => (
  <div>
    <dt className="text-xs text-text-3">{label}</dt>
    <dd className="text-lg font-[650]">{formatKilograms(grams)} kg</dd>
    {at !== "" && <dd className="text-xs text-text-3">{formatMinute(at)}</dd>}
  </div>
);

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

const Picture = ({ src, alt, caption }: PictureProps) => (
  <figure className="min-w-0">
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-square w-full rounded-card bg-surface-2 object-cover"
    />
    <figcaption className="mt-1 text-xs text-text-3">{caption}</figcaption>
  </figure>
);
