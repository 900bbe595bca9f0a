import type { Region } from "@sampan/domain/kernel/regions";
import { parcelsNeeded, type WeightBasis } from "@sampan/domain/trade/door-price/piece-range";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

interface Counts {
  readonly judged: number;
  readonly within_5: number;
  readonly within_15: number;
  readonly dearer: number;
  readonly cheaper: number;
}

/** One way to look at them: all, by line, by category or by basis, which `grouped` says. */
export interface CountedEstimates extends Counts {
  readonly grouped: "all" | "line" | "category" | "basis";
  readonly region: Region | null;
  readonly transport: number | null;
  readonly category: NamesText | null;
  readonly basis: WeightBasis | null;
}

/** Bills at most so many hundredths of a percent outside count as near. */
const near_bp = 500;
const far_bp = 1_500;

const inside = (by_bp: number) => sql<boolean>`
  freight_real * 10000 between freight_low * (10000 - ${by_bp}::bigint) and freight_high * (10000 + ${by_bp}::bigint)`;

/** What was billed whole since then, counted in four ways, the largest groups first. */
export async function countEstimates(db: Db, since: Date): Promise<CountedEstimates[]> {
  const { rows } = await sql<CountedEstimates>`
    select case when grouping(orders.region) = 0 then 'line'
                when grouping(estimate.category_id) = 0 then 'category'
                when grouping(estimate.basis) = 0 then 'basis'
                else 'all' end as grouped,
           orders.region, orders.transport,
           (select name from categories where id = estimate.category_id) as category,
           estimate.basis,
           count(*)::int as judged,
           (count(*) filter (where ${inside(near_bp)}))::int as within_5,
           (count(*) filter (where ${inside(far_bp)}))::int as within_15,
           (count(*) filter (where freight_real * 10000 > freight_high * (10000 + ${near_bp}::bigint)))::int as dearer,
           (count(*) filter (where freight_real * 10000 < freight_low * (10000 - ${near_bp}::bigint)))::int as cheaper
      from order_estimates estimate
      join orders on orders.id = estimate.order_id
     where estimate.judged_at > ${since}
     group by grouping sets ((), (orders.region, orders.transport), (estimate.category_id), (estimate.basis))
     order by judged desc, orders.region, orders.transport, estimate.category_id, estimate.basis
  `.execute(db);
  return rows;
}

export interface MisweighedRow {
  readonly product_id: string;
  readonly platform: number;
  readonly item_name: string;
  readonly url: string;
  readonly said_g: number | null;
  readonly low_g: number;
  readonly high_g: number;
  readonly samples: number;
}

/** Listings that are at least a fifth off on either side, packaging allowed for, of enough parcels to say so. */
export async function findMisweighed(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly MisweighedRow[]; readonly total: number }> {
  const { rows } = await sql<MisweighedRow & { readonly total: number }>`
    select product.id::text as product_id, product.platform, product.item_name, product.url,
           product.weight_g as said_g, known.low_g, known.high_g, known.samples,
           count(*) over ()::int as total
      from weighed_goods known
      join products product on product.id = known.product_id
     where known.samples >= ${parcelsNeeded}
       and (product.weight_g is null or known.low_g > product.weight_g * 1.3 or known.high_g < product.weight_g * 0.8)
     order by abs(ln((known.low_g + known.high_g) / 2.0) - ln(greatest(1, product.weight_g))) desc nulls first, product.id
     limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
