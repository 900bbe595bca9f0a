import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { fileUrl } from "./file-url.ts";

/** Whether the picture shows a package of this customer, what was done to it, its scale, or how it was handed over. */
export async function isPhotoOfOwnPackage(
  db: Db,
  { key, accountId }: { key: string; accountId: number },
): Promise<boolean> {
  const url = fileUrl(key);
  const { rows } = await sql`
    select 1
      from packages
     where account_id = ${accountId}
       and (photos @> ${JSON.stringify([url])}::jsonb
            or id in (select package_id from merged_parcels where contents_photos @> ${JSON.stringify([url])}::jsonb)
            or id in (select package_id from hand_overs where proof = ${url})
            or id in (select package_id from arrival_weights where photo = ${url}))
     union all
    select 1
      from asked_services
     where account_id = ${accountId}
       and photos @> ${JSON.stringify([url])}::jsonb
     limit 1
  `.execute(db);
  return rows.length > 0;
}
