import { readJsonText } from "./json-text.ts";

/**
 * What a trade-log row tells, by `biz_code`. Which codes carry JSON is given (3, 8, 10, 12, 16 and
 * 17); their meanings are ours. [ORD-88] [ORD-89]
 */
export const tradeLogCodes = {
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
} as const;
export type TradeLogEvent = keyof typeof tradeLogCodes;
export type BizCode = (typeof tradeLogCodes)[TradeLogEvent];

const codesWithJson: readonly number[] = [
  tradeLogCodes.corrected,
  tradeLogCodes.seller_shipped,
  tradeLogCodes.package_received,
  tradeLogCodes.billed,
  tradeLogCodes.transport_step,
  tradeLogCodes.refunded,
];

/** [ORD-89] */
export const carriesJson = (biz_code: number): boolean => codesWithJson.includes(biz_code);

/** The event behind a number; undefined for a code this version does not know. */
export const tradeLogEventOf = (biz_code: number): TradeLogEvent | undefined =>
  (Object.keys(tradeLogCodes) as TradeLogEvent[]).find(
    (event) => tradeLogCodes[event] === biz_code,
  );

export type TradeLogContent =
  | { readonly kind: "facts"; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly kind: "text"; readonly text: string };

/**
 * What a row holds: facts where its code carries JSON, else its text. JSON that cannot be read
 * shows as the raw text, so that it breaks no list. [ORD-89] [ORD-90]
 */
export function readTradeLogContent(biz_code: number, content: string): TradeLogContent {
  if (!carriesJson(biz_code)) return { kind: "text", text: content };
  const value = readJsonText(content);
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  return isMap
    ? { kind: "facts", facts: value as Record<string, unknown> }
    : { kind: "text", text: content };
}
