import type { Cents } from "@sampan/domain/kernel/money";
import type { RehearsalState } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ChosenWay } from "../merging/chosen-way.ts";

export interface RehearsedBox {
  /** Of the merged parcel. */
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly state: RehearsalState;
  readonly fee: Cents;
  readonly estimate: Cents;
  readonly asked_at: Date;
  readonly packed_at: Date | null;
  readonly answer_by: Date | null;
  readonly price_until: Date | null;
  /** Of its owner when it was packed. */
  readonly groups: number[];
  readonly marks: string[];
  /** As it was asked for. */
  readonly way: ChosenWay;
  /** Any order with goods in it. */
  readonly order_tid: string;
  readonly parts: {
    readonly tid: string;
    readonly weight_g: number | null;
    readonly photos: string[];
  }[];
}

/** A customer's box that is packed first; undefined once it was taken apart, and for any other parcel. */
export async function findRehearsedBox(
  db: Db,
  key: { readonly tid: string; readonly accountId?: number },
): Promise<RehearsedBox | undefined> {
  const { rows } = await sql<RehearsedBox>`
    select package.id, package.tid, package.account_id, rehearsal.state, rehearsal.fee, rehearsal.estimate,
           rehearsal.asked_at, rehearsal.packed_at, rehearsal.answer_by, rehearsal.price_until,
           rehearsal.groups, package.marks,
           json_build_object('address', way.address, 'express', way.express,
                             'transport', way.transport, 'insurance', way.insurance) as way,
           (select min(orders.tid)
              from package_items content
              join order_items item on item.id = content.item_id
              join orders on orders.id = item.order_id
             where content.package_id = package.id) as order_tid,
           (select json_agg(json_build_object('tid', part.tid, 'weight_g', part.weight_g, 'photos', part.photos)
                            order by part.id)
              from packages part
             where part.id in (select part_id from merged_parts where merged_id = package.id)) as parts
      from rehearsals rehearsal
      join packages package on package.id = rehearsal.package_id
      join parcel_ways way on way.package_id = package.id
     where package.tid = ${key.tid}
       and ${key.accountId === undefined ? sql`true` : sql`package.account_id = ${key.accountId}`}
  `.execute(db);
  return rows[0];
}

/** Waiting ones whose owners have until this moment, the soonest due first. */
export const selectWaiting = (
  db: Db,
  { until, isReminded, limit }: { until: Date; isReminded?: false; limit: number },
): Promise<{ tid: string }[]> =>
  db
    .selectFrom("rehearsals")
    .select("tid")
    .where("state", "=", "waiting")
    .where("answer_by", "<=", until)
    .$if(isReminded === false, (query) => query.where("reminded_at", "is", null))
    .orderBy("answer_by")
    .limit(limit)
    .execute();
