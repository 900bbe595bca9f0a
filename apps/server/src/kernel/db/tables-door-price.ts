import type { DoorPart, LoadRange } from "@sampan/domain/trade/door-price/door-price";
import type { KeptEstimate } from "@sampan/domain/trade/door-price/estimate";
import type { WeightBasis } from "@sampan/domain/trade/door-price/piece-range";
import type { ColumnType } from "kysely";
import type { Json } from "./columns.ts";
import type { DutyClassesTable, DutyRatesTable, DutyWordsTable } from "./tables-duties.ts";

/** The tables of prices at the door, and of the duties in them. */
export interface DoorPriceTables {
  duty_classes: DutyClassesTable;
  duty_rates: DutyRatesTable;
  duty_words: DutyWordsTable;
  order_estimates: OrderEstimatesTable;
  weighed_goods: WeighedGoodsTable;
}

/** What parcels that held one listing only weighed and took, of each piece: of a listing, or of a category. */
export interface WeighedGoodsTable {
  product_id: ColumnType<number | null, number | null | undefined, number | null>;
  category_id: ColumnType<number | null, number | null | undefined, number | null>;
  samples: number;
  low_g: number;
  high_g: number;
  low_mm3: number;
  high_mm3: number;
  reckoned_at: Date;
}

/** What an order was told that it would come to at the door, and how near its freight came. */
export interface OrderEstimatesTable {
  order_id: number;
  made_at: Date;
  rate_e6: number;
  tariff: ColumnType<string | null, string | null | undefined, never>;
  load: Json<LoadRange>;
  parts: Json<readonly DoorPart[]>;
  goods: Json<KeptEstimate["goods"]>;
  category_id: ColumnType<number | null, number | null | undefined, never>;
  basis: WeightBasis;
  freight_low: number;
  freight_high: number;
  freight_real: ColumnType<number | null, number | null | undefined, number>;
  judged_at: ColumnType<Date | null, Date | null | undefined, Date>;
}
