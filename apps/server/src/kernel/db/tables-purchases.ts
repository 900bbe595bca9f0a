import type { PriceChangeState } from "@sampan/domain/trade/price-changes/price-change-state";
import type {
  ChoiceAllowance,
  SecondChoiceState,
} from "@sampan/domain/trade/price-changes/second-choice-state";
import type { DelayReason } from "@sampan/domain/trade/purchases/delay-reasons";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

export interface PurchaseDelaysTable {
  item_id: number;
  reason: DelayReason;
  expected_on: ColumnType<string | null, string | null | undefined, string | null>;
  entered_at: Date;
  entered_by: number;
}

export interface PurchaseClaimsTable {
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
