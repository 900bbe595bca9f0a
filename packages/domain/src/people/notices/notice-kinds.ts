import type { ClaimNotices } from "./claim-notices.ts";
import type { DutyNotices } from "./duty-notices.ts";
import type { NoticeAmount } from "./notice-amount.ts";
import type { ServiceNotices } from "./service-notices.ts";

export type { NoticeAmount };

interface OfOrder {
  readonly tid: string;
}
interface OfParcel {
  readonly tid: string;
}

/** A bank card by its last digits. */
interface OfCard {
  readonly digits: string;
}

/** A change of what opens an account; payouts wait so many hours after it. */
type CredentialChange = { readonly hours: number };
/** The contact as far as its owner recognises it. */
type NewContact = CredentialChange & { readonly contact: string };

/** What a customer is told, and the facts each telling needs. [BO-53] */
export interface NoticeValues extends ServiceNotices, ClaimNotices, DutyNotices {
  readonly order_submitted: OfOrder;
  readonly order_payable: OfOrder;
  readonly consignment_accepted: OfOrder;
  readonly order_rejected: OfOrder & { readonly reason: string };
  readonly order_closed: OfOrder;
  readonly order_completed: OfOrder;
  readonly first_payment_received: OfOrder & NoticeAmount;
  readonly goods_purchased: OfOrder;
  readonly seller_shipped: OfOrder & { readonly express_no: string };
  readonly goods_arrived: OfOrder;
  readonly freight_billed: OfOrder & NoticeAmount;
  readonly freight_paid: OfOrder & NoticeAmount;
  readonly supplement_billed: OfOrder & NoticeAmount & { readonly reason: string };
  readonly supplement_paid: OfOrder & NoticeAmount;
  readonly surplus_credited: OfOrder & NoticeAmount;
  /** A seller asks more than was paid: pay the difference, or decline and have the money back. */
  readonly price_rise_asked: OfOrder & NoticeAmount & { readonly until: string };
  /** Paid from the wallet, as they said beforehand. */
  readonly price_rise_accepted: OfOrder & NoticeAmount;
  readonly price_rise_lapsed: OfOrder;
  /** The option they chose is gone: take another, or decline and have the money back. */
  readonly choice_asked: OfOrder & { readonly until: string };
  /** Another option was taken, as they said beforehand. */
  readonly choice_taken: OfOrder;
  readonly choice_lapsed: OfOrder;
  readonly price_fall_returned: OfOrder & NoticeAmount;
  /** Why, by the name of the reason; a day, or "none" where nobody can say. */
  readonly purchase_late: OfOrder & { readonly reason: string; readonly day: string };
  /** Not bought within the days they gave. */
  readonly unbought_cancelled: OfOrder;
  /** What has arrived goes without the rest, after the days they gave. */
  readonly part_let_go: OfOrder;
  readonly refund_requested: OfOrder;
  readonly refund_stock_out: OfOrder & NoticeAmount & { readonly num: number };
  readonly refund_accepted: OfOrder & NoticeAmount;
  /** Accepted, once the goods have come back. */
  readonly refund_send_back: OfOrder & NoticeAmount;
  readonly refund_rejected: OfOrder & { readonly reason: string };
  readonly refund_goods_back: OfOrder;
  readonly refund_goods_awaited: OfOrder & { readonly until: string };
  /** Their goods never came: the request is closed. */
  readonly refund_expired: OfOrder;
  readonly refund_late: OfOrder;
  readonly refund_paid: OfOrder & NoticeAmount;
  readonly compensation_paid: OfOrder & NoticeAmount;
  readonly parcel_claim_accepted: { readonly express_no: string };
  readonly parcel_claim_refused: { readonly express_no: string };
  /** The last day it is kept, and the days until then. */
  readonly storage_ending: OfParcel & { readonly days: number; readonly day: string };
  /** Kept until the deadline all the same. */
  readonly storage_over: OfParcel & { readonly day: string; readonly deadline: string };
  /** Until that day, for an amount on the next bill. */
  readonly storage_extended: OfParcel & NoticeAmount & { readonly day: string };
  /** Given up, by the house after its deadline or by its owner. */
  readonly storage_abandoned: OfParcel;
  /** Paid, and sent elsewhere after its owner's password was given. */
  readonly parcel_readdressed: OfParcel;
  /** No such parcel came in so many days. */
  readonly parcel_claim_lapsed: { readonly express_no: string; readonly days: number };
  /** Goods that were registered did not come in so many days. */
  readonly consignment_lapsed: OfOrder & { readonly express_no: string; readonly days: number };
  /** Questions to us, by their subject in its customer's own words. */
  readonly work_order_answered: { readonly subject: string };
  readonly work_order_late: { readonly subject: string };
  /** Nothing was said for days: until when it stays open. */
  readonly work_order_closing: { readonly subject: string; readonly until: string };
  readonly work_order_closed: { readonly subject: string };
  /** Packed before its owner decides, and until when they answer. */
  readonly rehearsal_packed: OfParcel & { readonly until: string };
  readonly rehearsal_reminder: OfParcel & { readonly until: string };
  /** Nobody answered: it is billed as it was asked for. */
  readonly rehearsal_lapsed: OfParcel;
  /** What it is declared as can be confirmed; it is loaded only then. */
  readonly clearance_asked: OfParcel;
  /** Of another content, or asked anew by the desk. */
  readonly clearance_changed: OfParcel;
  /** The declarant confirms in EZ WAY now. */
  readonly clearance_requested: OfParcel;
  readonly clearance_reminder: OfParcel;
  readonly clearance_refused: OfParcel & { readonly reason: string };
  readonly clearance_cleared: OfParcel;
  /** The warehouse found something wrong with goods in it. */
  readonly parcel_faulty: OfParcel;
  readonly parcel_shipped: OfParcel;
  readonly parcel_customs: OfParcel;
  readonly parcel_arrived: OfParcel;
  readonly parcel_delivering: OfParcel;
  readonly parcel_ready_for_pickup: OfParcel;
  readonly parcel_delivered: OfParcel;
  /** Waits at the counter: the number that is asked for, and the last day. */
  readonly parcel_at_store: OfParcel & {
    readonly store: string;
    readonly number: string;
    readonly day: string;
  };
  /** The store closed, does not take it or was not gone to: its owner chooses again. */
  readonly store_to_choose: OfParcel;
  readonly topup_credited: NoticeAmount;
  readonly topup_failed: NoticeAmount & { readonly reason: string };
  readonly withdrawal_applied: NoticeAmount & OfCard;
  readonly withdrawal_passed: NoticeAmount & OfCard;
  readonly withdrawal_failed: NoticeAmount & { readonly reason: string };
  readonly withdrawal_paid: NoticeAmount & OfCard;
  readonly withdrawal_returned: NoticeAmount & { readonly reason: string };
  readonly balance_credited: NoticeAmount & { readonly reason: string };
  readonly balance_debited: NoticeAmount & { readonly reason: string };
  readonly bank_card_changed: OfCard & CredentialChange;
  readonly points_granted: OfOrder & { readonly points: number };
  readonly points_given: { readonly points: number };
  readonly bonus_granted: NoticeAmount;
  /** What a friend brought. */
  readonly invite_points: { readonly points: number };
  readonly invite_bonus: NoticeAmount;
  readonly coupon_granted: { readonly count: number };
  readonly coupon_returned: OfOrder;
  readonly coupons_ending: { readonly count: number };
  readonly real_name_verified: Readonly<Record<never, never>>;
  readonly real_name_rejected: { readonly reason: string };
  readonly password_changed: CredentialChange;
  readonly mobile_changed: NewContact;
  readonly email_changed: NewContact;
  /** By the name of who else can say who they are. */
  readonly log_in_linked: CredentialChange & { readonly provider: string };
  readonly log_in_unlinked: CredentialChange & { readonly provider: string };
  readonly company_verified: Readonly<Record<never, never>>;
  readonly company_rejected: { readonly reason: string };
  readonly data_export_ready: { readonly kept_until: string };
  readonly account_cancelled: { readonly erased_on: string };
  /** What was left is on its way. */
  readonly account_closed_by_payout: NoticeAmount;
  readonly account_kept: Readonly<Record<never, never>>;
  /** Names that mean the same in every language. */
  readonly new_device: { readonly device: string; readonly address: string };
}
export type NoticeKind = keyof NoticeValues;

