import { allocate, proportion, sum, type Cents } from "../../kernel/money.ts";
import type { ChargeKind } from "../../kernel/charge-kinds.ts";
import type { RefundFault } from "./refund-reasons.ts";

/** A charge of the first payment, or a difference of one line, as it was paid, and what of it came back so far. Cents of the payment currency. */
export interface PaidCharge {
  readonly id: number;
  readonly kind: ChargeKind;
  readonly seller: string | null;
  readonly line: string | null;
  /** CNY cents it was reckoned in; null for what was priced in the payment currency. */
  readonly cny: Cents | null;
  /** Below zero for what was taken off. */
  readonly paid: Cents;
  readonly refunded: Cents;
}

/** What a payment was made with, less what came back of it. Cents of the payment currency. */
export interface PaidForms {
  readonly cash: Cents;
  readonly bonus: Cents;
  /** What the points were worth. */
  readonly points: Cents;
}

/** A line of an order with pieces of it that come back. */
export interface LineToRefund {
  readonly key: string;
  readonly seller: string;
  readonly num: number;
  /** Pieces that came back before. */
  readonly gone: number;
  readonly pieces: number;
}

/** What decides which charges follow the goods. */
export interface RefundCircumstances {
  /** The goods were obtained from their seller; what turned out not to be there was not. */
  readonly isBought: boolean;
  readonly fault: RefundFault;
  /** With these pieces all lines of that seller have fallen, or all of the order. */
  readonly isLastOfSeller: boolean;
  readonly isLastOfOrder: boolean;
  /** What became of freight that was paid in advance, once there was a bill. */
  readonly advance?: SpentAdvance | undefined;
}

/** What became of an advance for freight once there was a bill. Cents of the payment currency. */
export interface SpentAdvance {
  /** What no bill took and none will: nothing as long as goods are left that wait for one. */
  readonly unused: Cents;
  /** What bills took of which nothing is on its way abroad. */
  readonly taken: Cents;
}

/** What a part counts against: the line's own ceiling, or that of the charge alone. */
export type RefundScope = "line" | "order";

/** What comes back of one charge. */
export interface RefundPart {
  readonly charge: number;
  readonly kind: ChargeKind;
  readonly scope: RefundScope;
  /** Cents of the payment currency; below zero where a reduction shrinks with the goods. */
  readonly amount: Cents;
  /** What the charge, or the line's share of it, came to; and which pieces of how many. */
  readonly of: Cents;
  readonly pieces: number;
  readonly num: number;
}

const ownKinds: readonly ChargeKind[] = ["goods", "supplement"];
const sharedKinds: readonly ChargeKind[] = ["service_fee", "insurance", "coupon"];

/** Fees come back while nothing was bought; after that only when the fault is ours or the carrier's. */
export const feesReturn = ({
  isBought,
  fault,
}: Pick<RefundCircumstances, "isBought" | "fault">): boolean =>
  !isBought || fault === "us" || fault === "carrier";

/** A line's share of what was charged on all goods together: by the lines' yuan, so that the shares add up. */
function shareOfLine(charge: PaidCharge, line: string, charges: readonly PaidCharge[]): Cents {
  const goods = charges.filter(({ kind }) => kind === "goods");
  const weights = goods.map(({ cny }) => cny ?? 0);
  const position = goods.findIndex((one) => one.line === line);
  return position === -1 ? 0 : (allocate(charge.paid, weights)[position] ?? 0);
}

/**
 * Everything that was paid for a line: its goods, with what was paid later because their price had risen, its share of
 * fees, less its share of the coupon. Never below 0.
 */
export function paidForLine(charges: readonly PaidCharge[], line: string): Cents {
  return paidFor(charges, line, sharedKinds);
}

/** The same of the goods alone, less the line's share of the coupon. Never below 0. */
export function paidForGoods(charges: readonly PaidCharge[], line: string): Cents {
  return paidFor(charges, line, ["coupon"]);
}

function paidFor(
  charges: readonly PaidCharge[],
  line: string,
  kinds: readonly ChargeKind[],
): Cents {
  const own = charges.filter((charge) => ownKinds.includes(charge.kind) && charge.line === line);
  const shared = charges.filter(({ kind }) => kinds.includes(kind));
  return Math.max(
    0,
    sum([
      ...own.map(({ paid }) => paid),
      ...shared.map((charge) => shareOfLine(charge, line, charges)),
    ]),
  );
}

/** round(paid x returned / num) less the same of what came back before: parts of it add up to the whole. */
function step(paid: Cents, { num, gone, pieces }: LineToRefund): Cents {
  const until = (count: number) =>
    proportion(paid, { numerator: count, denominator: num }, "half_up");
  return until(gone + pieces) - until(gone);
}

/** What was paid later for the pieces that were left: by those, so that the last of them brings the rest. */
const stepOfRest = ({ paid, refunded }: PaidCharge, { num, gone, pieces }: LineToRefund): Cents =>
  proportion(paid - refunded, { numerator: pieces, denominator: num - gone }, "half_up");

/** No more than is left of a charge, in its own direction. */
function withinCharge({ paid, refunded }: PaidCharge, amount: Cents): Cents {
  const left = paid - refunded;
  return Math.max(Math.min(0, left), Math.min(amount, Math.max(0, left)));
}

/** What of each charge of the first payment comes back with some pieces of a line. */
export function sharesToReturn(
  charges: readonly PaidCharge[],
  line: LineToRefund,
  circumstances: RefundCircumstances,
): RefundPart[] {
  const { pieces, num } = line;
  const part = (charge: PaidCharge, scope: RefundScope, of: Cents, amount: Cents): RefundPart => ({
    charge: charge.id,
    kind: charge.kind,
    scope,
    amount: withinCharge(charge, amount),
    of,
    pieces,
    num,
  });
  return charges.flatMap((charge) => {
    if (charge.kind === "goods")
      return charge.line === line.key
        ? [part(charge, "line", charge.paid, step(charge.paid, line))]
        : [];
    // A difference that is no line's came with none of them.
    if (charge.kind === "supplement")
      return charge.line === line.key
        ? [part(charge, "line", charge.paid, stepOfRest(charge, line))]
        : [];
    if (sharedKinds.includes(charge.kind)) {
      if (charge.kind !== "coupon" && !feesReturn(circumstances)) return [];
      const share = shareOfLine(charge, line.key, charges);
      return [part(charge, "line", share, step(share, line))];
    }
    if (charge.kind === "mainland_freight") {
      const isDue = circumstances.isLastOfSeller && feesReturn(circumstances);
      if (charge.seller !== line.seller) return [];
      return [part(charge, "order", charge.paid, isDue ? charge.paid : 0)];
    }
    const advance = advanceToReturn(charge, circumstances);
    return advance > 0 ? [part(charge, "order", advance, advance)] : [];
  });
}

/**
 * Freight that was paid in advance and is never flown; once it was billed, what the bills took follows the bills, and
 * what they left comes back with the last goods that would have had another.
 */
function advanceToReturn({ kind, paid }: PaidCharge, circumstances: RefundCircumstances): Cents {
  const { advance, isLastOfOrder } = circumstances;
  if (kind !== "freight_estimate") return 0;
  if (!advance) return isLastOfOrder ? paid : 0;
  const isFreightDue = isLastOfOrder && feesReturn(circumstances);
  return advance.unused + (isFreightDue ? advance.taken : 0);
}
