import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { formatDay } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { PlanBoxes } from "./plan-boxes.tsx";
import type { ShipPlan } from "./plan-queries.ts";

interface PlanCardProps {
  readonly plan: ShipPlan;
  readonly currency: Currency;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** What a plan is the best at, in words. */
export function useKindWords(): (kinds: ShipPlan["kinds"]) => string {
  const t = useTranslations("shipPlans");
  return (kinds) => kinds.map((kind) => t(`kinds.${kind}`)).join(" · ");
}

const look = [
  "relative block rounded-card bg-surface px-4 py-3.5 shadow-card",
  "has-checked:shadow-[inset_0_0_0_2px_var(--brand),var(--elevation-card)]",
  "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
].join(" ");

/** A plan with its boxes; the whole card chooses it. */
export function PlanCard({ plan, currency, isChosen, onChoose }: PlanCardProps) {
  const t = useTranslations("shipPlans");
  const kindWords = useKindWords();
  const title = kindWords(plan.kinds);
  const facts = t("facts", { boxes: plan.boxes.length, day: formatDay(plan.expected_to) });
  return (
    <label className={look}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          type="radio"
          name="ship-plan"
          checked={isChosen}
          onChange={onChoose}
          aria-label={`${title}, ${facts}, ${formatAmount(plan.total, currency)}`}
          className="size-[22px] flex-none appearance-none rounded-full shadow-[inset_0_0_0_1.5px_var(--line-strong)] outline-none checked:shadow-[inset_0_0_0_7px_var(--brand)]"
        />
        <span className="min-w-0 flex-[1_1_8rem]">
          <span className="block text-md font-[650]">{title}</span>
          <span className="block text-xs text-text-2 tabular-nums">{facts}</span>
        </span>
        <span className="ml-auto text-right">
          <Amount cents={plan.total} currency={currency} size="md" isPrice />
          <Saving plan={plan} currency={currency} />
        </span>
      </span>
      {plan.tax.high > 0 && (
        <span className="mt-1 block text-xs text-warn tabular-nums">
          {t("withTax", { amount: formatAmount(plan.cost, currency) })}
        </span>
      )}
      {plan.crossing && (
        <span className="mt-1 block text-xs text-warn tabular-nums">
          {t("crossing.short", {
            count: plan.crossing.count,
            day: formatDay(plan.crossing.free_from),
          })}
        </span>
      )}
      {plan.lacking > 0 && (
        <span className="mt-1 block text-xs text-text-2">
          {t("lacking", { count: plan.lacking })}
        </span>
      )}
      <PlanBoxes plan={plan} currency={currency} isOpen={isChosen} />
    </label>
  );
}

/** Against everything as it stands now, taxes included. */
function Saving({
  plan: { saving, is_standing },
  currency,
}: Pick<PlanCardProps, "plan" | "currency">) {
  const t = useTranslations("shipPlans");
  if (is_standing) return <span className="block text-xs text-text-2">{t("standing")}</span>;
  if (saving === null) return null;
  const amount = formatAmount(Math.abs(saving), currency);
  return (
    <span
      className={`block text-xs font-medium tabular-nums ${saving > 0 ? "text-ok" : "text-text-2"}`}
    >
      {saving > 0
        ? t("saves", { amount })
        : saving < 0
          ? t("costsMore", { amount })
          : t("costsSame")}
    </span>
  );
}
