import { allocate, sum, type Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { freightToReturn, type PaidFreight, type ReturnedFreight } from "./freight-to-return.ts";
import {
  type LineToRefund,
  type PaidCharge,
  type PaidForms,
  type RefundCircumstances,
  type RefundPart,
  sharesToReturn,
} from "./refund-shares.ts";

export interface RefundToReckon extends RefundCircumstances {
  readonly charges: readonly PaidCharge[];
  readonly line: LineToRefund;
  /** What is left of the line's own ceiling: paid for it, less its refunds and compensations. */
  readonly leftOfLine: Cents;
  readonly left: PaidForms;
  /** Freight bills of the order that were paid; a bill is paid apart from everything else. */
  readonly freight?: readonly PaidFreight[];
  /** What sending the goods back costs, where the customer bears it. */
  readonly returnFreight: Cents;
}

export interface ReckonedRefund {
  readonly parts: readonly RefundPart[];
  /** What of the return's freight was taken off. */
  readonly returnFreight: Cents;
  /** What the line's own ceiling is used up by. */
  readonly ofLine: Cents;
  /** All of it, as what was paid with. */
  readonly total: Cents;
  readonly forms: PaidForms;
  /** What of both comes from freight bills. */
  readonly freight: Omit<ReturnedFreight, "parts">;
}

const noFreight = { forms: { cash: 0, bonus: 0, points: 0 }, points: 0 } as const;

export type RefundAbovePaid = {
  readonly code: "refund_above_paid";
  readonly values: { readonly left: Cents };
};

/**
 * What comes back for some pieces of a line, in cents of the payment currency: by charge, never more than is left of
 * the charge, of the line and of the payment, and in the forms it was paid in. [REF-18]
 */
export function reckonRefund(refund: RefundToReckon): ReckonedRefund {
  const shares = sharesToReturn(refund.charges, refund.line, refund);
  const ofGoods = sum(shares.filter(({ scope }) => scope === "line").map(({ amount }) => amount));
  const wanted = Math.max(0, Math.min(ofGoods, refund.leftOfLine));
  const beside = sum(shares.filter(({ scope }) => scope === "order").map(({ amount }) => amount));
  const most = Math.min(wanted + beside, sum(Object.values(refund.left)));
  // A cent that rounding or a compensation took before is missing from the goods, then from the rest.
  const parts = lower(shares, ofGoods + beside - most);
  const freight = Math.min(refund.returnFreight, most);
  const ofLine = Math.max(
    0,
    sum(parts.filter(({ scope }) => scope === "line").map(({ amount }) => amount)) - freight,
  );
  const { parts: billed, ...flown } = freightToReturn(refund.freight ?? [], refund.line, refund);
  const forms = inForms(most - freight, refund.left);
  return {
    parts: [...parts, ...billed],
    returnFreight: freight,
    ofLine,
    total: most - freight + sum(Object.values(flown.forms)),
    forms: {
      cash: forms.cash + flown.forms.cash,
      bonus: forms.bonus + flown.forms.bonus,
      points: forms.points + flown.forms.points,
    },
    freight: flown,
  };
}

type GoodsThatStay = Pick<RefundToReckon, "charges" | "line" | "leftOfLine" | "left">;

/** What was paid for the goods of a line, and later because their price had risen. */
const goodsOf = ({ charges, line }: Pick<GoodsThatStay, "charges" | "line">): PaidCharge[] =>
  charges.filter(
    (charge) =>
      (charge.kind === "goods" || charge.kind === "supplement") && charge.line === line.key,
  );

/** What was paid for the goods of a line in all, freight and fees left out, whatever came back of it. Cents. */
export const goodsPaidOf = (of: Pick<GoodsThatStay, "charges" | "line">): Cents =>
  sum(goodsOf(of).map(({ paid }) => paid));

/** The most that can go out for goods that stay: what is left of them, of their line and of the payment. Cents. */
export function leftForGoods(refund: GoodsThatStay): Cents {
  return Math.max(
    0,
    Math.min(
      sum(goodsOf(refund).map(({ paid, refunded }) => paid - refunded)),
      refund.leftOfLine,
      sum(Object.values(refund.left)),
    ),
  );
}

/** In what it was paid with, by what is left of each; or cash as long as there is some. */
export type CompensationForms = "as_paid" | "cash_first";

/**
 * Money for goods that stay: of what was paid for the line's goods, in cents of the payment currency. Refuses
 * `refund_above_paid` for more than is left of them. [REF-09] [REF-18] [CLM-17]
 */
export function reckonCompensation(
  amount: Cents,
  refund: GoodsThatStay,
  forms: CompensationForms = "as_paid",
): Result<ReckonedRefund, RefundAbovePaid> {
  const left = leftForGoods(refund);
  if (amount > left) return refuse({ code: "refund_above_paid", values: { left } });
  const cash = forms === "cash_first" ? Math.min(amount, refund.left.cash) : 0;
  const others = inForms(amount - cash, { ...refund.left, cash: refund.left.cash - cash });
  let rest = amount;
  const parts = goodsOf(refund).map(({ id, kind, paid, refunded }) => {
    const taken = Math.min(rest, paid - refunded);
    rest -= taken;
    const { num } = refund.line;
    return { charge: id, kind, scope: "line", amount: taken, of: paid, pieces: 0, num } as const;
  });
  return ok({
    parts: parts.filter((part) => part.amount > 0),
    returnFreight: 0,
    ofLine: amount,
    total: amount,
    forms: { ...others, cash: others.cash + cash },
    freight: noFreight,
  });
}

/** Takes what is too much off the parts, from the first on; what lowers the sum stays. */
function lower(parts: readonly RefundPart[], excess: Cents): RefundPart[] {
  let rest = excess;
  return parts.map((part) => {
    const taken = Math.max(0, Math.min(rest, part.amount));
    rest -= taken;
    return { ...part, amount: part.amount - taken };
  });
}

/** Back where it came from, by what is left of each: none can come back above itself. */
function inForms(total: Cents, left: PaidForms): PaidForms {
  const [cash = 0, bonus = 0, points = 0] = allocate(total, [left.cash, left.bonus, left.points]);
  return { cash, bonus, points };
}
