import {
  type RefundAct,
  refundActs,
  type StaffRefund,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Right } from "@sampan/domain/kernel/rights";
import { nextRefundBits, type RefundEvent } from "@sampan/domain/trade/refunds/refund-bits";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeRefund } from "./describe-refund.ts";
import { describeSignatures } from "./describe-signatures.ts";
import type { ShownSignature } from "./find-signatures.ts";
import type { ShownRefund } from "./shown-refund-queries.ts";

interface Beside {
  /** The employees whose own account it is. */
  readonly owners: readonly number[];
  readonly signatures: readonly ShownSignature[];
}

/** A refund as a desk reads it: with who did what, and what this reader may do now. */
export function describeStaffRefund(
  refund: ShownRefund,
  { owners, signatures }: Beside,
  { staff, settings, now }: StaffCaller,
): StaffRefund {
  const possible = refundActs.filter(
    (act) => isPossible(refund, act) && staff.rights.has(rightTo[act]),
  );
  const { cny, region } = refund;
  const { shown: signed, hasSigned } = describeSignatures(
    signatures,
    { cny, region, isDue: refund.holder === "finance" },
    { limits: settings, staffId: staff.id },
  );
  const mayNot = possible.filter(
    (act) =>
      (judges[act] && (owners.includes(staff.id) || entered(refund, act).includes(staff.id))) ||
      (act === "execute" && hasSigned),
  );
  return {
    ...describeRefund(refund, { limits: settings, now, isOfStaff: owners.length > 0 }),
    uid: refund.uid,
    shop_name: refund.shop_name,
    out_oid: refund.out_oid,
    item_status: refund.item_status,
    is_bought: refund.is_bought,
    is_escalated: refund.escalated_at !== null,
    cny: refund.cny,
    seller_amount: refund.seller_amount,
    requested_by: refund.requested_name ?? "",
    answered_by: refund.answered_name ?? "",
    answered_at:
      refund.answered_at === null ? "" : formatWireTime(refund.answered_at, refund.region),
    seller_by: refund.seller_name ?? "",
    returned_by: refund.returned_name ?? "",
    executed_by: refund.executed_name ?? "",
    ...signed,
    acts: possible.filter((act) => !mayNot.includes(act)),
    needs_other: mayNot.length > 0,
  };
}

const rightTo = {
  accept: "answer_refunds",
  reject: "answer_refunds",
  record_return: "record_returns",
  record_seller_money: "purchase_items",
  execute: "execute_refunds",
} as const satisfies Record<RefundAct, Right>;

/** Acts that somebody else has to do than who entered what they judge. */
const judges = {
  accept: true,
  reject: true,
  record_return: false,
  record_seller_money: false,
  execute: true,
} as const satisfies Record<RefundAct, boolean>;

const entered = (refund: ShownRefund, act: RefundAct): readonly (number | null)[] =>
  act === "execute" ? [refund.requested_by, refund.answered_by] : [refund.requested_by];

const stepOf = {
  accept: "accept",
  reject: "reject",
  record_return: "take_back",
  record_seller_money: "record_seller_money",
  execute: "pay_buyer",
} as const satisfies Record<RefundAct, RefundEvent>;

const isPossible = (refund: ShownRefund, act: RefundAct): boolean =>
  nextRefundBits(refund.status, stepOf[act]).ok &&
  (act !== "execute" || refund.holder === "finance") &&
  (act !== "record_seller_money" || (refund.fault === "seller" && refund.answered_at !== null));
