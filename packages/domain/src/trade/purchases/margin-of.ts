import { multiply, sum, type Cents } from "../../kernel/money.ts";

/** A line as it was sold and bought, CNY cents. */
export interface BoughtLine {
  /** What the customer paid for a piece by now. */
  readonly paid_price: Cents;
  /** Pieces that are left of it. */
  readonly num: number;
  /** What the marketplace took for it, freight included; null while nobody wrote it down. */
  readonly cost: Cents | null;
}

export interface Margin {
  readonly cost: Cents;
  /** Below zero where it cost more than was paid for it. */
  readonly margin: Cents;
}

/**
 * What an order at a marketplace cost and what of the customer's yuan is left: for goods and mainland freight, fees of
 * the house not counted. Null until every line's cost is known.
 */
export function marginOf(lines: readonly BoughtLine[], mainland_freight: Cents): Margin | null {
  const costs = lines.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  if (costs.length < lines.length || lines.length === 0) return null;
  const paid = sum([
    mainland_freight,
    ...lines.map(({ paid_price, num }) => multiply(paid_price, num)),
  ]);
  const cost = sum(costs);
  return { cost, margin: sum([paid, -cost]) };
}
