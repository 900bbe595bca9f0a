import { formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { formatDay } from "@sampan/ui/format/dates";
import { RadioGroup } from "@sampan/ui/radio-group";
import { useTranslations } from "use-intl";
import type { Declaring } from "./declaring.ts";
import type { ShipPlan, ShipPlans } from "./plan-queries.ts";

interface CrossingProps {
  readonly found: ShipPlans;
  readonly plan: ShipPlan;
  readonly declaring: Declaring;
}

type Meter = NonNullable<ShipPlans["meter"]>;

const goneOf = ({ used, coming }: Meter) => used + coming;

/** That a plan wants more free times than are left: from when it would not, and by whom else it may be declared. */
export function Crossing({ found: { recipients, currency }, plan, declaring }: CrossingProps) {
  const t = useTranslations("shipPlans");
  const { crossing } = plan;
  if (!crossing) return null;
  const other = recipients.find(({ id }) => id === crossing.declarant_id);
  return (
    <div role="note" className="mt-3 grid gap-2 rounded-card bg-warn-soft p-3 text-xs">
      <p className="tabular-nums">
        {t("crossing.says", {
          count: crossing.count,
          tax: formatAmount(crossing.tax.high, currency),
        })}
      </p>
      <p className="font-semibold tabular-nums">
        {t("crossing.wait", { day: formatDay(crossing.free_from) })}
      </p>
      {other && (
        <>
          <Button
            variant="line"
            size="sm"
            className="justify-self-start"
            busy={declaring.isOld}
            onClick={() => declaring.by(other.id)}
          >
            {t("crossing.declareBy", {
              name: other.name,
              left: Math.max(0, other.meter.times - goneOf(other.meter)),
            })}
          </Button>
          <p className="text-text-2">{t("crossing.theirs")}</p>
        </>
      )}
    </div>
  );
}

/** Everybody who receives for the account, with what of their half-year is used; whoever is to declare is chosen here. */
export function Recipients({
  found: { recipients },
  declaring,
}: Pick<CrossingProps, "found" | "declaring">) {
  const t = useTranslations("shipPlans");
  const chosen = recipients.find(({ is_chosen }) => is_chosen);
  if (!chosen || recipients.length < 2) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <RadioGroup
        legend={t("recipients.title")}
        layout="rows"
        options={recipients.map(({ id, name, mobile, meter }) => ({
          value: id,
          label: name,
          hint: [t("recipients.facts", { used: goneOf(meter), times: meter.times }), mobile].join(
            " · ",
          ),
        }))}
        value={declaring.isOld ? (declaring.id ?? chosen.id) : chosen.id}
        onChange={declaring.by}
      />
    </div>
  );
}
