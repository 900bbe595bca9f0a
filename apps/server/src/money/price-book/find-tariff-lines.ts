import type { Region } from "@sampan/domain/kernel/regions";
import type { TariffLine } from "@sampan/domain/money/price-book/freight";
import type { Db } from "../../kernel/db/db.ts";

export interface OfferedLine extends TariffLine {
  readonly is_open: boolean;
}

declare module "../../kernel/settings/price-book.ts" {
  interface PriceBook {
    /** What transports cost in a region, closed lines included. */
    readonly tariffs: Readonly<Record<Region, readonly OfferedLine[]>>;
  }
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
    .execute();
