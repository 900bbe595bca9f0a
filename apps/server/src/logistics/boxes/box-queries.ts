import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface LockedBox {
  readonly id: number;
  readonly number: string;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
  readonly state: BoxState;
  /** The container or flight it is in. */
  readonly voyage_id: number | null;
}

/**
 * Holds a box until the transaction ends; what is in it, and what it is in, does not change meanwhile. The latter is read
 * once it is held: what waited for another who loaded it sees that.
 */
export async function lockBox(db: Db, number: string): Promise<LockedBox | undefined> {
  const box = await db
    .selectFrom("boxes")
    .select(["id", "number", "warehouse", "region", "transport", "state"])
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
  if (!box) return undefined;
  const part = await db
    .selectFrom("voyage_boxes")
    .select("voyage_id")
    .where("box_id", "=", box.id)
    .executeTakeFirst();
  return { ...box, voyage_id: part?.voyage_id ?? null };
}

export interface NewBox {
  readonly number: string;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
  readonly created_at: Date;
}

export async function insertBox(db: Db, box: NewBox): Promise<void> {
  await db
    .insertInto("boxes")
    .values({ ...box, state: "loading" satisfies BoxState })
    .execute();
}

export interface BoxChange {
  readonly state: BoxState;
  readonly dispatched_at?: Date;
  readonly arrived_at?: Date;
}

export async function updateBox(db: Db, id: number, change: BoxChange): Promise<void> {
  await db.updateTable("boxes").set(change).where("id", "=", id).execute();
}

export interface StoredBox extends Omit<LockedBox, "voyage_id"> {
  readonly created_at: Date;
  readonly dispatched_at: Date | null;
  readonly arrived_at: Date | null;
  readonly parcels: number;
  readonly weight_g: number;
}

/** Boxes with what they hold, the latest first; of one state, or one by its number. */
export async function selectBoxes(
  db: Db,
  wanted: { state?: BoxState | undefined; number?: string; limit: number; offset: number },
): Promise<{ rows: StoredBox[]; total: number }> {
  const { rows } = await sql<StoredBox & { total: number }>`
      with box as (
           select boxes.*, count(*) over () as total
             from boxes
            where (${wanted.state ?? null}::text is null or state = ${wanted.state ?? null})
              and (${wanted.number ?? null}::text is null or number = ${wanted.number ?? null})
            order by id desc
            limit ${wanted.limit}
           offset ${wanted.offset}
           )
    select box.id, box.number, box.warehouse, box.region, box.transport, box.state, box.created_at,
           box.dispatched_at, box.arrived_at, content.parcels, content.weight_g, box.total
      from box
      cross join lateral (
        select count(*) as parcels, coalesce(sum(weight_g), 0) as weight_g
          from packages
         where box_id = box.id
      ) as content
     order by box.id desc
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function selectBoxesByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<StoredBox[]> {
  const { rows } = await sql<StoredBox>`
    select box.id, box.number, box.warehouse, box.region, box.transport, box.state, box.created_at,
           box.dispatched_at, box.arrived_at, content.parcels, content.weight_g
      from boxes box
      cross join lateral (
        select count(*) as parcels, coalesce(sum(weight_g), 0) as weight_g
          from packages
         where box_id = box.id
      ) as content
     where box.number = any(${[...numbers]}::text[])
     order by box.id
  `.execute(db);
  return rows;
}

/** The parcels in boxes, by their rows. */
export async function selectParcelsIn(db: Db, boxIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("packages")
    .select("id")
    .where("box_id", "in", [0, ...boxIds])
    .execute();
  return rows.map(({ id }) => id);
}

/** The container or flight that a box is in. */
export const findVoyageOfBox = (
  db: Db,
  boxId: number,
): Promise<{ number: string; name: string } | undefined> =>
  db
    .selectFrom("voyage_boxes as part")
    .innerJoin("voyages as voyage", "voyage.id", "part.voyage_id")
    .select(["voyage.number", "voyage.name"])
    .where("part.box_id", "=", boxId)
    .executeTakeFirst();
