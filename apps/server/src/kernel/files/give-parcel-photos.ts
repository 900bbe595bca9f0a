import { sql } from "kysely";
import type { Db } from "../db/db.ts";

/** Photos that staff took of somebody's packages become that person's, to go the way of their other files. [ACC-35] */
export async function giveParcelPhotosTo(db: Db, accountId: number): Promise<void> {
  await sql`
    update files set account_id = ${accountId}
     where kind = 'parcel_photo' and account_id is null
       and '/files/' || key in (
         select photo
           from packages, jsonb_array_elements_text(packages.photos) as photo
          where packages.account_id = ${accountId}
          union all
         select photo
           from merged_parcels
           join packages on packages.id = merged_parcels.package_id
          cross join jsonb_array_elements_text(merged_parcels.contents_photos) as photo
          where packages.account_id = ${accountId}
          union all
         select proof
           from hand_overs
           join packages on packages.id = hand_overs.package_id
          where packages.account_id = ${accountId}
          union all
         select arrival_weights.photo
           from arrival_weights
           join packages on packages.id = arrival_weights.package_id
          where packages.account_id = ${accountId}
          union all
         select photo
           from asked_services, jsonb_array_elements_text(asked_services.photos) as photo
          where asked_services.account_id = ${accountId})
  `.execute(db);
}
