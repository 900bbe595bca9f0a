import type { SetDutyClass } from "@sampan/domain/goods/duties/duty-class";
import { originalLanguage } from "@sampan/domain/kernel/language";
import type { WeighedBefore } from "@sampan/domain/trade/door-price/piece-range";
import { sql } from "kysely";
import { joinSetClasses, setClassColumns } from "../../goods/duties/set-class-sql.ts";
import type { Db } from "../../kernel/db/db.ts";

interface Reckoning {
  readonly since: Date;
  readonly now: Date;
}

/** So many parcels say enough, and the newest of them most. */
const parcels_max = 200;

/**
 * What was weighed since then in place of what was known before: the tenth and the ninetieth of a hundred parcels, of each
 * piece in them, without what lies alone (decision 173). A parcel with several listings tells of none what it weighs.
 */
export async function replaceWeights(db: Db, { since, now }: Reckoning): Promise<void> {
  await db.deleteFrom("weighed_goods").execute();
  await sql`
    with parcel as (
      select package.id, min(item.product_id) as product_id, sum(content.num) as pieces,
             package.weight_g, package.length_mm::bigint * package.width_mm * package.height_mm as mm3
        from packages package
        join package_items content on content.package_id = package.id
        join order_items item on item.id = content.item_id
       where package.measured_at > ${since}
         and package.weight_g > 0
       group by package.id
      having count(distinct item.product_id) = 1
         and count(item.product_id) = count(*)
    ), piece as (
      select parcel.id, product.id as product_id, product.category_id,
             parcel.weight_g::numeric / parcel.pieces as g,
             coalesce(parcel.mm3, 0)::numeric / parcel.pieces as mm3,
             row_number() over (partition by product.id order by parcel.id desc) as place
        from parcel
        join products product on product.id = parcel.product_id
       where parcel.pieces > 0
    ), goods as (
      select product_id, category_id, count(*) as samples,
             array_agg(g order by g) as g, array_agg(mm3 order by mm3) as mm3
        from piece
       where place <= ${parcels_max}
       group by grouping sets ((product_id), (category_id))
      having product_id is not null or category_id is not null
    )
    insert into weighed_goods (product_id, category_id, samples, low_g, high_g, low_mm3, high_mm3, reckoned_at)
    select product_id, category_id, samples,
           greatest(1, floor(weight.low)), greatest(1, ceil(weight.high)), floor(size.low), ceil(size.high),
           ${now}
      from goods
     cross join lateral ${rangeOf("g")} weight
     cross join lateral ${rangeOf("mm3")} size
  `.execute(db);
}

/**
 * The range of one measure of some goods, whose values are in order. What is more than twice or less than half of the middle one is
 * left out where it is one parcel, or one in ten at most: a slip of a scale. More of them are how these goods differ, and stay. A
 * middle of nothing is of goods that nobody measured, where all stays.
 */
const rangeOf = (measure: "g" | "mm3") => {
  const all = sql.ref(measure);
  const middle = sql`${all}[(samples + 1) / 2]`;
  return sql`(
    select percentile_disc(0.1) within group (order by value) filter (where is_near or not are_slips) as low,
           percentile_disc(0.9) within group (order by value) filter (where is_near or not are_slips) as high
      from (
        select value, is_near, count(*) filter (where not is_near) over () <= greatest(1, samples / 10) as are_slips
          from (
            select value, ${middle} = 0 or value between ${middle} / 2 and ${middle} * 2 as is_near
              from unnest(${all}) value
          ) seen
      ) told
  )`;
};

/** What is known of the weight of the goods behind a sku, and of their class to a customs office. */
export interface KnownWeight {
  readonly product_id: number;
  /** Of its category, in the original; null without one. */
  readonly category: string | null;
  readonly listing: WeighedBefore | null;
  readonly kin: WeighedBefore | null;
  /** Set for the listing, and for its category. */
  readonly own_class: SetDutyClass | null;
  readonly kin_class: SetDutyClass | null;
}

/** What is known of the weights of these skus' goods, and of their classes at a moment; each product once. */
export async function findWeights(
  db: Db,
  { skuIds, now }: { readonly skuIds: readonly number[]; readonly now: Date },
): Promise<KnownWeight[]> {
  const { rows } = await sql<KnownWeight>`
    select product.id as product_id, category.name ->> ${originalLanguage}::text as category,
           ${asJson("own")} as listing, ${asJson("kin")} as kin, ${setClassColumns}
      from products product
      left join categories category on category.id = product.category_id
      left join weighed_goods own on own.product_id = product.id
      left join weighed_goods kin on kin.category_id = product.category_id
      ${joinSetClasses(now)}
     where product.id in (select sku.product_id from skus sku where sku.id = any(${skuIds}::bigint[]))
  `.execute(db);
  return rows;
}

const asJson = (table: "own" | "kin") => sql`
  case when ${sql.ref(`${table}.samples`)} is not null then json_build_object(
    'samples', ${sql.ref(`${table}.samples`)},
    'low_g', ${sql.ref(`${table}.low_g`)},
    'high_g', ${sql.ref(`${table}.high_g`)},
    'low_mm3', ${sql.ref(`${table}.low_mm3`)},
    'high_mm3', ${sql.ref(`${table}.high_mm3`)}
  ) end`;
