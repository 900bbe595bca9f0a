import type { Region } from "@sampan/domain/kernel/regions";
import type { LastMileWay, StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { LastMileTrouble } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import type { ShippingOrderState } from "@sampan/domain/logistics/last-mile/shipping-order-state";
import type { ShippingStep } from "@sampan/domain/logistics/last-mile/shipping-step";
import type { ColumnType, Generated } from "kysely";

/** The tables of the last mile, and of what carriers bill. */
export interface LastMileTables {
  last_mile_choices: LastMileChoicesTable;
  store_map_visits: StoreMapVisitsTable;
  shipping_orders: ShippingOrdersTable;
  shipping_events: ShippingEventsTable;
  carrier_costs: CarrierCostsTable;
}

interface LastMileChoicesTable {
  package_id: number;
  way: LastMileWay;
  store_id: ColumnType<string | null, string | null | undefined, string | null>;
  store_name: Generated<string>;
  store_address: Generated<string>;
  chosen_at: Date;
  store_seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  trouble: Generated<LastMileTrouble | "">;
  answer_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface StoreMapVisitsTable {
  visit_hash: string;
  package_id: number;
  account_id: number;
  chain: StoreChain;
  ends_at: Date;
  store_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface ShippingOrdersTable {
  id: Generated<number>;
  trade_no: string;
  package_id: number;
  way: LastMileWay;
  store_id: ColumnType<string | null, string | null | undefined, string | null>;
  store_name: Generated<string>;
  store_address: Generated<string>;
  state: ShippingOrderState;
  reason: Generated<string>;
  /** Cents of TWD. */
  value: number;
  sides_mm: Generated<number>;
  logistics_id: Generated<string>;
  payment_no: Generated<string>;
  validation_no: Generated<string>;
  code: Generated<string>;
  step: ColumnType<ShippingStep | null, ShippingStep | null | undefined, ShippingStep | null>;
  step_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Cents of TWD. */
  charge: ColumnType<number | null, number | null | undefined, number | null>;
  asked_at: Date;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  handed_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  look_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ShippingEventsTable {
  order_id: number;
  code: string;
  step: ShippingStep;
  at: Date;
}

/** What carriers' bills say; the last row of a carrier's month holds. Cents of the region's currency. */
interface CarrierCostsTable {
  id: Generated<number>;
  region: Region;
  month: string;
  /** One of `CostCarrier`. */
  carrier: string;
  amount: ColumnType<number | null, number | null | undefined, number | null>;
  note: Generated<string>;
  written_at: Date;
  written_by: number;
}
