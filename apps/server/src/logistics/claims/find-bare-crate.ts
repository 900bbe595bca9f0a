import { type AskedCrate, bareCrateOf } from "@sampan/domain/logistics/claims/bare-crate";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** The crate by which damage of a line decides itself (`bareCrateOf`), by the row of its service. */
export async function findBareCrate(db: Db, itemId: number): Promise<number | undefined> {
  const { rows } = await sql<{ crates: AskedCrate[] }>`
    select coalesce(
             jsonb_agg(jsonb_build_object('id', crate.id, 'state', crate.state, 'amount', crate.amount,
                                          'isReturned', crate.returned_at is not null,
                                          'pictures', jsonb_array_length(crate.photos)) order by crate.id)
               filter (where crate.id is not null),
             '[]') as crates
      from package_items content
      left join asked_services crate on crate.package_id = content.package_id and crate.service = 'crate'
     where content.item_id = ${itemId}
     group by content.package_id
     order by content.package_id
  `.execute(db);
  return bareCrateOf(rows.map(({ crates }) => crates));
}
