import { ok, refuse, type Result } from "../../kernel/result.ts";

/** A billion yuan in cents: converted at any rate, with fees and many such orders added up, it stays exact. */
const goods_cents_max = 100_000_000_000;

/** A thousand tonnes, half of what the column of an order's weight holds; packaging comes on top. */
const weight_g_max = 1_000_000_000;

export interface SizedLine {
  /** CNY cents each. */
  readonly price: number;
  readonly num: number;
  readonly weight_g: number;
}

export type OrderTooLarge = {
  readonly code: "order_too_large";
  readonly values: { readonly units: number; readonly kg: number };
};

/**
 * Judges whether an order's sums can be held exactly. Each price, quantity and weight is bounded where it comes in,
 * but not their products over many lines. Refuses `order_too_large` with the most of both, in yuan and kilograms.
 */
export function checkOrderSize(lines: readonly SizedLine[]): Result<null, OrderTooLarge> {
  const total = (of: (line: SizedLine) => number): number =>
    lines.reduce((all, line) => all + of(line), 0);
  const isHeld =
    total(({ price, num }) => price * num) <= goods_cents_max &&
    total(({ weight_g, num }) => weight_g * num) <= weight_g_max;
  if (isHeld) return ok(null);
  return refuse({
    code: "order_too_large",
    values: { units: goods_cents_max / 100, kg: weight_g_max / 1000 },
  });
}
