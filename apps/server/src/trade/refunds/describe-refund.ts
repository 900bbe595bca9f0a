import type { Refund, RefundPreview } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatRate, inYuan } from "@sampan/domain/kernel/money";
import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { nextRefundBits, shownRefundFlag } from "@sampan/domain/trade/refunds/refund-bits";
import { dueOf, whenLate } from "@sampan/domain/trade/refunds/refund-clock";
import type { ReckonedRefund } from "@sampan/domain/trade/refunds/reckon-refund";
import {
  orderedNames,
  propsNames,
  readOptionNames,
} from "../../goods/catalogue/describe-product.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import { describeSteps } from "./describe-steps.ts";
import type { LineFacts } from "./gather-line.ts";
import { rowsOf } from "./reckon-line.ts";
import type { ShownRefund } from "./shown-refund-queries.ts";

export interface RefundReader {
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
  /** The customer is on the staff: nothing is advanced. */
  readonly isOfStaff: boolean;
}

/** A refund as it travels. Amounts are cents of the payment currency. [REF-11] [REF-16] */
export function describeRefund(
  refund: ShownRefund,
  { limits, now, isOfStaff }: RefundReader,
): Refund {
  const time = (moment: Date | null) =>
    moment === null ? "" : formatWireTime(moment, refund.region);
  return {
    number: refund.number,
    ...goodsOf(refund),
    kind: refund.kind,
    source: refund.source,
    num: refund.num,
    real_num: refund.real_num,
    reason: refund.reason,
    note: refund.note,
    imgs: refund.imgs,
    fault: refund.fault,
    status: refund.status,
    state: shownRefundFlag(refund.status) ?? "requested",
    ...describeClock(refund, { limits, now, isOfStaff }),
    due_at: time(refund.due_at),
    steps: describeSteps(refund, time),
    ...describeAmounts(refund),
    points: refund.points,
    points_taken: refund.points_taken,
    answer: refund.answer,
    is_closable: nextRefundBits(refund.status, "close").ok,
    cdate: time(refund.requested_at),
    edate: time(refund.executed_at ?? refund.closed_at),
    reverse_remark: {
      return_item: {
        ext: {
          item_fee: inYuan(refund.amount, {
            rate_e6: refund.pay_info.rate_e6 ?? 1_000_000,
            rounding: "half_up",
          }),
        },
      },
    },
  };
}

const goodsOf = (refund: ShownRefund) => ({
  oid: refund.oid,
  tid: refund.tid,
  i18n: readNames(refund.item_name, refund.names),
  props_i18n: propsNames(refund.props, readOptionNames(refund)),
  ordered_props_i18n: orderedNames(refund.ordered_props, readOptionNames(refund)),
  image: refund.image,
});

const describeAmounts = (refund: ShownRefund) => ({
  currency: refund.currency,
  exchange_rate: refund.pay_info.rate_e6 === undefined ? "" : formatRate(refund.pay_info.rate_e6),
  rows: refund.explanation,
  return_freight: refund.return_freight,
  amount: refund.amount,
  cash: refund.cash,
  bonus: refund.bonus,
  points_amount: refund.points_amount,
});

/** Who has it, until when, and what happens when that has passed. */
function describeClock(refund: ShownRefund, { limits, now, isOfStaff }: RefundReader) {
  const { holder, due_at } = refund;
  // Before anybody knew of closed days: the hours that were given, whichever days they fell on.
  const from = new Date(0);
  const given = dueOf(holder, from, refund.region, limits);
  return {
    holder,
    due_iso: due_at === null ? "" : due_at.toISOString(),
    given_hours: given === null ? 0 : Math.round((given.getTime() - from.getTime()) / 3_600_000),
    when_late:
      holder === "nobody"
        ? ("" as const)
        : whenLate(
            {
              status: refund.status,
              awaitsSeller: refund.awaits_seller,
              isEscalated: refund.escalated_at !== null,
              isAcceptedByService: refund.answered_by !== null,
              isReminded: refund.reminded_at !== null,
              cny: refund.cny,
              isOfStaff,
            },
            limits,
          ),
    is_late:
      holder !== "nobody" && (refund.escalated_at !== null || (due_at !== null && due_at < now)),
    is_advanced: refund.is_advanced,
  };
}

interface PreviewedLine {
  readonly oid: string;
  readonly num: number;
  readonly facts: LineFacts;
  readonly isReturn: boolean;
  readonly reckoned: ReckonedRefund;
  readonly goods: Pick<
    ShownRefund,
    "item_name" | "names" | "props" | "ordered_props" | "options" | "image"
  >;
}

/** What a request for pieces of a line would come to. */
export function describePreview({
  oid,
  num,
  facts,
  isReturn,
  reckoned,
  goods,
}: PreviewedLine): RefundPreview {
  const { order } = facts.item;
  const { rate_e6 } = order.pay_info;
  return {
    oid,
    tid: order.tid,
    i18n: readNames(goods.item_name, goods.names),
    props_i18n: propsNames(goods.props, readOptionNames(goods)),
    ordered_props_i18n: orderedNames(goods.ordered_props, readOptionNames(goods)),
    image: goods.image,
    left: facts.item.num - facts.refund_num,
    num,
    is_return: isReturn,
    currency: order.currency,
    exchange_rate: rate_e6 === undefined ? "" : formatRate(rate_e6),
    rows: rowsOf(reckoned),
    return_freight: reckoned.returnFreight,
    amount: reckoned.total,
    cash: reckoned.forms.cash,
    bonus: reckoned.forms.bonus,
    points_amount: reckoned.forms.points,
  };
}
