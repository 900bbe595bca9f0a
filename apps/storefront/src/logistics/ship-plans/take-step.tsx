import { formatAmount } from "@sampan/domain/kernel/money";
import { Button, buttonLook } from "@sampan/ui/button";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useKindWords } from "./plan-card.tsx";
import type { ShipPlan, ShipPlans } from "./plan-queries.ts";
import { useTakePlan } from "./use-take-plan.ts";

interface StepProps {
  readonly found: ShipPlans;
  readonly plan: ShipPlan;
  /** The number of the first parcel that lies there. */
  readonly place: string;
  /** Where the plan is not for all that lies there. */
  readonly tids?: readonly string[];
  /** Who is to declare, where somebody was chosen for it. */
  readonly declarantId?: string | undefined;
  /** Another plan is on its way. */
  readonly isOld?: boolean;
  readonly className?: string;
}

/** Takes a plan; to the top-up first where the wallet is short of its services. */
export function TakeStep({
  found,
  plan,
  place,
  tids,
  declarantId,
  isOld = false,
  className = "",
}: StepProps) {
  const t = useTranslations("shipPlans");
  const services = useTranslations("services");
  const take = useTakePlan(place, { tids, declarantId });
  if (plan.care > found.balance)
    return (
      <Link {...ownPathTo.topup} className={`${buttonLook({ variant: "action" })} ${className}`}>
        {services("topup")}
      </Link>
    );
  return (
    <Button
      variant="brand"
      className={className}
      busy={take.isPending}
      disabled={plan.is_standing || isOld}
      onClick={() => take.mutate(plan.key)}
    >
      {t("take")}
    </Button>
  );
}

/** When it is paid: services at once from the wallet, the rest once it is packed and weighed. */
export function BarFact({ found: { balance, currency }, plan }: Pick<StepProps, "found" | "plan">) {
  const t = useTranslations("shipPlans");
  const services = useTranslations("services");
  const kindWords = useKindWords();
  const kind = kindWords(plan.kinds);
  const lacking = plan.care - balance;
  if (lacking > 0)
    return (
      <p className="text-xs text-warn">
        {services("short", { amount: formatAmount(lacking, currency) })}
      </p>
    );
  return (
    <p className="text-xs text-text-2">
      {plan.is_standing
        ? t("nothingToDo")
        : plan.care > 0
          ? t("barCare", { kind, amount: formatAmount(plan.care, currency) })
          : t("barFact", { kind })}
    </p>
  );
}
