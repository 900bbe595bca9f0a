import type { Currency } from "@sampan/domain/kernel/money";
import type { VoyageState } from "@sampan/domain/logistics/voyages/voyage-state";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { VoyagesTable } from "../../kernel/db/tables-voyages.ts";

export type Voyage = Omit<VoyagesTable, "id" | "departed_at" | "arrived_at"> & {
  readonly id: number;
  readonly departed_at: Date | null;
  readonly arrived_at: Date | null;
};

/** Holds a voyage until the transaction ends: nothing is loaded while it moves. */
export const lockVoyage = (db: Db, number: string): Promise<Voyage | undefined> =>
  db.selectFrom("voyages").selectAll().where("number", "=", number).forUpdate().executeTakeFirst();

export async function insertVoyage(
  db: Db,
  voyage: Omit<Voyage, "id" | "state" | "departed_at" | "arrived_at">,
): Promise<void> {
  await db
    .insertInto("voyages")
    .values({ ...voyage, state: "open" })
    .execute();
}

export async function updateVoyage(
  db: Db,
  id: number,
  change: {
    readonly state: VoyageState;
    readonly last_at: Date;
    readonly departed_at?: Date;
    readonly arrived_at?: Date;
  },
): Promise<void> {
  await db.updateTable("voyages").set(change).where("id", "=", id).execute();
}

export async function insertVoyageBox(db: Db, voyageId: number, boxId: number): Promise<void> {
  await db.insertInto("voyage_boxes").values({ voyage_id: voyageId, box_id: boxId }).execute();
}

export async function deleteVoyageBox(db: Db, voyageId: number, boxId: number): Promise<void> {
  await db
    .deleteFrom("voyage_boxes")
    .where("voyage_id", "=", voyageId)
    .where("box_id", "=", boxId)
    .execute();
}

/** Numbers of the boxes in a voyage, in the order in which boxes are held. */
export async function selectBoxNumbers(db: Db, voyageId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("voyage_boxes")
    .innerJoin("boxes", "boxes.id", "voyage_boxes.box_id")
    .select("boxes.number")
    .where("voyage_id", "=", voyageId)
    .orderBy("boxes.id")
    .execute();
  return rows.map(({ number }) => number);
}

export type ShownVoyage = Voyage & {
  readonly boxes: number;
  readonly parcels: number;
  readonly weight_g: number;
};

/** Voyages with what they hold, the latest first; of one state, or one by its number. */
export async function selectVoyages(
  db: Db,
  wanted: {
    readonly state?: VoyageState | undefined;
    readonly number?: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: ShownVoyage[]; total: number }> {
  const { rows } = await sql<ShownVoyage & { total: number }>`
    with voyage as (
      select voyages.*, count(*) over () as total
        from voyages
       where (${wanted.state ?? null}::text is null or state = ${wanted.state ?? null})
         and (${wanted.number ?? null}::text is null or number = ${wanted.number ?? null})
       order by id desc
       limit ${wanted.limit}
      offset ${wanted.offset}
    )
    select voyage.*, content.boxes, content.parcels, content.weight_g
      from voyage
      cross join lateral (
        select count(distinct part.box_id) as boxes, count(package.id) as parcels,
               coalesce(sum(package.weight_g), 0) as weight_g
          from voyage_boxes part
          left join packages package on package.box_id = part.box_id
         where part.voyage_id = voyage.id
      ) as content
     order by voyage.id desc
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export interface StoredManifestRow {
  readonly box_number: string;
  readonly tid: string;
  readonly address: OrderAddress;
  readonly declared: readonly { readonly name: string; readonly value: number }[] | null;
  readonly currency: Currency;
  readonly contents: readonly {
    readonly name: string;
    readonly num: number;
    readonly value: number;
  }[];
  readonly weight_g: number | null;
}

/** Every parcel of a voyage with what is in it, box by box; what was confirmed at EZ WAY, or declared by its owner, where it was. */
export async function selectManifest(db: Db, voyageId: number): Promise<StoredManifestRow[]> {
  const { rows } = await sql<StoredManifestRow>`
    select box.number as box_number, package.tid, package.weight_g,
           coalesce(own.address, goods.address) as address,
           coalesce(confirmed.lines, own.declaration) as declared, goods.currency, goods.contents
      from voyage_boxes part
      join boxes box on box.id = part.box_id
      join packages package on package.box_id = box.id
      left join parcel_ways own on own.package_id = package.id
      left join lateral (
        select jsonb_agg(jsonb_build_object('name', line ->> 'name', 'value', (line ->> 'amount')::bigint)) as lines
          from clearances clearance, jsonb_array_elements(clearance.lines) as line
         where clearance.package_id = package.id and clearance.state in ('matched', 'not_needed')
      ) as confirmed on true
      join lateral (
        select (array_agg(orders.address order by orders.id))[1] as address,
               (array_agg(orders.currency order by orders.id))[1] as currency,
               json_agg(json_build_object('name', item.item_name, 'num', content.num,
                                          'value', item.price * content.num) order by item.id) as contents
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
         where content.package_id = package.id
      ) as goods on true
     where part.voyage_id = ${voyageId}
     order by box.id, package.id
  `.execute(db);
  return rows;
}
