import type { Region } from "@sampan/domain/kernel/regions";
import type { TariffLine } from "@sampan/domain/money/price-book/freight";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A version of a line of the tariff, as it is stored. */
export interface OfferedLine extends TariffLine {
  readonly key: string;
  readonly is_open: boolean;
  readonly group: number | null;
  /** Of one parcel; null where the line asks for nothing of the kind. */
  readonly weight_max_g: number | null;
  readonly side_max_mm: number | null;
}

export interface DatedLine extends OfferedLine {
  readonly starts_at: Date;
}

declare module "../../kernel/settings/price-book.ts" {
  interface PriceBook {
    /** What transports cost in a region, closed lines included: everybody's, or, once `pricesOf` was asked, somebody's. */
    readonly tariffs: Readonly<Record<Region, readonly OfferedLine[]>>;
    /** Lines of groups of customers, which only `pricesOf` reads; none in somebody's own prices. */
    readonly groupTariffs: Readonly<Record<Region, readonly OfferedLine[]>>;
  }
}

/** What a stored version says, of the table as `line`. */
export const tariffLineColumns = [
  "line.region",
  "line.transport",
  "line.tariff_class",
  "line.currency",
  "line.per_kg",
  "line.per_cbm",
  "line.first_weight_g",
  "line.first_fee",
  "line.base_fee",
  "line.minimum_fee",
  "line.delivery_fee",
  "line.divisor",
  "line.minimum_weight_g",
  "line.weight_step_g",
  "line.days_min",
  "line.days_max",
  "line.is_open",
  "line.is_tax_included",
  "line.segment_id as group",
  "line.weight_max_g",
  "line.side_max_mm",
  "line.key",
  "line.starts_at",
] as const;

/** Every version that holds at a moment or begins later, the latest to begin first; closed lines included. */
export const findTariffLines = (db: Db, since: Date): Promise<DatedLine[]> =>
  db
    .selectFrom("tariff_lines as line")
    .select(tariffLineColumns)
    .where("line.withdrawn_at", "is", null)
    .where(
      sql<boolean>`not exists (
        select from tariff_lines later
         where later.region = line.region
           and later.transport = line.transport
           and later.tariff_class = line.tariff_class
           and later.segment_id is not distinct from line.segment_id
           and later.is_tax_included = line.is_tax_included
           and later.withdrawn_at is null
           and later.starts_at <= ${since}
           and (later.starts_at, later.id) > (line.starts_at, line.id)
      )`,
    )
    .orderBy("line.starts_at", "desc")
    .orderBy("line.id", "desc")
    .execute();
