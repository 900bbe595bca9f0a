import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredToPack {
  readonly tid: string;
  readonly uid: string;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: number;
  readonly express: number;
  readonly insurance: number;
  readonly asked_at: Date;
  readonly is_late: boolean;
  readonly is_rehearsed: boolean;
  readonly services: { readonly service: ServiceKind; readonly is_done: boolean }[];
  readonly parts: {
    readonly tid: string;
    readonly express_no: string;
    readonly shelf: string;
    readonly weight_g: number | null;
    readonly photos: string[];
    readonly marks: string[];
    readonly items: {
      readonly oid: string;
      readonly item_name: string;
      readonly image: string;
      readonly props: Record<string, string>;
      readonly num: number;
    }[];
  }[];
}

const itemsOfPart = sql`(
  select json_agg(json_build_object(
           'oid', item.oid, 'item_name', item.item_name, 'image', item.image,
           'props', item.props, 'num', content.num)
         order by item.id)
    from merged_parts content
    join order_items item on item.id = content.item_id
   where content.part_id = part.id)`;

const isNamed = (number: string) => sql`(
  package.tid = ${number}
  or exists (
    select from merged_parts content
      join packages part on part.id = content.part_id
     where content.merged_id = merged.package_id
       and (part.tid = ${number} or part.express_no = ${number})))`;

export interface ToPackSearch {
  readonly warehouse?: Warehouse | undefined;
  /** Its number, or that of a parcel which belongs into it, by the express number as well. */
  readonly number?: string | undefined;
  /** What was asked for before this is late. */
  readonly lateBefore: Date;
  readonly late: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Merged parcels nobody packed yet, the longest waiting first, each with its parts by their shelves. */
export async function selectToPack(
  db: Db,
  wanted: ToPackSearch,
): Promise<{ rows: StoredToPack[]; total: number }> {
  const { rows } = await sql<StoredToPack & { total: number }>`
    select package.tid, account.uid, package.warehouse, way.address ->> 'region' as region,
           way.transport, way.express, way.insurance, merged.asked_at,
           merged.asked_at < ${wanted.lateBefore} as is_late,
           exists (select from rehearsals where package_id = merged.package_id) as is_rehearsed,
           (select coalesce(json_agg(json_build_object(
                     'service', asked.service, 'is_done', asked.state = 'done') order by asked.id), '[]'::json)
              from asked_services asked
             where asked.state in ('judging', 'asked', 'holding', 'done')
               and (asked.package_id = merged.package_id
                    or asked.package_id in (select part_id from merged_parts where merged_id = merged.package_id))) as services,
           (select json_agg(json_build_object(
                     'tid', part.tid, 'express_no', part.express_no, 'shelf', part.shelf,
                     'weight_g', part.weight_g, 'photos', part.photos, 'marks', part.marks,
                     'items', ${itemsOfPart})
                   order by part.shelf, part.id)
              from packages part
             where part.id in (select part_id from merged_parts where merged_id = merged.package_id)) as parts,
           count(*) over () as total
      from merged_parcels merged
      join parcel_ways way on way.package_id = merged.package_id
      join packages package on package.id = merged.package_id
      join accounts account on account.id = package.account_id
     where merged.packed_at is null
       and (${wanted.warehouse ?? null}::text is null or package.warehouse = ${wanted.warehouse ?? null})
       and ${wanted.number === undefined ? sql`true` : isNamed(wanted.number)}
       and (not ${wanted.late} or merged.asked_at < ${wanted.lateBefore})
     order by merged.asked_at, merged.package_id
     limit ${wanted.limit}
    offset ${wanted.offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A merged parcel that is still to be packed, with what its price depends on; undefined for any other. */
export const findToQuote = (db: Db, tid: string) =>
  db
    .selectFrom("merged_parcels as merged")
    .innerJoin("packages as package", "package.id", "merged.package_id")
    .innerJoin("parcel_ways as way", "way.package_id", "merged.package_id")
    .select([
      "package.id",
      "package.account_id",
      "package.marks",
      sql<Region>`way.address ->> 'region'`.as("region"),
    ])
    .where("package.tid", "=", tid)
    .where("merged.packed_at", "is", null)
    .executeTakeFirst();

/** The parcels that belong into a merged one, with what they weighed when they came. */
export const selectPartWeights = (db: Db, mergedId: number) =>
  db
    .selectFrom("packages as part")
    .select(["part.tid", (row) => row.fn.coalesce("part.weight_g", row.lit(0)).as("weight_g")])
    .where("part.id", "in", (parts) =>
      parts.selectFrom("merged_parts").select("part_id").where("merged_id", "=", mergedId),
    )
    .orderBy("part.id")
    .execute();
