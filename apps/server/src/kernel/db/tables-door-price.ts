import type { ColumnType } from "kysely";

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
