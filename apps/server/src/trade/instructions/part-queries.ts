import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * When the first goods of an order came that lie there without a bill and can go: not those of a parcel that holds a
 * line of which more is to come. A merged parcel came with the first of what it was merged from.
 */
const firstThatCanGo = (orderId: RawBuilder<unknown>) => sql<Date | null>`(
  select min(coalesce(
           (select min(part.created_at)
              from merged_parts joined
              join packages part on part.id = joined.part_id
             where joined.merged_id = package.id),
           package.created_at))
    from order_items item
    join package_items content on content.item_id = item.id
    join packages package on package.id = content.package_id
   where item.order_id = ${orderId}
     and package.bill_id is null
     and package.billing in (1, 2, 3)
     and package.transport_state <> 'abandoned'
     and not exists (
       select
         from package_items other
         join order_items line on line.id = other.item_id
        where other.package_id = package.id
          and line.status not in (3, 6, 7, 15)
     )
)`;

export interface WaitingPart {
  readonly order_id: number;
  readonly ship_after_days: number;
  readonly first_received: Date;
}

/** Orders still being bought of which goods lie there that may go without the rest some day. */
export async function selectWaitingParts(db: Db): Promise<WaitingPart[]> {
  const { rows } = await sql<WaitingPart>`
    select * from (
      select told.order_id, told.ship_after_days, ${firstThatCanGo(sql`told.order_id`)} as first_received
        from order_instructions told
        join orders on orders.id = told.order_id and orders.status = 1
       where told.ship_after_days is not null
         and told.part_goes_since is null
    ) waiting
    where first_received is not null
    order by first_received, order_id
  `.execute(db);
  return rows;
}

export interface PartOfOrder {
  readonly ship_after_days: number | null;
  readonly part_goes_since: Date | null;
  /** Of what lies there and can go; null while nothing does. */
  readonly first_received: Date | null;
}

export const selectPart = (db: Db, orderId: number): Promise<PartOfOrder | undefined> =>
  db
    .selectFrom("order_instructions as told")
    .select([
      "told.ship_after_days",
      "told.part_goes_since",
      firstThatCanGo(sql`told.order_id`).as("first_received"),
    ])
    .where("told.order_id", "=", orderId)
    .executeTakeFirst();

export async function updatePart(
  db: Db,
  orderId: number,
  part_goes_since: Date | null,
): Promise<void> {
  await db
    .updateTable("order_instructions")
    .set({ part_goes_since })
    .where("order_id", "=", orderId)
    .execute();
}
