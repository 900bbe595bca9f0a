import type { OwnClearance } from "@sampan/contract/logistics/clearance/clearance";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";

interface HalfYearProps {
  readonly clearance: Pick<OwnClearance, "declarant" | "meter" | "verdict" | "currency">;
}

const tones = {
  free: "ok",
  worth_too_much: "warn",
  times_used_up: "warn",
  tax_included: "ok",
} as const;

/** How whoever declares stands to what is free in this half of the year, and what that makes of this parcel. */
export function HalfYear({ clearance: { declarant, meter, verdict, currency } }: HalfYearProps) {
  const t = useTranslations("clearance");
  if (!declarant || !meter) return null;
  const title = t("half", { name: declarant.name });
  const gone = meter.used + meter.coming;
  return (
    <Card as="section" aria-label={title}>
      <h2 className="font-[650]">{title}</h2>
      <div aria-hidden="true" className="my-3 grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: meter.times }, (_, at) => (
          <span
            key={at}
            className={`h-2 rounded-full ${
              at < meter.used
                ? "bg-brand"
                : at < gone
                  ? "bg-brand-soft shadow-[inset_0_0_0_1.5px_var(--brand)]"
                  : "bg-surface-2"
            }`}
          />
        ))}
      </div>
      <p className="text-xs tabular-nums">{t("halfFacts", meter)}</p>
      {verdict && (
        <Chip tone={tones[verdict]} className="mt-2">
          {t(`verdicts.${verdict}`, { free: formatAmount(meter.free_up_to, currency) })}
        </Chip>
      )}
      <p className="mt-2 text-xs text-text-2">{t("halfNote")}</p>
    </Card>
  );
}
