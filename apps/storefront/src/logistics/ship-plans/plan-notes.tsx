import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { DutyClassTold } from "../../trade/door-price/door-price-sheet.tsx";
import type { ShipPlans } from "./plan-queries.ts";

interface NotesProps {
  readonly found: ShipPlans;
}

/** What lies there and is in no plan, with the reason. */
export function LeftOut({ found: { left_out } }: NotesProps) {
  const t = useTranslations("shipPlans");
  if (left_out.length === 0) return null;
  return (
    <Card as="section" aria-label={t("leftOut")}>
      <h2 className="font-semibold">{t("leftOut")}</h2>
      <ul className="mt-1 grid gap-1 text-xs">
        {left_out.map(({ tid, why }) => (
          <li key={tid} className="flex flex-wrap gap-x-2">
            <Link {...pathTo.parcel(tid)} className="tap break-all text-brand tabular-nums">
              {tid}
            </Link>
            <span className="text-text-2">{t(`why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** By which classes and rates tax was estimated, and where those were read; nothing where no box is taxed. */
export function DutiesBy({ found: { duties } }: NotesProps) {
  const t = useTranslations("shipPlans");
  if (duties.length === 0) return null;
  return (
    <Card as="section" aria-label={t("duties")}>
      <h2 className="font-semibold">{t("duties")}</h2>
      <ul className="mt-1 grid gap-1.5 text-xs text-text-2 tabular-nums">
        {duties.map((hint) => (
          <li key={JSON.stringify(hint)} className="break-words">
            <DutyClassTold hint={hint} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** By what plans are priced and judged, for whoever opens it. */
export function HowItIsWorkedOut({ found: { meter, currency } }: NotesProps) {
  const t = useTranslations("shipPlans");
  return (
    <Card as="section" aria-label={t("how.title")}>
      <details>
        <summary className="tap min-h-11 content-center font-semibold">{t("how.title")}</summary>
        <ul className="mt-1 grid list-disc gap-1.5 pl-5 text-xs text-text-2 tabular-nums">
          <li>{t("how.price")}</li>
          {meter && (
            <li>
              {t("how.free", {
                free: formatAmount(meter.free_up_to, currency),
                times: meter.times,
              })}
            </li>
          )}
          <li>{t("how.tax")}</li>
          <li>{t("how.safest")}</li>
          <li>{t("how.days")}</li>
        </ul>
      </details>
    </Card>
  );
}
