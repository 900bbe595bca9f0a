import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { AbandonmentState } from "@sampan/domain/logistics/storage/abandonment";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A parcel as the desk shows it; moments within are text. */
export interface ShownLying {
  readonly id: number;
  readonly tid: string;
  readonly uid: string;
  readonly express_no: string;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly weight_g: number | null;
  readonly photos: string[];
  readonly created_at: Date;
  readonly currency: PaymentCurrency;
  readonly order_tids: string[];
  readonly items: { oid: string; item_name: string; num: number }[];
  readonly told: { last_day: string; days: number; told_at: string }[];
  readonly extensions: {
    until: string;
    days: number;
    amount: number;
    reason: string;
    by: string;
    created_at: string;
  }[];
  readonly abandonment: {
    readonly state: AbandonmentState;
    readonly reason: string;
    readonly asked_by: number | null;
    readonly asked_name: string | null;
    readonly asked_at: string;
    readonly ended_name: string | null;
    readonly ended_at: string | null;
  } | null;
}

const columns = sql`
  package.id, package.tid, account.uid, package.express_no, package.warehouse, package.shelf,
  package.weight_g, package.photos, package.created_at, account.currency,
  array(
    select distinct orders.tid
      from package_items content
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
     where content.package_id = package.id
     order by orders.tid
  ) as order_tids,
  (select coalesce(json_agg(json_build_object('oid', item.oid, 'item_name', item.item_name, 'num', content.num)
                            order by item.id), '[]')
     from package_items content
     join order_items item on item.id = content.item_id
    where content.package_id = package.id) as items,
  (select coalesce(json_agg(json_build_object('last_day', last_day, 'days', days, 'told_at', told_at)
                            order by told_at), '[]')
     from storage_notices
    where package_id = package.id) as told,
  (select coalesce(json_agg(json_build_object('until', added.until, 'days', added.days, 'amount', added.amount,
                                              'reason', added.reason, 'by', coalesce(giver.name, ''),
                                              'created_at', added.created_at) order by added.id), '[]')
     from storage_extensions added
     left join staff_members giver on giver.id = added.staff_id
    where added.package_id = package.id) as extensions,
  (select json_build_object('state', proposed.state, 'reason', proposed.reason, 'asked_by', proposed.asked_by,
                            'asked_name', asker.name, 'asked_at', proposed.asked_at,
                            'ended_name', ender.name, 'ended_at', proposed.ended_at)
     from abandonments proposed
     left join staff_members asker on asker.id = proposed.asked_by
     left join staff_members ender on ender.id = proposed.ended_by
    where proposed.package_id = package.id
    order by proposed.id desc
    limit 1) as abandonment`;

export async function selectShown(db: Db, ids: readonly number[]): Promise<ShownLying[]> {
  const { rows } = await sql<ShownLying>`
    select ${columns}
      from packages package
      join accounts account on account.id = package.account_id
     where package.id = any(${[...ids]}::bigint[])
  `.execute(db);
  return rows;
}

interface Wanted {
  readonly warehouse: Warehouse | undefined;
  /** Of a parcel, its express number or its owner. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** What was given up, the latest first. */
export async function selectAbandoned(
  db: Db,
  { warehouse, text, limit, offset }: Wanted,
): Promise<{ rows: ShownLying[]; total: number }> {
  const { rows } = await sql<ShownLying & { total: number }>`
    select ${columns}, count(*) over () as total
      from abandonments ended
      join packages package on package.id = ended.package_id
      join accounts account on account.id = package.account_id
     where ended.state = 'done'
       and (${warehouse ?? null}::text is null or package.warehouse = ${warehouse ?? null})
       and strpos(lower(package.tid || ' ' || package.express_no || ' ' || account.uid), ${text.toLowerCase()}) > 0
     order by ended.ended_at desc, ended.id desc
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
