import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { parcelColumns, parcelTables, type StoredParcel } from "./parcel-queries.ts";

/** One of a customer's own parcels, by its number; undefined for another's. */
export async function findParcel(
  db: Db,
  key: { tid: string; accountId: number },
): Promise<StoredParcel | undefined> {
  const { rows } = await sql<StoredParcel>`
    select ${parcelColumns}
      from ${parcelTables}
     where package.tid = ${key.tid} and package.account_id = ${key.accountId}
  `.execute(db);
  return rows[0];
}
