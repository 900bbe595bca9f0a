import { Refused } from "@sampan/client/query";
import { useDebounced } from "@sampan/client/use-debounced";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { Card } from "@sampan/ui/card";
import { formatDay } from "@sampan/ui/format/dates";
import { Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { faultWords } from "../../shell/fault-words.ts";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import type { TickedParcels } from "../merging/merge-form.tsx";
import { LinesOfBox } from "./lines-of-box.tsx";
import { useKindWords } from "./plan-card.tsx";
import { LeftOut } from "./plan-notes.tsx";
import { plansOfQuery, type ShipPlan, type ShipPlans } from "./plan-queries.ts";
import { BarFact, TakeStep } from "./take-step.tsx";

/** In a wide window: the ways to ship what is ticked, beside it, and anew with every tick. */
export function PlansBeside({ tids, quote }: TickedParcels) {
  const t = useTranslations("shipPlans");
  // Whoever ticks one after the other waits for the plans of the last tick alone.
  const ticked = tids.join();
  const settled = useDebounced(ticked, 300);
  const { data, error, isPlaceholderData } = useQuery({
    ...plansOfQuery(settled.split(",")),
    placeholderData: (before) => before,
  });
  const isOld = isPlaceholderData || settled !== ticked;
  const found = data?.data;
  const title = t("beside.title", { count: tids.length });
  return (
    <Card as="section" aria-label={title} className="grid gap-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-md font-[650]">{title}</h2>
        {!error && found?.now && (
          <span className="text-xs text-text-3 tabular-nums">
            {t("beside.now", { amount: formatAmount(found.now.total, found.currency) })}
          </span>
        )}
      </div>
      <Told found={found} error={error} tids={tids} quote={quote} isOld={isOld} />
      {!error && found && <LeftOut found={found} />}
    </Card>
  );
}

interface ToldProps extends TickedParcels {
  readonly found: ShipPlans | undefined;
  readonly error: Error | null;
  /** Of what was ticked before; the plans for the ticks of now are on their way. */
  readonly isOld: boolean;
}

function Told({ found, error, tids, quote, isOld }: ToldProps) {
  const t = useTranslations("shipPlans");
  const { speech } = useRouteContext({ from: "__root__" });
  const [chosen, setChosen] = useState<ShipPlan["kinds"][number]>("cheapest");
  if (error)
    return (
      <p className="text-xs text-text-2">
        {error instanceof Refused && error.code === "parcel_unknown"
          ? t("beside.apart")
          : faultWords(speech.say, error)}
      </p>
    );
  if (!found?.place) return <Skeleton className="h-40" />;
  const plan = found.plans.find(({ kinds }) => kinds.includes(chosen)) ?? found.plans[0];
  if (!plan) return <p className="text-xs text-text-2">{t("why.no_line")}</p>;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("plans")}</legend>
        <div className="grid gap-2">
          {found.plans.map((one) => (
            <PlanRow
              key={one.kinds.join()}
              plan={one}
              currency={found.currency}
              isChosen={one === plan}
              onChoose={() => setChosen(one.kinds[0] ?? "cheapest")}
            />
          ))}
        </div>
      </fieldset>
      {quote && <LinesOfBox quote={quote} chosen={lineOf(plan)} />}
      <div className="grid gap-2 border-t border-line pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3" aria-live="polite">
          <BarFact found={found} plan={plan} />
          <Amount cents={plan.total} currency={found.currency} size="md" isPrice />
        </div>
        <TakeStep
          found={found}
          plan={plan}
          place={found.place}
          tids={tids}
          isOld={isOld}
          className="w-full"
        />
        <p className="text-xs text-text-3">{t("beside.note")}</p>
      </div>
    </>
  );
}

/** The line of a plan; undefined where it goes by several. */
const lineOf = ({ boxes: [first, ...others] }: ShipPlan): number | undefined =>
  others.every(({ transport }) => transport === first?.transport) ? first?.transport : undefined;

