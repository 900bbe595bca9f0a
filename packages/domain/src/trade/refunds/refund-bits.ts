import { sum, type Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The bits of `refund_status`. [REF-01..10] */
export const refundFlags = {
  requested: 1,
  compensated_to_buyer: 2,
  seller_compensated: 4,
  succeeded: 8,
  return_after_completion: 256,
  return_completed: 512,
  accepted: 1024,
  rejected: 2048,
  compensated: 4096,
  closed: 8192,
} as const;
export type RefundFlag = keyof typeof refundFlags;

/** Which flag a chip shows when several are set: the latest word on the matter comes first. */
export const refundFlagPriority = [
  "closed",
  "succeeded",
  "compensated",
  "return_completed",
  "rejected",
  "compensated_to_buyer",
  "seller_compensated",
  "accepted",
  "return_after_completion",
  "requested",
] as const satisfies readonly RefundFlag[];

/** Money once moved stays true, whatever a newer request says. */
const moneyBits =
  refundFlags.compensated_to_buyer |
  refundFlags.seller_compensated |
  refundFlags.succeeded |
  refundFlags.compensated;

export const hasRefundFlag = (status: number, flag: RefundFlag): boolean =>
  (status & refundFlags[flag]) !== 0;

/** Every flag set, in the order of their bits; unknown bits are passed over. [REF-11] [REF-14] */
export const readRefundFlags = (status: number): RefundFlag[] =>
  (Object.keys(refundFlags) as RefundFlag[]).filter((flag) => hasRefundFlag(status, flag));

/** The one flag to show; undefined when nothing known is set. */
export const shownRefundFlag = (status: number): RefundFlag | undefined =>
  refundFlagPriority.find((flag) => hasRefundFlag(status, flag));

/** An item's status from the bits of its refund records, oldest first. [REF-19] */
export const joinRefundBits = (records: readonly number[]): number =>
  records.reduce((joined, bits) => joined | (bits & moneyBits), records.at(-1) ?? 0);

/** The quantity to show: flag 2 takes the refunded pieces away, never below 0. [REF-12] */
export const shownQuantity = (item: {
  readonly num: number;
  readonly refund_num: number;
  readonly refund_status: number;
}): number =>
  hasRefundFlag(item.refund_status, "compensated_to_buyer")
    ? Math.max(0, item.num - item.refund_num)
    : item.num;

/**
 * What was charged, from what is kept: `pay_real` is net of refunds, so items with flag 2, 8 or
 * 4096 add theirs back, and the refunded sum stands beside it. Cents. [REF-13]
 */
export function shownTotal(
  pay_real: Cents,
  items: readonly { readonly refund_status: number; readonly refund_real: Cents }[],
): { readonly total: Cents; readonly refunded: Cents } {
  const adding = ["compensated_to_buyer", "succeeded", "compensated"] as const;
  const refunded = sum(
    items
      .filter((item) => adding.some((flag) => hasRefundFlag(item.refund_status, flag)))
      .map((item) => item.refund_real),
  );
  return { total: sum([pay_real, refunded]), refunded };
}

/** What a step sets, needs and cannot stand, within one refund record. */
interface RefundStep {
  readonly sets: readonly RefundFlag[];
  readonly needs: readonly RefundFlag[];
  readonly forbids: readonly RefundFlag[];
  /** Of goods that are asked back: not before they have come. */
  readonly isForGoodsThatAreHere?: true;
}

const steps = {
  request: { sets: ["requested"], needs: [], forbids: ["requested", "closed"] },
  request_return: {
    sets: ["requested", "return_after_completion"],
    needs: [],
    forbids: ["requested", "closed"],
  },
  accept: {
    sets: ["accepted"],
    needs: ["requested"],
    forbids: ["accepted", "rejected", "closed"],
  },
  reject: {
    sets: ["rejected"],
    needs: ["requested"],
    forbids: ["accepted", "rejected", "closed"],
  },
  take_back: {
    sets: ["return_completed"],
    needs: ["return_after_completion", "accepted"],
    forbids: ["return_completed", "closed"],
  },
  pay_buyer: {
    sets: ["compensated_to_buyer", "succeeded"],
    needs: ["accepted"],
    forbids: ["succeeded", "closed"],
    isForGoodsThatAreHere: true,
  },
  compensate: {
    sets: ["compensated", "succeeded"],
    needs: ["accepted"],
    forbids: ["succeeded", "closed"],
  },
  record_seller_money: {
    sets: ["seller_compensated"],
    needs: ["requested"],
    forbids: ["seller_compensated"],
  },
  close: { sets: ["closed"], needs: ["requested"], forbids: ["accepted", "succeeded", "closed"] },
  expire: {
    sets: ["closed"],
    needs: ["return_after_completion", "accepted"],
    forbids: ["return_completed", "succeeded", "closed"],
  },
} as const satisfies Record<string, RefundStep>;

export type RefundEvent = keyof typeof steps;
export const refundEvents = Object.keys(steps) as RefundEvent[];

const isWaitingForGoods = (bits: number): boolean =>
  hasRefundFlag(bits, "return_after_completion") && !hasRefundFlag(bits, "return_completed");

export type RefundNotInState = { readonly code: "refund_not_in_state" };

/**
 * The bits of one refund record after a step; a new record starts at 0. Refuses
 * `refund_not_in_state`: nothing is both accepted and rejected, nothing is paid twice, and
 * nothing for goods that were asked back before they are here. [REF-06] [REF-17] [REF-19] [REF-20]
 */
export function nextRefundBits(bits: number, event: RefundEvent): Result<number, RefundNotInState> {
  const step: RefundStep = steps[event];
  const isPossible =
    step.needs.every((flag) => hasRefundFlag(bits, flag)) &&
    !step.forbids.some((flag) => hasRefundFlag(bits, flag)) &&
    !(step.isForGoodsThatAreHere && isWaitingForGoods(bits));
  if (!isPossible) return refuse({ code: "refund_not_in_state" });
  return ok(step.sets.reduce((next, flag) => next | refundFlags[flag], bits));
}
