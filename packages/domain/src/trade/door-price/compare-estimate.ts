import { convert, multiply, sum, type Cents, type Conversion } from "../../kernel/money.ts";
import { compareFreight } from "./compare-freight.ts";
import {
  comparedKinds,
  type ChargedSince,
  type ChargeNow,
  type ComparedKind,
  type ComparedPart,
  type Difference,
  type DifferenceReason,
  type KeptEstimate,
} from "./estimate.ts";

/**
 * What was said beside what it came to, kind by kind. Each difference has its reasons, which add up to it to the cent: what
 * changed is put in place of what was assumed, one thing after the other, and by the functions that charge. What lies within
 * what was said has none.
 */
export function compareEstimate(kept: KeptEstimate, since: ChargedSince): ComparedPart[] {
  const freight = compareFreight(kept, since);
  return comparedKinds.flatMap((kind): ComparedPart[] => {
    const own = since.charges.filter((one) => kindOf(one) === kind);
    const said = kept.parts.find((part) => part.kind === kind);
    if (!said && own.length === 0) return [];
    const { low, high } = said ?? { low: 0, high: 0 };
    const isKnown = isOfFreight(kind) ? since.isBilled : since.isJudged;
    const real = isKnown ? sum(own.map(({ amount }) => amount)) : null;
    const refunded = sum(own.map((one) => one.refunded));
    const part = { kind, low, high, real, refunded };
    if (real === null || (low <= real && real <= high)) return [{ ...part, differences: [] }];
    const bound = real < low ? "low" : "high";
    const differences =
      kind === "international_freight" || kind === "local_freight"
        ? freight(kind, bound)
        : isOfFreight(kind)
          ? own.map(addedByBill)
          : inYuanDifferences(kind, { kept, own, since, said: part[bound] });
    return [{ ...part, differences: differences.filter(({ amount }) => amount !== 0) }];
  });
}

/** What staff ask for later is a difference in goods. */
const kindOf = ({ kind }: ChargeNow): ComparedKind => (kind === "supplement" ? "goods" : kind);

const isOfFreight = (kind: ComparedKind): boolean =>
  kind === "international_freight" ||
  kind === "local_freight" ||
  kind === "warehouse" ||
  kind === "other";

/** What nobody foresaw, by the figures that were left with it. */
function addedByBill({ figures, amount }: ChargeNow): Difference {
  if ("insured_percent" in figures) return { reason: "insurance_raised", amount };
  if ("rehearsal_fee" in figures) return { reason: "packed_first", amount };
  if ("storage_days" in figures) return { reason: "storage", amount };
  return { reason: "written_by_staff", amount };
}

interface YuanSince {
  readonly kept: KeptEstimate;
  readonly own: readonly ChargeNow[];
  readonly since: ChargedSince;
  readonly said: Cents;
}

/** What changed in yuan, at the rate that was said; then the rate. */
function inYuanDifferences(
  kind: ComparedKind,
  { kept, own, since, said }: YuanSince,
): Difference[] {
  const at = { rate_e6: kept.rate_e6, rounding: since.rounding };
  const later = own.filter((one) => one.kind === "supplement");
  const charged = own.filter((one) => one.kind !== "supplement");
  const atSaid = (one: ChargeNow): Cents => (one.cny === null ? one.amount : convert(one.cny, at));
  const unrated = sum(charged.map(atSaid));
  const changed =
    kind === "goods"
      ? changedGoods(kept, charged, at)
      : [{ reason: reasonOf(kind), amount: unrated - said }];
  return [
    ...changed,
    {
      reason: "rate",
      amount: sum(charged.map(({ amount }) => amount)) - unrated,
      from: kept.rate_e6,
      to: since.rate_e6,
    },
    ...later.map(({ amount }): Difference => ({ reason: "asked_later", amount })),
  ];
}

const reasonOf = (kind: ComparedKind): DifferenceReason =>
  kind === "mainland_freight" ? "seller_freight" : "goods_changed";

/** Line by line: those that fell, those of another number, those of another price. */
function changedGoods(
  { goods }: KeptEstimate,
  charged: readonly ChargeNow[],
  at: Conversion,
): Difference[] {
  const worth = (price: Cents, num: number): Cents => convert(multiply(price, num), at);
  const changes = goods.flatMap(({ key, price, num }): Difference[] => {
    const now = charged.find(({ line }) => line === key);
    if (!now) return [{ reason: "line_dropped", amount: 0 - worth(price, num) }];
    const num_now = Number(now.figures["num"] ?? num);
    const cny_now = now.cny ?? multiply(price, num_now);
    return [
      { reason: "other_number", amount: worth(price, num_now) - worth(price, num) },
      { reason: "other_price", amount: convert(cny_now, at) - worth(price, num_now) },
    ];
  });
  return [...Map.groupBy(changes, ({ reason }) => reason)].map(([reason, own]) => ({
    reason,
    amount: sum(own.map(({ amount }) => amount)),
  }));
}
