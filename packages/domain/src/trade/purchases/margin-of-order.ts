import { defaultRounding, inYuan, proportion, sum, type Cents } from "../../kernel/money.ts";
import type { ChargeKind } from "../../kernel/charge-kinds.ts";

/** What of an order's price is held against what was paid to sellers; freight and insurance are other people's. */
export const marginKinds = [
  "goods",
  "mainland_freight",
  "service_fee",
  "coupon",
] as const satisfies readonly ChargeKind[];
export type MarginKind = (typeof marginKinds)[number];

/**
 * What of that was never money of ours, or went back to the customer besides: claims and compensations that were paid, and what was
 * paid by red packets and by points, which we gave away before.
 */
export const givenKinds = ["claims", "compensations", "red_packets", "points"] as const;
export type GivenKind = (typeof givenKinds)[number];
export type Given = Readonly<Record<GivenKind, Cents>>;

/** A charge that was paid, cents of the payment currency, at the rate it was paid at. */
export interface PaidCharge {
  readonly kind: ChargeKind;
  /** Below zero for what a coupon takes off. */
  readonly amount: Cents;
  /** What came back of it, of the same sign. */
  readonly refunded: Cents;
  readonly rate_e6: number;
}

/** A line of goods as it was bought. */
export interface CostedLine {
  /** It was bought, or may still be. */
  readonly stands: boolean;
  readonly isBought: boolean;
  /** From our own shelf: what those goods cost is written down nowhere. */
  readonly isOwn: boolean;
  /** What the marketplace took, its freight included, less what the seller gave back, CNY cents; null while unknown. */
  readonly cost: Cents | null;
}

export interface OrderMargin {
  /** What is kept of what the customer paid, by what it is for: of the payment currency, and in yuan at the rate it was paid at. */
  readonly rows: readonly {
    readonly kind: MarginKind;
    readonly amount: Cents;
    readonly cny: Cents;
  }[];
  readonly paid: Cents;
  readonly paid_cny: Cents;
  /** What is taken off it, each below zero, at the rate that the order was paid at; what is nothing is left out. */
  readonly given: readonly {
    readonly kind: GivenKind;
    readonly amount: Cents;
    readonly cny: Cents;
  }[];
  /** CNY cents of the lines whose cost is known. */
  readonly cost_cny: Cents;
  /** Lines that nobody bought yet, that were bought at a price nobody wrote down, and of our own goods. */
  readonly unbought: number;
  readonly costless: number;
  readonly own: number;
  /** CNY cents, below zero where it cost more; null while something of it is unknown. */
  readonly margin_cny: Cents | null;
}

/** Red packets and points pay a whole payment: what they gave of what is held against sellers is their share of what is kept. */
const ofOurs = (
  kind: GivenKind,
  amount: Cents,
  { paid, kept }: { readonly paid: Cents; readonly kept: Cents },
): Cents => {
  if (kind === "claims" || kind === "compensations") return amount;
  const fraction = { numerator: paid, denominator: kept };
  return kept > 0 ? proportion(amount, fraction, defaultRounding) : 0;
};

/**
 * What of an order is left for the house: what its customer paid for goods, mainland freight and service, coupon and refunds
 * off, less claims and compensations, what red packets and points paid, and what sellers got. Cents; null until everything is paid for, bought and written down.
 */
export function marginOfOrder(
  charges: readonly PaidCharge[],
  lines: readonly CostedLine[],
  { given, rate_e6: rateOfOrder }: { readonly given: Given; readonly rate_e6: number },
): OrderMargin {
  const rows = marginKinds.flatMap((kind) => {
    const kept = charges.filter((charge) => charge.kind === kind);
    if (kept.length === 0) return [];
    return {
      kind,
      amount: sum(kept.map(({ amount, refunded }) => amount - refunded)),
      cny: sum(
        kept.map(({ amount, refunded, rate_e6 }) =>
          inYuan(amount - refunded, { rate_e6, rounding: "half_up" }),
        ),
      ),
    };
  });
  const paid_cny = sum(rows.map(({ cny }) => cny));
  const paid = sum(rows.map(({ amount }) => amount));
  const kept = sum(charges.map(({ amount, refunded }) => amount - refunded));
  const off = givenKinds
    .map((kind) => ({ kind, amount: ofOurs(kind, given[kind], { paid, kept }) }))
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, amount }) => ({
      kind,
      amount: -amount,
      cny: -inYuan(amount, { rate_e6: rateOfOrder, rounding: "half_up" }),
    }));
  const cost_cny = sum(lines.map(({ cost }) => cost ?? 0));
  const unknown = lines.filter(({ cost, stands }) => cost === null && stands);
  const own = unknown.filter(({ isOwn }) => isOwn).length;
  const unbought = unknown.filter(({ isOwn, isBought }) => !isOwn && !isBought).length;
  return {
    rows,
    paid,
    paid_cny,
    given: off,
    cost_cny,
    unbought,
    costless: unknown.length - own - unbought,
    own,
    margin_cny:
      rows.length === 0 || unknown.length > 0
        ? null
        : paid_cny + sum(off.map(({ cny }) => cny)) - cost_cny,
  };
}
