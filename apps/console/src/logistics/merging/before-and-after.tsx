import { judgePackedWeight } from "@sampan/domain/logistics/merging/check-packing";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";
import { Photos } from "../../kit/photos.tsx";
import { Tag } from "../../kit/tag.tsx";
import { readScale } from "../warehouse/read-lengths.ts";
import { type Part, weightOf } from "./use-packing.ts";

interface BeforeAndAfterProps {
  readonly parts: readonly Part[];
  /** As typed off the scale. */
  readonly weight: string;
}

/** What the parcels weighed and looked like when they came, and whether the scale can be right now. [BO-14] */
export function BeforeAndAfter({ parts, weight }: BeforeAndAfterProps) {
  const t = useTranslations("consolePacking");
  const before_g = weightOf(parts);
  return (
    <section className="panel before" aria-label={t("before")}>
      <div className="row between">
        <h2>{t("before")}</h2>
        <b>{formatKilograms(before_g)} kg</b>
      </div>
      <Photos photos={parts.flatMap(({ photos }) => photos)} alt={t("before")} size={64} />
      <p role="status">
        <ScaleWords weight={weight} before_g={before_g} />
      </p>
    </section>
  );
}

/** What is typed that is no weight at all says nothing yet; a scale that reads zero does. */
function ScaleWords({ weight, before_g }: { readonly weight: string; readonly before_g: number }) {
  const t = useTranslations("consolePacking.scale");
  const weight_g = readScale(weight);
  if (weight_g === undefined) return null;
  const judged = judgePackedWeight(weight_g, before_g);
  const figures = { weight: formatKilograms(weight_g), before: formatKilograms(before_g) };
  const tone = { empty: "danger", impossible: "danger", differs: "warn", expected: "ok" } as const;
  return (
    <Tag tone={tone[judged]} icon={judged === "expected" ? "check" : "warn"}>
      {t(judged, figures)}
    </Tag>
  );
}
