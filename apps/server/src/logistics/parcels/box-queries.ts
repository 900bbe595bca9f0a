import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import type { TransportState } from "@sampan/domain/logistics/parcels/package-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { anyOf, equals, type StoredStep } from "./parcel-queries.ts";
import { stopsOfBox } from "./status-titles.ts";

export interface StoredBox {
  readonly id: number;
  readonly number: string;
  readonly warehouse: Warehouse;
  readonly transport: TransportId;
  readonly state: BoxState;
  readonly created_at: Date;
  readonly dispatched_at: Date | null;
  readonly arrived_at: Date | null;
}

/** Boxes in which a customer has a parcel, the latest first; or one of them by its number. */
export interface BoxSearch {
  readonly accountId: number;
  readonly number?: string;
  /** Where the customer's own parcels in it are: a parcel follows its box until it is handed over. */
  readonly transport?: readonly TransportState[];
  readonly warehouse?: Warehouse | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The boxes a customer's parcels travel in, the newest first. [PKG-20] */
export async function selectBoxes(
  db: Db,
  wanted: BoxSearch,
): Promise<{ rows: StoredBox[]; total: number }> {
  const { rows } = await sql<StoredBox & { total: number }>`
    select id, number, warehouse, transport, state, created_at, dispatched_at, arrived_at,
           count(*) over () as total
      from boxes
     where id in (select box_id
                    from packages
                   where account_id = ${wanted.accountId}
                     and ${anyOf(sql`transport_state`, wanted.transport ?? [], "text")})
       and ${equals(sql`number`, wanted.number)}
       and ${equals(sql`warehouse`, wanted.warehouse)}
     order by id desc
     limit ${wanted.limit}
    offset ${wanted.offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/**
 * What parcels of one box passed in it, the first stop first. Each wrote it down for itself: one that was taken out of
 * another box before, or was loaded later, has a stop more than once, and the last of them was in this box.
 */
export async function selectStepsOfBox(
  db: Db,
  parcelIds: readonly number[],
): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`
    select transport_state, note, at
      from (select distinct on (transport_state) id, transport_state, note, at
              from package_events
             where package_id = any(${[...parcelIds]}::bigint[])
               and transport_state = any(${[...stopsOfBox]}::text[])
             order by transport_state, id desc) stop
     order by id
  `.execute(db);
  return rows;
}
