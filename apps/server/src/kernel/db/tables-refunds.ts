import type { VoidReason } from "@sampan/domain/trade/refunds/signatures";
import type { ChargeKind } from "@sampan/domain/kernel/charge-kinds";
import type { RefundHolder } from "@sampan/domain/trade/refunds/refund-clock";
import type {
  RefundFault,
  RefundKind,
  RefundReason,
} from "@sampan/domain/trade/refunds/refund-reasons";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson } from "./columns.ts";

/** One row of how a refund was reckoned, as it is shown. Cents of the payment currency. */
export interface RefundRow {
  readonly kind: ChargeKind;
  readonly amount: number;
  readonly of: number;
  readonly pieces: number;
  readonly num: number;
}

export interface RefundsTable {
  id: Generated<number>;
  number: string;
  order_id: number;
  item_id: number;
  account_id: number;
  kind: RefundKind;
  source: "customer" | "stock_out" | "staff" | "price_change" | "instruction" | "claim";
  num: number;
  real_num: number;
  reason: RefundReason;
  note: Generated<string>;
  imgs: GeneratedJson<string[]>;
  fault: RefundFault;
  is_bought: boolean;
  status: number;
  holder: RefundHolder;
  awaits_seller: Generated<boolean>;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  escalated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its customer was reminded of the goods that have to come back. */
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  amount: number;
  cash: Generated<number>;
  bonus: Generated<number>;
  points_amount: Generated<number>;
  return_freight: Generated<number>;
  cny: Generated<number>;
  points: Generated<number>;
  points_taken: Generated<number>;
  explanation: GeneratedJson<RefundRow[]>;
  requested_at: Date;
  requested_by: ColumnType<number | null, number | null | undefined, number | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  answer: Generated<string>;
  seller_amount: ColumnType<number | null, number | null | undefined, number | null>;
  seller_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  seller_by: ColumnType<number | null, number | null | undefined, number | null>;
  returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  returned_by: ColumnType<number | null, number | null | undefined, number | null>;
  executed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  executed_by: ColumnType<number | null, number | null | undefined, number | null>;
  is_advanced: Generated<boolean>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Who signed first for what two pay, and who paid it then. CNY cents. */
export interface PayoutSignaturesTable {
  id: Generated<number>;
  kind: "refund" | "claim" | "delay_cover";
  number: string;
  cny: number;
  signed_by: number;
  signed_at: Date;
  paid_by: ColumnType<number | null, number | null | undefined, number | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  voided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  voided_for: ColumnType<VoidReason | null, VoidReason | null | undefined, VoidReason | null>;
}

export interface RefundPartsTable {
  refund_id: number;
  charge_id: number;
  amount: number;
}
