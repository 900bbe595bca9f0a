import { useTranslations } from "use-intl";
import { readCentimetres } from "./read-lengths.ts";
import { ScaleLink } from "./scale-link.tsx";
import type { MeasuresDraft } from "./use-findings.ts";

interface MeasuresPanelProps {
  readonly draft: MeasuresDraft;
  readonly onChange: (part: Partial<MeasuresDraft>) => void;
  /** The scale is what one begins with. */
  readonly isFirst?: boolean;
}

const sides = ["length", "width", "height"] as const;

/** The reading of the scale, large enough for a step back, and three sides. [BO-14] */
export function MeasuresPanel({ draft, onChange, isFirst = true }: MeasuresPanelProps) {
  const t = useTranslations("consoleWarehouse");
  const [length, width, height] = sides.map((side) => readCentimetres(draft[side]));
  return (
    <>
      <label className="reading">
        <span>{t("weight")}</span>
        <span className="led">
          <input
            data-step
            autoFocus={isFirst}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            value={draft.weight}
            onChange={(event) => onChange({ weight: event.target.value })}
          />
          <span aria-hidden="true">kg</span>
        </span>
      </label>
      <ScaleLink onWeight={(weight_g) => onChange({ weight: String(weight_g / 1000) })} />
      <div className="sides">
        {sides.map((side, position) => (
          <label key={side}>
            <span>{t(side)}</span>
            <input
              data-step
              inputMode="decimal"
              autoComplete="off"
              value={draft[side]}
              onChange={(event) => onChange({ [side]: event.target.value })}
            />
            {position < 2 && <i aria-hidden="true">×</i>}
          </label>
        ))}
        <label className="shelf">
          <span>{t("shelf")}</span>
          <input
            data-step
            maxLength={20}
            autoComplete="off"
            placeholder="A-04-2"
            value={draft.shelf}
            onChange={(event) => onChange({ shelf: event.target.value })}
          />
        </label>
      </div>
      {length && width && height && (
        <p className="row between muted">
          <span>
            {t("volume")} {draft.length} × {draft.width} × {draft.height}
          </span>
          <span className="strong">
            {t("cubicCentimetres", { volume: Math.round((length * width * height) / 1000) })}
          </span>
        </p>
      )}
    </>
  );
}
