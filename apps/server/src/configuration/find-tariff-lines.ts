import type { TariffLine } from "@sampan/domain/freight";
import type { Region } from "@sampan/domain/regions";
import type { Db } from "../db/db.ts";

export interface OfferedLine extends TariffLine {
  readonly is_open: boolean;
}

/** The tariff of a region, closed lines included. */
export const findTariffLines = (db: Db, region: Region): Promise<OfferedLine[]> =>
  tariffLinesOf(db, region).execute();

/** The same as a query, to be part of a larger one. */
export const tariffLinesOf = (db: Db, region: Region) =>
  db
    .selectFrom("tariff_lines")
    .select([
      "region",
      "transport",
      "tariff_class",
      "currency",
      "per_kg",
      "per_cbm",
      "base_fee",
      "minimum_fee",
      "delivery_fee",
      "divisor",
      "minimum_weight_g",
      "weight_step_g",
      "days_min",
      "days_max",
      "is_open",
    ])
    .where("region", "=", region)
    // The table's checks hold these columns to the narrower types.
    .$castTo<OfferedLine>();
