import type { TariffLine } from "@sampan/domain/freight";
import type { Db } from "../db/db.ts";

export interface OfferedLine extends TariffLine {
  readonly is_open: boolean;
}

/** The tariffs of every region, closed lines included. */
export const findTariffLines = (db: Db): Promise<OfferedLine[]> =>
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
    .orderBy("id")
    // The table's checks hold these columns to the narrower types.
    .$castTo<OfferedLine>()
    .execute();
