import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { Card } from "@sampan/ui/card";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { ClearanceCard } from "./clearance-card.tsx";
import type { Declaring } from "./declaring.ts";
import { DutiesBy, HowItIsWorkedOut, LeftOut } from "./plan-notes.tsx";
import { PlanCard } from "./plan-card.tsx";
import { Places } from "./places.tsx";
import type { ShipPlan, ShipPlans } from "./plan-queries.ts";
import { BarFact, TakeStep } from "./take-step.tsx";

interface FoundProps {
  readonly found: ShipPlans;
  /** The number of the first parcel that lies there. */
  readonly place: string;
  readonly declaring: Declaring;
}

/** Plans to choose among, what customs makes of the chosen one, and the way to have it done. */
export function ChoosePlan({ found, place, declaring }: FoundProps) {
  const t = useTranslations("shipPlans");
  const [chosen, setChosen] = useState<ShipPlan["kinds"][number]>("cheapest");
  const plan = found.plans.find(({ kinds }) => kinds.includes(chosen)) ?? found.plans[0];
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          {found.places.length > 1 && <Places found={found} place={place} />}
          {plan ? (
            <fieldset className="min-w-0">
              <legend className="sr-only">{t("plans")}</legend>
              <div className="stack">
                {found.plans.map((one) => (
                  <PlanCard
                    key={one.key}
                    plan={one}
                    currency={found.currency}
                    isChosen={one.key === plan.key}
                    onChoose={() => setChosen(one.kinds[0] ?? "cheapest")}
                  />
                ))}
              </div>
            </fieldset>
          ) : (
            <Card>{t("why.no_line")}</Card>
          )}
          <WhyNotOne found={found} />
          <LeftOut found={found} />
        </div>
        <div className="side stay panel stack">
          {plan && <ClearanceCard found={found} plan={plan} declaring={declaring} />}
          <DutiesBy found={found} />
          <HowItIsWorkedOut found={found} />
          {plan && <TakeBar found={found} plan={plan} place={place} declaring={declaring} />}
        </div>
      </div>
      <BarSpace />
    </>
  );
}

/** Why everything in one box is none of the plans, and whether a better one may exist. */
function WhyNotOne({ found }: { readonly found: ShipPlans }) {
  const t = useTranslations("shipPlans");
  const { all_in_one, meter, currency, is_exact, storage } = found;
  const said = (cents: number) => formatAmount(cents, currency);
  const [box] = all_in_one?.boxes ?? [];
  const isOver = meter && box && box.clearance === "taxed" && box.value > meter.free_up_to;
  return (
    <div className="grid gap-1 text-xs text-text-2 tabular-nums">
      {all_in_one && (
        <p>
          {isOver
            ? t("overFree", {
                total: said(all_in_one.total),
                value: said(box.value),
                free: said(meter.free_up_to),
                tax: said(all_in_one.tax.high),
                cost: said(all_in_one.cost),
              })
            : t("dearer", { cost: said(all_in_one.cost) })}
        </p>
      )}
      {storage > 0 && <p>{t("storage", { amount: said(storage) })}</p>}
      {!is_exact && <p>{t("notExact")}</p>}
    </div>
  );
}

function TakeBar({ found, plan, place, declaring }: FoundProps & { readonly plan: ShipPlan }) {
  const t = useTranslations("shipPlans");
  return (
    <ActionBar label={t("bar")}>
      <div className={barFactLook} aria-live="polite">
        <BarFact found={found} plan={plan} />
        <Amount cents={plan.total} currency={found.currency} size="md" isPrice />
      </div>
      <TakeStep
        found={found}
        plan={plan}
        place={place}
        declarantId={declaring.id}
        isOld={declaring.isOld}
        className={barActionLook}
      />
    </ActionBar>
  );
}
