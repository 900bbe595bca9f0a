import type { PriceChangeState } from "@sampan/domain/trade/price-changes/price-change-state";
import type {
  ChoiceAllowance,
  SecondChoiceState,
} from "@sampan/domain/trade/price-changes/second-choice-state";
import type { DelayReason } from "@sampan/domain/trade/purchases/delay-reasons";
import type {
  WireOrderState,
  WirePurchaseState,
} from "@sampan/domain/trade/purchases/wire-order-state";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

interface PurchaseDelaysTable {
  item_id: number;
  reason: DelayReason;
  expected_on: ColumnType<string | null, string | null | undefined, string | null>;
  entered_at: Date;
  entered_by: number;
}

interface PurchaseClaimsTable {
  sell_order_id: number;
  staff_id: number;
  claimed_at: Date;
}

export interface SecondChoicesTable {
  id: Generated<number>;
  key: Generated<string>;
  order_id: number;
  item_id: number;
  old_sku_id: number;
  sku_id: number;
  old_props: Json<Record<string, string>>;
  props: Json<Record<string, string>>;
  image: Generated<string>;
  weight_g: number;
  allowed_by: ChoiceAllowance;
  price: number;
  pieces: number;
  returns: Generated<number>;
  note: Generated<string>;
  state: SecondChoiceState;
  price_change_id: ColumnType<number | null, number | null | undefined, number | null>;
  refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  entered_at: Date;
  entered_by: number;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface PriceChangesTable {
  id: Generated<number>;
  order_id: number;
  item_id: number;
  paid_price: number;
  price: number;
  pieces: number;
  state: PriceChangeState;
  amount: Generated<number>;
  note: Generated<string>;
  supplement_id: ColumnType<number | null, number | null | undefined, number | null>;
  refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  entered_at: Date;
  entered_by: number;
  by_instruction: Generated<boolean>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface WireOrdersTable {
  id: Generated<number>;
  out_order_id: string;
  sell_order_id: number;
  state: WireOrderState;
  reason: Generated<string>;
  detail: Generated<string>;
  total: number;
  asked_at: Date;
  asked_by: number;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  look_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface WireOrderLinesTable {
  wire_order_id: number;
  item_id: number;
  thid_item_id: string;
  thid_spec_id: string;
  num: number;
}

interface WirePurchasesTable {
  id: Generated<number>;
  wire_order_id: number;
  order_no: string;
  state: WirePurchaseState;
  total: number;
  trouble: Generated<string>;
  pay_no: Generated<string>;
  placed_at: Date;
  ask_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface WireMessagesTable {
  message_id: string;
  type: string;
  order_numbers: Json<string[]>;
  body: string;
  received_at: Date;
  outcome: ColumnType<
    "ours" | "foreign" | null,
    "ours" | "foreign" | null | undefined,
    "ours" | "foreign"
  >;
}

/** Who buys what, by hand or by wire, what of it is late, and what is asked of its customers meanwhile. */
export interface BuyingTables {
  shop_records: ShopRecordsTable;
  purchase_claims: PurchaseClaimsTable;
  purchase_delays: PurchaseDelaysTable;
  second_choices: SecondChoicesTable;
  price_changes: PriceChangesTable;
  wire_orders: WireOrdersTable;
  wire_order_lines: WireOrderLinesTable;
  wire_purchases: WirePurchasesTable;
  wire_messages: WireMessagesTable;
}

/** How a seller has served us in half a year, in lines of orders. */
export interface ShopRecordsTable {
  shop_id: number;
  lines: number;
  sent: number;
  hours_half: ColumnType<number | null, number | null | undefined, number | null>;
  hours_most: ColumnType<number | null, number | null | undefined, number | null>;
  shortages: number;
  refunds: number;
  paid_cny: number;
  cost_cny: number;
  reckoned_at: Date;
}
