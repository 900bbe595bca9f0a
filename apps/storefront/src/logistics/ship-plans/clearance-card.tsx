import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";
import type { Declaring } from "./declaring.ts";
import { Crossing, Recipients } from "./recipients.tsx";
import type { PlanBox, ShipPlan, ShipPlans } from "./plan-queries.ts";

interface ClearanceProps {
  readonly found: ShipPlans;
  readonly plan: ShipPlan;
  readonly declaring: Declaring;
}

/** What each planned box is declared at beside what is free, and how often somebody may still receive for nothing. */
export function ClearanceCard({ found, plan, declaring }: ClearanceProps) {
  const t = useTranslations("shipPlans");
  const { meter, all_in_one, currency } = found;
  if (!meter) return null;
  const [together] = all_in_one?.boxes ?? [];
  const values = [...plan.boxes, ...(together ? [together] : [])].map(({ value }) => value);
  const most = Math.max(meter.free_up_to * 1.16, ...values);
  return (
    <Card as="section" aria-label={t("meter.title")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-[650]">{t("meter.title")}</h2>
        <Verdict boxes={plan.boxes} />
      </div>
      <p className="mt-3 mb-2 text-xs text-text-2 tabular-nums">
        {t("meter.freeMark")} {formatAmount(meter.free_up_to, currency)}
      </p>
      <ul className="grid gap-2">
        {plan.boxes.map((box, at) => (
          <Lane
            key={box.parcels.map(({ tid }) => tid).join()}
            name={t("meter.box", { n: at + 1 })}
            value={box.value}
            {...{ most, found }}
          />
        ))}
        {together && (
          <Lane name={t("meter.allInOne")} value={together.value} isGhost {...{ most, found }} />
        )}
      </ul>
      <Half
        meter={meter}
        planned={plan.boxes.filter(({ clearance }) => clearance === "free").length}
      />
      <Crossing found={found} plan={plan} declaring={declaring} />
      <Recipients found={found} declaring={declaring} />
    </Card>
  );
}

function Verdict({ boxes }: { readonly boxes: readonly PlanBox[] }) {
  const t = useTranslations("shipPlans");
  const taxed = boxes.filter(({ clearance }) => clearance === "taxed").length;
  const free = boxes.filter(({ clearance }) => clearance === "free").length;
  if (taxed > 0) return <Chip tone="warn">{t("meter.someTaxed", { count: taxed })}</Chip>;
  return (
    <Chip tone="ok">{free > 0 ? t("meter.allFree", { count: free }) : t("meter.taxIncluded")}</Chip>
  );
}

interface LaneProps {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly isGhost?: boolean;
  readonly found: ShipPlans;
}

/** A value as a bar, with the mark of what is free across it. */
function Lane({ name, value, most, isGhost = false, found: { meter, currency } }: LaneProps) {
  const free = meter?.free_up_to ?? 0;
  const isOver = value > free;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-2 text-xs ${isOver || isGhost ? "text-warn" : ""}`}
    >
      <span className="min-w-14">{name}</span>
      <span
        aria-hidden="true"
        className="relative h-2.5 min-w-16 flex-[1_1_4rem] rounded-full bg-surface-2"
      >
        <span
          className={`block h-full rounded-full ${isOver ? "bg-warn" : "bg-brand"} ${isGhost ? "opacity-60" : ""}`}
          style={{ width: `${(value / most) * 100}%` }}
        />
        <span
          className="absolute inset-y-[-3px] border-l-[1.5px] border-dashed border-line-strong"
          style={{ left: `${(free / most) * 100}%` }}
        />
      </span>
      <span className="ml-auto min-w-24 text-right font-semibold whitespace-nowrap tabular-nums">
        {formatAmount(value, currency)}
      </span>
    </li>
  );
}

interface HalfProps {
  readonly meter: NonNullable<ShipPlans["meter"]>;
  readonly planned: number;
}

const dotLooks = {
  used: "bg-brand text-on-brand",
  planned: "bg-brand-soft text-on-brand-soft shadow-[inset_0_0_0_1.5px_var(--brand)]",
  left: "text-text-3 shadow-[inset_0_0_0_1.5px_var(--line)]",
} as const;

/** The free times of this half of the year: those that are used, and those that the plan would use. */
function Half({ meter: { times, used, coming }, planned }: HalfProps) {
  const t = useTranslations("shipPlans");
  const gone = used + coming;
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-3 text-xs">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span>{t("meter.half")}</span>
        <span
          role="img"
          aria-label={t("meter.dots", { times, used: gone, planned })}
          className="flex flex-wrap gap-1"
        >
          {Array.from({ length: times }, (_, at) => (
            <span
              key={at}
              className={`grid size-5 place-items-center rounded-full text-[0.6875rem] font-semibold ${
                at < gone ? dotLooks.used : at < gone + planned ? dotLooks.planned : dotLooks.left
              }`}
            >
              {at + 1}
            </span>
          ))}
        </span>
        <span className="ml-auto text-text-2 tabular-nums">
          {t("meter.halfFacts", { used: gone, planned })}
        </span>
      </div>
      {coming > 0 && <p className="text-text-2">{t("meter.coming", { count: coming })}</p>}
    </div>
  );
}