interface RowProps {
  readonly plan: ShipPlan;
  readonly currency: Currency;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const look = [
  "grid cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 rounded-card px-3.5 py-3",
  "shadow-[inset_0_0_0_1px_var(--line-strong)]",
  "has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--brand)]",
  "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
].join(" ");

/** What a plan is the best at, how it goes, what it comes to and why. */
function PlanRow({ plan, currency, isChosen, onChoose }: RowProps) {
  const t = useTranslations("shipPlans");
  const kindWords = useKindWords();
  const { saving } = plan;
  return (
    <label className={look}>
      <input
        type="radio"
        name="plan-beside"
        checked={isChosen}
        onChange={onChoose}
        className="mt-px size-[22px] appearance-none rounded-full shadow-[inset_0_0_0_1.5px_var(--line-strong)] outline-none checked:shadow-[inset_0_0_0_7px_var(--brand)]"
      />
      <span className="min-w-0">
        <span className="font-[650]">{kindWords(plan.kinds)}</span>{" "}
        <span className="whitespace-nowrap tabular-nums">
          <Goes plan={plan} />
        </span>
      </span>
      <span className="text-right font-[650] whitespace-nowrap tabular-nums">
        {formatAmount(plan.total, currency)}
      </span>
      <span className="col-start-2 grid gap-0.5 text-xs text-text-2">
        <span>
          <Why plan={plan} currency={currency} />
        </span>
        {plan.crossing && (
          <span className="text-warn">
            {t("crossing.short", {
              count: plan.crossing.count,
              day: formatDay(plan.crossing.free_from),
            })}
          </span>
        )}
        {plan.lacking > 0 && <span>{t("lacking", { count: plan.lacking })}</span>}
        {plan.boxes.map(
          ({ pickup }, at) =>
            pickup?.why && (
              <span key={at} className="text-warn">
                {t("pickupAgain", { store: pickup.store, why: pickup.why })}
              </span>
            ),
        )}
      </span>
      <span
        className={`text-right text-xs whitespace-nowrap tabular-nums ${saving !== null && saving > 0 ? "text-ok" : "text-text-2"}`}
      >
        {plan.is_standing
          ? t("beside.standing")
          : saving !== null &&
            saving !== 0 &&
            t(saving > 0 ? "beside.saves" : "beside.more", {
              amount: formatAmount(Math.abs(saving), currency),
            })}
      </span>
    </label>
  );
}

/** The line of a plan and its days; how many there are where boxes go by several. */
function Goes({ plan: { boxes, days_max } }: { readonly plan: ShipPlan }) {
  const t = useTranslations("shipPlans");
  const ways = useTranslations("shippability");
  const [first] = boxes;
  const isOne = first && boxes.every(({ transport }) => transport === first.transport);
  if (!isOne) return t("beside.ways", { days: days_max });
  const days = ways("days", { min: first.days_min, max: first.days_max });
  return `${ways(`kinds.${kindOf(first)}`)} ${days}`;
}

/** Boxes, services and what they are insured by more. */
function Why({ plan, currency }: Pick<RowProps, "plan" | "currency">) {
  const t = useTranslations("shipPlans");
  const words = useTranslations("services");
  const { boxes } = plan;
  const said = (cents: number) => formatAmount(cents, currency);
  const raise = boxes.reduce((cents, box) => cents + box.raise, 0);
  const care = Map.groupBy(
    boxes.flatMap((box) => box.care),
    ({ service }) => service,
  );
  const facts = [
    t("beside.boxes", { count: boxes.length }),
    ...[...care].map(
      ([service, some]) =>
        `${words(`names.${service}`)} ${said(some.reduce((cents, { amount }) => cents + amount, 0))}`,
    ),
    ...(raise > 0 ? [`${t("raise")} ${said(raise)}`] : []),
    ...(plan.tax.high > 0 ? [t("withTax", { amount: said(plan.cost) })] : []),
  ];
  return facts.join(" · ");
}
