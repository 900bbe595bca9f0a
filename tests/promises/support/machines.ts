import { boxStates } from "@sampan/domain/logistics/boxes/box-state";
import { claimStates } from "@sampan/domain/logistics/claims/claim-state";
import { rehearsalStates } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { unclaimedStates } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import { voyageStates } from "@sampan/domain/logistics/voyages/voyage-state";
import { sql } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";

/** Where each machine keeps its state, and every state there is. */
export const machines = {
  order: {
    table: "orders",
    column: "status",
    key: "tid",
    states: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9],
  },
  item: {
    table: "order_items",
    column: "status",
    key: "oid",
    states: Array.from({ length: 21 }, (_, at) => at + 1),
  },
  bill: { table: "bills", column: "state", key: "tid", states: ["unpaid", "paid", "cancelled"] },
  parcel: {
    table: "packages",
    column: "transport_state",
    key: "tid",
    states: [
      "arrived_at_mainland",
      "awaiting_consolidation",
      "waiting_to_be_sent",
      "waiting_for_loading",
      "waiting_for_transport",
      "international_shipping",
      "arrived_at_destination",
      "delivering",
      "waiting_for_pickup",
      "received",
      "abandoned",
    ],
  },
  charging: { table: "packages", column: "billing", key: "tid", states: [1, 2, 3, 4, 6] },
  topup: {
    table: "topups",
    column: "state",
    key: "number",
    states: ["under_review", "created", "paying", "success", "failed", "expired"],
  },
  /** Of its bits, every sum that steps of the table lead to. */
  refund: {
    table: "refunds",
    column: "status",
    key: "number",
    states: [
      1, 5, 257, 261, 1025, 1029, 2049, 2053, 1281, 1793, 1035, 5129, 1803, 8193, 10_241, 8449,
      9473,
    ],
  },
  withdrawal: {
    table: "withdrawals",
    column: "state",
    key: "number",
    states: ["waiting", "passed", "failed"],
  },
  box: { table: "boxes", column: "state", key: "number", states: boxStates },
  claim: { table: "damage_claims", column: "state", key: "number", states: claimStates },
  voyage: { table: "voyages", column: "state", key: "number", states: voyageStates },
  unclaimed: { table: "unclaimed_parcels", column: "state", key: "key", states: unclaimedStates },
  rehearsal: { table: "rehearsals", column: "state", key: "tid", states: rehearsalStates },
} as const;
export type Machine = keyof typeof machines;
export type State = number | string;

/** Puts one thing into a state, whatever led there; false where the database has no such thing. */
export async function putInto(
  db: Db,
  { machine, key, state }: { machine: Machine; key: string; state: State },
): Promise<boolean> {
  const { table, column, key: name } = machines[machine];
  const along = alongWith[machine]?.(state) ?? sql``;
  try {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${state} ${along} where ${sql.ref(name)} = ${key}
    `.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** What the database asks for beside a state: an end where it is over, a moment of each step, who did it. */
const alongWith: Partial<Record<Machine, (state: State) => ReturnType<typeof sql>>> = {
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
};

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
  ];
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(db);
  return JSON.stringify(rows);
}
