import { sum, type Cents } from "../../kernel/money.ts";
import { quoteLoad, type Load, type TariffLine } from "../../money/price-book/freight.ts";
import type { ChargedSince, Difference, FreightShare, KeptEstimate } from "./estimate.ts";

type FreightKind = "international_freight" | "local_freight";

interface Freight {
  readonly international: Cents;
  readonly local: Cents;
}

type Step = Freight & Omit<Difference, "amount">;

/**
 * Why freight came to what it did: from what was said, the line that was really gone by, then what scale and tape said, then
 * what travelled apart, with whom it was shared and what was taken off.
 */
export function compareFreight(
  kept: KeptEstimate,
  since: ChargedSince,
): (kind: FreightKind, bound: "low" | "high") => Difference[] {
  return (kind, bound) => {
    const of = (step: Freight): Cents =>
      kind === "local_freight" ? step.local : step.international;
    let before = kept.parts.find((one) => one.kind === kind)?.[bound] ?? 0;
    return steps(kept, since, bound).map(({ international, local, ...why }) => {
      const now = of({ international, local });
      const amount = now - before;
      before = now;
      return { ...why, amount };
    });
  };
}

/** What freight would be after each thing that changed, one after the other. */
function steps(
  { line: saidLine, load: said }: KeptEstimate,
  { charges, shipments }: ChargedSince,
  bound: "low" | "high",
): Step[] {
  const billed = (amountOf: (share: FreightShare) => Cents) => ({
    international: sum(charges.filter((one) => one.kind === "international_freight").map(amountOf)),
    local: sum(charges.filter((one) => one.kind === "local_freight").map(amountOf)),
  });
  const original = billed(({ amount, original_amount }) => original_amount ?? amount);
  const [heaviest] = shipments.toSorted((one, other) => other.load.weight_g - one.load.weight_g);
  const line = heaviest?.line ?? saidLine ?? undefined;
  if (!line || !heaviest)
    return [
      { reason: "other_line", ...original },
      { reason: "reduction", ...billed(({ amount }) => amount) },
    ];
  const real: Load = {
    weight_g: sum(shipments.map(({ load }) => load.weight_g)),
    volume_mm3: sum(shipments.map(({ load }) => load.volume_mm3)),
  };
  const assumed = said[bound];
  const weighed = { ...assumed, weight_g: real.weight_g };
  const apart = shipments.map((one) => freightOf(one.line ?? line, one.load));
  return [
    { ...changeOfLine(saidLine, line), ...freightOf(line, assumed) },
    { reason: "weight", from: assumed.weight_g, to: real.weight_g, ...freightOf(line, weighed) },
    { reason: "volume", from: assumed.volume_mm3, to: real.volume_mm3, ...freightOf(line, real) },
    {
      reason: "several_shipments",
      from: 1,
      to: shipments.length,
      international: sum(apart.map(({ international }) => international)),
      local: sum(apart.map(({ local }) => local)),
    },
    { reason: "shared", ...original },
    { reason: "reduction", ...billed(({ amount }) => amount) },
  ];
}

const freightOf = (line: TariffLine, load: Load): Freight => {
  const { international, local } = quoteLoad(line, load);
  return { international, local };
};

/** Another way, or the same one at other prices. */
function changeOfLine(
  said: TariffLine | null,
  real: TariffLine,
): Pick<Difference, "reason" | "from" | "to"> {
  const isSame =
    said?.transport === real.transport &&
    said.tariff_class === real.tariff_class &&
    (said.is_tax_included ?? false) === (real.is_tax_included ?? false);
  return isSame
    ? { reason: "tariff_changed" }
    : { reason: "other_line", ...(said && { from: said.transport }), to: real.transport };
}
