import { readJsonText } from "../../kernel/json-text.ts";

/**
 * What a row of an order's log tells, by `biz_code`. Which codes carry JSON is given (3, 8, 10, 12, 16 and
 * 17); their meanings are ours. [ORD-88] [ORD-89]
 */
export const orderLogCodes = {
  placed: 1,
  approved: 2,
  /** JSON: field, line, old and new value, reason. */
  corrected: 3,
  rejected: 4,
  closed: 5,
  first_paid: 6,
  purchased: 7,
  /** JSON: oid, carrier, express_no, num. */
  seller_shipped: 8,
  all_arrived: 9,
  /** JSON: tid, express_no, weight_g, lengths, photos. */
  package_received: 10,
  stock_out: 11,
  /** JSON: tid, amount, entries of the sum. */
  billed: 12,
  supplement_paid: 13,
  supplement_cancelled: 14,
  shipped: 15,
  /** JSON: tid, transport state, box. */
  transport_step: 16,
  /** JSON: oid, num, amount, flags. */
  refunded: 17,
  handed_over: 18,
  receipt_confirmed: 19,
  completed: 20,
  receipt_undone: 21,
  /** A parcel was measured: what it wholly holds waits to be sent on. */
  measured: 22,
  refund_requested: 23,
  refund_accepted: 24,
  refund_rejected: 25,
  refund_closed: 26,
  /** The goods of a return after completion have come back. */
  goods_returned: 27,
  /** Staff entered money for goods that stay. */
  compensation_entered: 28,
  price_rise_asked: 29,
  price_rise_declined: 30,
  price_rise_lapsed: 31,
  price_rise_absorbed: 32,
  price_fallen: 33,
  /** Paid from the wallet, as the customer said beforehand. */
  price_rise_accepted: 34,
  /** Not bought within the days that the customer gave. */
  unbought_cancelled: 35,
  /** A buyer says why goods are late. */
  purchase_late: 36,
  parcels_merged: 37,
  parcel_split: 38,
  claim_made: 39,
  claim_accepted: 40,
  claim_rejected: 41,
  claim_closed: 42,
  /** Its owner agreed to the box as it was packed. */
  rehearsal_accepted: 43,
  rehearsal_lapsed: 44,
  /** Goods were left lying in the warehouse and given up. */
  goods_abandoned: 47,
  /** What a customer registered did not come in time. */
  goods_never_came: 48,
  /** Facts: express_no, fault, num, words. */
  goods_faulty: 50,
  /** Another option is asked about, and what becomes of the question where it is not taken. */
  choice_asked: 51,
  choice_declined: 52,
  choice_lapsed: 53,
  choice_withdrawn: 54,
  /** What has arrived goes without the rest, as its customer said. */
  part_let_go: 55,
  /** Its owner sends a parcel where, how or better insured than its orders say. */
  parcel_way_chosen: 56,
  /** Its owner sends a paid parcel to another address. */
  parcel_readdressed: 57,
  /** A parcel arrived clearly lighter than it left. */
  claim_opened_by_weight: 60,
  /** Nobody saw a parcel for days after it left. */
  claim_opened_by_silence: 61,
  /** A share of its freight came back: what its bill told was exceeded. */
  delay_covered: 62,
  /** A person is asked to look at a claim that facts decided, and keeps what they decided. */
  claim_asked_again: 63,
  claim_kept: 64,
} as const;
export type OrderLogEvent = keyof typeof orderLogCodes;
export type BizCode = (typeof orderLogCodes)[OrderLogEvent];

const codesWithJson: readonly number[] = [
  orderLogCodes.corrected,
  orderLogCodes.seller_shipped,
  orderLogCodes.package_received,
  orderLogCodes.billed,
  orderLogCodes.transport_step,
  orderLogCodes.refunded,
];

/** [ORD-89] */
export const carriesJson = (biz_code: number): boolean => codesWithJson.includes(biz_code);

/** The event behind a number; undefined for a code this version does not know. */
export const orderLogEventOf = (biz_code: number): OrderLogEvent | undefined =>
  (Object.keys(orderLogCodes) as OrderLogEvent[]).find(
    (event) => orderLogCodes[event] === biz_code,
  );

export type OrderLogContent =
  | { readonly kind: "facts"; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly kind: "text"; readonly text: string };

/**
 * What a row holds: facts where its code carries JSON, else its text. JSON that cannot be read
 * shows as the raw text, so that it breaks no list. [ORD-89] [ORD-90]
 */
export function readOrderLogContent(biz_code: number, content: string): OrderLogContent {
  if (!carriesJson(biz_code)) return { kind: "text", text: content };
  const value = readJsonText(content);
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  return isMap
    ? { kind: "facts", facts: value as Record<string, unknown> }
    : { kind: "text", text: content };
}
