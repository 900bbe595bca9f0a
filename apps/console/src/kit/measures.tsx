import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";

interface Measured {
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
}

/** Millimetres as centimetres: `24`, or `24.5` where the tape said so. */
export const centimetres = (length_mm: number): string => String(length_mm / 10);

/** What scale and tape said: `0.84 kg · 24 × 18 × 10 cm`, or that nobody has measured it yet. */
export function useMeasures(): (measured: Measured) => string {
  const t = useTranslations("consoleWords");
  return ({ weight_g, length_mm, width_mm, height_mm }) => {
    if (!weight_g) return t("unmeasured");
    const weight = `${formatKilograms(weight_g)} kg`;
    if (!length_mm || !width_mm || !height_mm) return weight;
    return `${weight} · ${[length_mm, width_mm, height_mm].map(centimetres).join(" × ")} cm`;
  };
}
