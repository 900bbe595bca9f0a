import { formatAmount, sum, type Cents, type Currency } from "@sampan/domain/kernel/money";
import { payoutShares_bp, isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { formatDay } from "@sampan/ui/format/dates";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
import { drawingOf } from "../freight/drawings.tsx";
import type { PlanBox, ShipPlan } from "./plan-queries.ts";

interface PlanBoxesProps {
  readonly plan: ShipPlan;
  readonly currency: Currency;
  /** With what is in them, what they weigh and what customs asks. */
  readonly isOpen: boolean;
}

/** The boxes of a plan: line, days, price, and what they are insured by more. */
export const PlanBoxes = ({ plan, currency, isOpen }: PlanBoxesProps) => (
  <span className="mt-2.5 block border-t border-line">
    {plan.boxes.map((box) => (
      <span
        key={box.parcels.map(({ tid }) => tid).join()}
        className="flex flex-wrap items-start gap-x-3 gap-y-0.5 pt-2.5"
      >
        <span className="flex-none text-brand">{drawingOf(box.transport)}</span>
        <span className="min-w-0 flex-[1_1_9rem]">
          <Line box={box} />
          <Pickup box={box} />
          {isOpen && <Contents box={box} currency={currency} />}
        </span>
        <span className="ml-auto text-right font-[650] whitespace-nowrap tabular-nums">
          {formatAmount(box.freight, currency)}
        </span>
      </span>
    ))}
    <Cared plan={plan} currency={currency} />
    <Raised plan={plan} currency={currency} />
  </span>
);

function Line({ box }: { readonly box: PlanBox }) {
  const ways = useTranslations("shippability");
  return (
    <span className="flex flex-wrap gap-x-2 tabular-nums">
      <span className="font-semibold">{ways(`kinds.${kindOf(box)}`)}</span>
      <span className="text-text-2">{ways("days", { min: box.days_min, max: box.days_max })}</span>
    </span>
  );
}

/** At which store it is picked up, or why its owner would have to choose again. */
function Pickup({ box: { pickup } }: { readonly box: PlanBox }) {
  const t = useTranslations("shipPlans");
  if (!pickup) return null;
  const { store, why } = pickup;
  return why ? (
    <span className="block text-xs text-warn">{t("pickupAgain", { store, why })}</span>
  ) : (
    <Fact>{t("pickup", { store })}</Fact>
  );
}

function Contents({ box, currency }: { readonly box: PlanBox; readonly currency: Currency }) {
  const t = useTranslations("shipPlans");
  const say = useGoodsWords();
  const goods = box.parcels.flatMap(({ items }) => items);
  return (
    <>
      <span className="line-clamp-3 text-xs break-words text-text-2">
        {goods.map(({ i18n }, at) => {
          const { text, lang } = say(i18n);
          return (
            <span key={`${at} ${text}`} lang={lang}>
              {at > 0 && " · "}
              {text}
            </span>
          );
        })}
      </span>
      <Fact>
        {t("weights", {
          weight: formatKilograms(box.weight_g),
          chargeable: formatKilograms(box.chargeable_g),
        })}
      </Fact>
      <Fact>{t(`daysBy.${box.days_by}`)}</Fact>
      <Fact>
        {box.clearance === "taxed"
          ? t("tax", { amount: spanOf(box.tax, currency) })
          : t(box.clearance === "free" ? "taxFree" : "taxIn")}
      </Fact>
      {box.kept_until && (
        <Fact>{t(box.is_kept_over ? "keptOver" : "kept", { day: formatDay(box.kept_until) })}</Fact>
      )}
    </>
  );
}

const Fact = ({ children }: { readonly children: ReactNode }) => (
  <span className="block text-xs text-text-2 tabular-nums">{children}</span>
);

/** One figure where nothing is unsure. */
const spanOf = ({ low, high }: { readonly low: Cents; readonly high: Cents }, currency: Currency) =>
  low === high
    ? formatAmount(high, currency)
    : `${formatAmount(low, currency)} – ${formatAmount(high, currency)}`;

/** Services that are asked for with the plan, each kind in one row. */
function Cared({ plan, currency }: { readonly plan: ShipPlan; readonly currency: Currency }) {
  const t = useTranslations("shipPlans");
  const words = useTranslations("services");
  const kinds = Map.groupBy(
    plan.boxes.flatMap(({ care }) => care),
    ({ service }) => service,
  );
  return [...kinds].map(([service, some]) => (
    <span key={service} className="flex flex-wrap items-start gap-x-3 pt-2.5">
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="font-semibold">{words(`names.${service}`)}</span>
        {some.length > 1 && (
          <span className="text-text-2"> {t("careTimes", { count: some.length })}</span>
        )}
      </span>
      <span className="ml-auto font-[650] whitespace-nowrap tabular-nums">
        {formatAmount(sum(some.map(({ amount }) => amount)), currency)}
      </span>
    </span>
  ));
}

/** What all boxes are insured by more. */
function Raised({ plan, currency }: { readonly plan: ShipPlan; readonly currency: Currency }) {
  const t = useTranslations("shipPlans");
  const words = useTranslations("settlement");
  const raise = plan.boxes.reduce((cents, box) => cents + box.raise, 0);
  if (raise === 0) return null;
  const percent = Math.max(...plan.boxes.map(({ insurance }) => insurance));
  const share = isInsuranceType(percent) ? payoutShares_bp[percent] / 100 : 0;
  return (
    <span className="flex flex-wrap items-start gap-x-3 pt-2.5">
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="font-semibold">{t("raise")}</span>{" "}
        <span className="text-text-2">{words("insured", { percent, share })}</span>
      </span>
      <span className="ml-auto font-[650] whitespace-nowrap tabular-nums">
        {formatAmount(raise, currency)}
      </span>
    </span>
  );
}
