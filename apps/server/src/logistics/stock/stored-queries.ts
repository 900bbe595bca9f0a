import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Something that a scanned number stands for. */
export interface StoredThing {
  readonly package_id: number | null;
  readonly unclaimed_id: number | null;
  readonly tid: string;
  readonly express_no: string;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly isInStock: boolean;
}

/** It lies on a shelf: it came, is in no box, and is neither packed into another parcel nor a box nobody packed yet. */
const isOnShelf = sql<boolean>`(
  package.box_id is null
  and package.transport_state in (
    'arrived_at_mainland', 'awaiting_consolidation', 'waiting_to_be_sent', 'waiting_for_loading')
  and not exists (
    select from merged_parts part
      join merged_parcels merged on merged.package_id = part.merged_id
     where part.part_id = package.id and merged.packed_at is not null)
  and not exists (
    select from merged_parcels merged
     where merged.package_id = package.id and merged.packed_at is null))`;

/** A parcel by its own or its express number, else one without an owner; what is here goes before what is gone. */
export async function findThing(db: Db, number: string): Promise<StoredThing | undefined> {
  const { rows } = await sql<StoredThing>`
    select package.id as package_id, null::bigint as unclaimed_id, package.tid, package.express_no,
           package.warehouse, package.shelf, ${isOnShelf} as "isInStock"
      from packages package
     where package.tid = ${number} or package.express_no = ${number}
    union all
    select null, unclaimed.id, '', unclaimed.express_no, unclaimed.warehouse, unclaimed.shelf, true
      from unclaimed_parcels unclaimed
     where unclaimed.express_no = ${number} and unclaimed.state in ('waiting', 'discarding')
     order by "isInStock" desc, package_id desc nulls last
     limit 1
  `.execute(db);
  return rows[0];
}

export interface CountPlace {
  readonly id: number;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly opened_at: Date;
}

/** What should lie there since before the count began, and whether it was scanned. */
const expectedOf = ({ id, warehouse, shelf, opened_at }: CountPlace) => sql`
  select package.id as package_id, null::bigint as unclaimed_id, package.tid as number, package.shelf,
         exists (select from stock_scans scan where scan.count_id = ${id} and scan.package_id = package.id) as is_scanned
    from packages package
   where package.warehouse = ${warehouse}
     and (${shelf} = '' or package.shelf = ${shelf})
     and package.created_at <= ${opened_at}
     and ${isOnShelf}
  union all
  select null, unclaimed.id, unclaimed.express_no, unclaimed.shelf,
         exists (select from stock_scans scan where scan.count_id = ${id} and scan.unclaimed_id = unclaimed.id)
    from unclaimed_parcels unclaimed
   where unclaimed.warehouse = ${warehouse}
     and (${shelf} = '' or unclaimed.shelf = ${shelf})
     and unclaimed.received_at <= ${opened_at}
     and unclaimed.state in ('waiting', 'discarding')`;

/** How many should lie there, and how many of them were scanned. */
export async function selectProgress(
  db: Db,
  place: CountPlace,
): Promise<{ expected: number; counted: number }> {
  const { rows } = await sql<{ expected: number; counted: number }>`
    select count(*) as expected, count(*) filter (where is_scanned) as counted
      from (${expectedOf(place)}) expected
  `.execute(db);
  return rows[0] ?? { expected: 0, counted: 0 };
}

/** Writes what the count and our record disagree about: what was not scanned, and what was and should not be there. */
export async function insertDifferences(db: Db, place: CountPlace): Promise<void> {
  await sql`
    insert into stock_differences (count_id, kind, number, package_id, unclaimed_id, shelf)
    select ${place.id}::bigint, 'missing', number, package_id, unclaimed_id, shelf
      from (${expectedOf(place)}) expected
     where not is_scanned
     order by shelf, number
  `.execute(db);
  await sql`
    insert into stock_differences (count_id, kind, number, package_id, unclaimed_id, shelf)
    select scan.count_id, scan.finding, scan.number, scan.package_id, scan.unclaimed_id,
           coalesce(package.shelf, unclaimed.shelf, '')
      from stock_scans scan
      left join packages package on package.id = scan.package_id
      left join unclaimed_parcels unclaimed on unclaimed.id = scan.unclaimed_id
     where scan.count_id = ${place.id} and scan.finding <> 'here'
     order by scan.scanned_at, scan.number
  `.execute(db);
}
