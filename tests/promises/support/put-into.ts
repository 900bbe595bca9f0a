import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import { type Machine, machines, machinesOfDesks, type State } from "./machines.ts";

/** Puts one thing into a state, whatever led there; false where the database has no such thing. */
export async function putInto(
  db: Db,
  { machine, key, state }: { machine: Machine; key: string; state: State },
): Promise<boolean> {
  const { table, column, key: name } = machines[machine];
  const along = alongWith[machine]?.(state) ?? sql``;
  try {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${state} ${along} where ${sql.ref(name)}::text = ${key}
    `.execute(db);
    await besides[machine]?.(key, state).execute(db);
    return true;
  } catch {
    return false;
  }
}

/** What moves with it elsewhere, always. */
const besides: Partial<Record<Machine, (key: string, state: State) => RawBuilder<unknown>>> = {
  priceChange: (key, state) => sql`
    update supplements
       set status = case ${state}::text when 'asked' then 0 when 'paid' then 1 else 9 end,
           pay_status = case ${state}::text when 'paid' then 2 else 0 end
     where id = (select supplement_id from price_changes where id = ${key}::bigint)`,
};

/** What the database asks for beside a state: an end where it is over, a moment of each step, who did it. */
const alongWith: Partial<Record<Machine, (state: State) => ReturnType<typeof sql>>> = {
  order: (state) =>
    sql`, completed_at = case when ${state}::int = 7 then coalesce(completed_at, now()) else completed_at end`,
  claim: (state) =>
    sql`, ended_at = case when ${state}::text in ('rejected', 'succeeded', 'closed') then created_at end`,
  voyage: (state) =>
    sql`, departed_at = case when ${state}::text <> 'open' then created_at end,
          arrived_at = case when ${state}::text = 'arrived' then last_at end`,
  unclaimed: (state) =>
    sql`, ended_at = case when ${state}::text in ('matched', 'discarded') then received_at end,
          ended_by = case when ${state}::text in ('matched', 'discarded') then received_by end,
          discard_asked_by = case when ${state}::text in ('discarding', 'discarded')
            then (select max(id) from staff_members where id <> received_by) end`,
  rehearsal: (state) =>
    sql`, packed_at = case when ${state}::text <> 'asked' then asked_at end,
          answer_by = case when ${state}::text <> 'asked' then coalesce(answer_by, asked_at) end,
          price_until = case when ${state}::text <> 'asked' then coalesce(price_until, asked_at) end,
          ended_at = case when ${state}::text not in ('asked', 'waiting') then asked_at end,
          package_id = case when ${state}::text <> 'taken_apart' then package_id end`,
  priceChange: (state) =>
    sql`, settled_at = case when ${state}::text <> 'asked' then entered_at end`,
  secondChoice: (state) =>
    sql`, settled_at = case when ${state}::text <> 'asked' then entered_at end`,
  balanceDue: (state) => sql`, pay_status = case when ${state}::int = 1 then 2 else 0 end`,
  correction: (state) => decided(state),
  bankChange: (state) => decided(state),
  arrival: (state) =>
    sql`, note = case when ${state}::text = 'explained' then '退款' else '' end,
          settled_at = case when ${state}::text <> 'open' then (select max(imported_at) from statements) end`,
  difference: (state) =>
    sql`, note = case when ${state}::text = 'explained' then '已查' else '' end,
          owner_id = case when ${state}::text = 'explained' then (select max(id) from staff_members) end,
          settled_at = case when ${state}::text <> 'open' then found_at end`,
  service: (state) =>
    sql`, settled_at = case when ${state}::text not in ('judging', 'asked', 'holding') then asked_at end`,
  clearance: (state) =>
    sql`, due_at = case when ${state}::text not in ('matched', 'not_needed', 'replaced') then asked_at end,
          declarant_id = case when ${state}::text in ('confirmed', 'requested', 'matched', 'expired')
            then coalesce(declarant_id, (select max(id) from declarants)) else declarant_id end`,
  count: (state) =>
    sql`, closed_at = case when ${state}::text <> 'open' then opened_at end,
          closed_by = case when ${state}::text <> 'open'
            then (select max(id) from staff_members where id <> opened_by) end,
          expected = case when ${state}::text <> 'open' then 0 end,
          counted = case when ${state}::text <> 'open' then 0 end,
          settled_at = case when ${state}::text = 'settled' then opened_at end,
          settled_by = case when ${state}::text = 'settled' then opened_by end`,
  parcelClaim: (state) =>
    sql`, decided_at = case when ${state}::text <> 'waiting' then created_at end,
          decided_by = case when ${state}::text in ('accepted', 'refused')
            then (select max(id) from staff_members) end`,
  workOrder: (state) =>
    sql`, due_at = case when ${state}::text = 'open' then created_at + interval '1 day' end,
          warn_at = case when ${state}::text = 'answered' then created_at + interval '6 days' end,
          close_at = case when ${state}::text = 'answered' then created_at + interval '7 days' end,
          closed_at = case when ${state}::text = 'closed' then created_at end`,
  campaign: (state) =>
    sql`, asked_by = case when ${state}::text = 'waiting' then (select max(id) from staff_members) end`,
  popup: (state) =>
    sql`, published_at = case when ${state}::text <> 'draft' then starts_at end,
          published_by = case when ${state}::text <> 'draft' then (select max(id) from staff_members) end`,
};

/** Beside a second signature: another person's, and its moment. */
const decided = (state: State) =>
  sql`, decided_at = case when ${state}::text <> 'waiting' then entered_at end,
        decided_by = case when ${state}::text <> 'waiting'
          then (select max(id) from staff_members where id <> entered_by) end`;

/** Every state that anything is in, and how much money ever moved. */
export async function everyState(db: Db): Promise<string> {
  const parts = [
    sql`select 'orders' as what, string_agg(tid || status, ',' order by tid) as held from orders`,
    sql`select 'items', string_agg(oid || status || refund_status, ',' order by oid) from order_items`,
    sql`select 'bills', string_agg(tid || state, ',' order by tid) from bills`,
    sql`select 'parcels', string_agg(tid || billing || transport_state, ',' order by tid) from packages`,
    sql`select 'topups', string_agg(number || state, ',' order by number) from topups`,
    sql`select 'refunds', string_agg(number || status, ',' order by number) from refunds`,
    sql`select 'withdrawals', string_agg(number || state || payout_reference, ',' order by number)
          from withdrawals`,
    sql`select 'boxes', string_agg(number || state, ',' order by number) from boxes`,
    sql`select 'claims', string_agg(number || state || coalesce(seller_amount::text, ''), ',' order by number)
          from damage_claims`,
    sql`select 'voyages', string_agg(number || state, ',' order by number) from voyages`,
    sql`select 'voyage boxes', string_agg(voyage_id::text || '.' || box_id, ',' order by box_id) from voyage_boxes`,
    sql`select 'unclaimed', string_agg(key || state, ',' order by key) from unclaimed_parcels`,
    sql`select 'rehearsals', string_agg(tid || state, ',' order by tid) from rehearsals`,
    sql`select 'transfers', count(*)::text from transfers`,
    ...Object.values(machinesOfDesks).map(
      ({ table, column, key }) =>
        sql`select ${table}, string_agg(concat(${sql.ref(key)}, ${sql.ref(column)}), ',' order by ${sql.ref(key)})
              from ${sql.table(table)}`,
    ),
  ];
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(db);
  return JSON.stringify(rows);
}