/** Which kinds also reach a customer who is not looking: by mail, else by text message. */
const reach = {
  order_submitted: "list",
  order_payable: "away",
  consignment_accepted: "away",
  order_rejected: "away",
  order_closed: "list",
  order_completed: "list",
  first_payment_received: "list",
  goods_purchased: "list",
  seller_shipped: "list",
  goods_arrived: "away",
  freight_billed: "away",
  freight_paid: "list",
  supplement_billed: "away",
  supplement_paid: "list",
  surplus_credited: "list",
  price_rise_asked: "away",
  price_rise_accepted: "away",
  price_rise_lapsed: "away",
  choice_asked: "away",
  choice_taken: "away",
  choice_lapsed: "away",
  price_fall_returned: "away",
  purchase_late: "away",
  unbought_cancelled: "away",
  part_let_go: "away",
  refund_requested: "list",
  refund_stock_out: "away",
  refund_accepted: "list",
  refund_send_back: "away",
  refund_rejected: "away",
  refund_goods_back: "list",
  refund_goods_awaited: "away",
  refund_expired: "away",
  refund_late: "list",
  refund_paid: "away",
  compensation_paid: "away",
  parcel_claim_accepted: "list",
  parcel_claim_refused: "away",
  storage_ending: "away",
  storage_over: "away",
  storage_extended: "list",
  storage_abandoned: "away",
  parcel_readdressed: "away",
  parcel_claim_lapsed: "away",
  consignment_lapsed: "away",
  claim_made: "list",
  claim_opened: "away",
  claim_opened_silent: "away",
  delay_covered: "away",
  claim_accepted: "list",
  claim_rejected: "away",
  claim_paid: "away",
  claim_late: "list",
  claim_settled: "list",
  claim_closed: "list",
  claim_asked_again: "list",
  claim_kept: "away",
  work_order_answered: "away",
  work_order_late: "list",
  work_order_closing: "list",
  work_order_closed: "list",
  rehearsal_packed: "away",
  rehearsal_reminder: "away",
  rehearsal_lapsed: "away",
  clearance_asked: "away",
  clearance_changed: "away",
  clearance_requested: "away",
  clearance_reminder: "away",
  clearance_refused: "away",
  clearance_cleared: "list",
  // It asks nothing of them: what was paid was paid.
  duty_receipt_kept: "list",
  duty_receipt_corrected: "list",
  duty_receipt_withdrawn: "list",
  service_done: "away",
  service_declined: "away",
  service_late: "away",
  service_ended: "list",
  parcel_faulty: "away",
  parcel_shipped: "away",
  parcel_customs: "list",
  parcel_arrived: "away",
  parcel_delivering: "list",
  parcel_ready_for_pickup: "away",
  parcel_delivered: "list",
  parcel_at_store: "away",
  store_to_choose: "away",
  topup_credited: "away",
  topup_failed: "away",
  withdrawal_applied: "away",
  withdrawal_passed: "list",
  withdrawal_failed: "away",
  withdrawal_paid: "away",
  withdrawal_returned: "away",
  balance_credited: "away",
  balance_debited: "away",
  bank_card_changed: "away",
  points_granted: "list",
  points_given: "list",
  bonus_granted: "list",
  invite_points: "list",
  invite_bonus: "list",
  coupon_granted: "list",
  coupon_returned: "list",
  coupons_ending: "list",
  real_name_verified: "away",
  real_name_rejected: "away",
  // Sent to the contacts from before the change, by the change itself.
  password_changed: "list",
  mobile_changed: "list",
  log_in_linked: "list",
  log_in_unlinked: "list",
  email_changed: "list",
  company_verified: "away",
  company_rejected: "away",
  data_export_ready: "away",
  account_cancelled: "away",
  account_closed_by_payout: "away",
  account_kept: "list",
  new_device: "away",
} as const satisfies Record<NoticeKind, "list" | "away">;

export const noticeKinds = Object.keys(reach) as [NoticeKind, ...NoticeKind[]];

/** Kinds that are also sent out, not only listed. */
export type AwayKind = {
  [Kind in NoticeKind]: (typeof reach)[Kind] extends "away" ? Kind : never;
}[NoticeKind];

/** True when the notice is also sent out, not only listed. */
export const reachesAway = (kind: NoticeKind): kind is AwayKind => reach[kind] === "away";
