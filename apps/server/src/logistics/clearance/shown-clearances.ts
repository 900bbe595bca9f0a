import type { ClearanceTab } from "@sampan/contract/logistics/clearance/staff-clearance";
import type { Warehouse, TransportId } from "@sampan/domain/goods/shippability/transports";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import {
  clearanceHolderOf,
  type ClearanceHolder,
} from "@sampan/domain/logistics/clearance/clearance-holder";
import {
  clearanceStates,
  type ClearanceStepEvent,
  type ClearanceHand,
} from "@sampan/domain/logistics/clearance/clearance-state";
import { type RawBuilder, sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import { countCeiling } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StoredClearance } from "./clearance-queries.ts";

export interface ShownStep {
  readonly event: ClearanceStepEvent;
  readonly by: ClearanceHand;
  readonly note: string;
  readonly who: string;
  /** Keys of the files that were brought with it. */
  readonly proofs: readonly string[];
  readonly at: string;
}

/** A declaration that counts, with whose it is and where the parcel goes. */
export interface ShownClearance extends StoredClearance {
  readonly tid: string;
  readonly account_id: number;
  readonly uid: string;
  readonly warehouse: Warehouse;
  readonly weight_g: number | null;
  readonly consignee: string;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly transport: TransportId;
  readonly name: string | null;
  readonly mobile: string | null;
  readonly steps: readonly ShownStep[];
  /** How many pictures its owner brought to this version. */
  readonly own_proofs: number;
  readonly goods: readonly {
    readonly oid: string;
    readonly item_name: string;
    readonly names: Partial<NamesText>;
  }[];
}

const shown = (condition: RawBuilder<unknown>) => sql`
  select clearance.*, package.tid, package.account_id, account.uid, package.warehouse, package.weight_g,
         way.address ->> 'consignee' as consignee, way.address ->> 'region' as region, goods.currency, way.transport,
         nullif(declarant.name, '') as name, nullif(declarant.mobile, '') as mobile, goods.goods,
         (select jsonb_agg(jsonb_build_object('event', step.event, 'by', step.by, 'note', step.note,
                                             'who', coalesce(staff.name, ''), 'at', step.at,
                                             'proofs', array(select file.key from clearance_proofs proof
                                                               join files file on file.id = proof.file_id
                                                              where proof.step_id = step.id order by proof.id)) order by step.id)
            from clearance_steps step
            left join staff_members staff on staff.id = step.staff_id
            join clearances version on version.id = step.clearance_id
           where version.package_id = package.id) as steps,
         (select count(*)::int
            from clearance_steps step
            join clearance_proofs proof on proof.step_id = step.id
           where step.clearance_id = clearance.id and step.by = 'customer') as own_proofs
    from clearances clearance
    join packages package on package.id = clearance.package_id
    join accounts account on account.id = package.account_id
    left join declarants declarant on declarant.id = clearance.declarant_id
    left join parcel_ways own on own.package_id = package.id
    join lateral (
      select (array_agg(orders.currency order by orders.id))[1] as currency,
             (array_agg(orders.transport order by orders.id))[1] as transport,
             (array_agg(orders.address order by orders.id))[1] as address,
             jsonb_agg(jsonb_build_object('oid', item.oid, 'item_name', item.item_name, 'names', item.names)) as goods
        from package_items content
        join order_items item on item.id = content.item_id
        join orders on orders.id = item.order_id
       where content.package_id = package.id
    ) as goods on true
    cross join lateral (
      select coalesce(own.address, goods.address) as address, coalesce(own.transport, goods.transport) as transport
    ) as way
   where clearance.state <> 'replaced' and ${condition}`;

/** Of a parcel by its number; of its owner alone where one is named. */
export async function selectShown(
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId?: number },
): Promise<ShownClearance | undefined> {
  const { rows } = await sql<ShownClearance>`${shown(sql`
    package.tid = ${tid}
    and (${accountId ?? null}::bigint is null or package.account_id = ${accountId ?? null}::bigint)`)}`.execute(
    db,
  );
  return rows[0];
}

const statesOf = (...holders: ClearanceHolder[]): string[] =>
  clearanceStates.filter((state) => holders.includes(clearanceHolderOf(state)));

const inTab = (
  one: RawBuilder<unknown>,
  { tab, now }: Pick<Listing, "tab" | "now">,
): RawBuilder<unknown> => {
  switch (tab) {
    case "desk":
      return sql`${one}.state = any(${statesOf("desk")}::text[])`;
    case "customer":
      return sql`${one}.state = any(${statesOf("customer", "declarant")}::text[])`;
    case "late":
      return sql`${one}.due_at <= ${now}`;
    case "cleared":
      return sql`${one}.state in ('matched', 'not_needed')`;
  }
};

interface Listing {
  readonly tab: ClearanceTab;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Declarations of what waits in a warehouse, by tab, the first due in front; counted up to the ceiling. */
export async function selectTab(
  db: Db,
  { tab, now, limit, offset }: Listing,
): Promise<{ rows: ShownClearance[]; waiting: Record<ClearanceTab, number> }> {
  const { rows } = await sql<ShownClearance>`
    ${shown(sql`clearance.id = any(array(
      select listed.id
        from clearances listed
        join packages parcel on parcel.id = listed.package_id
       where parcel.transport_state = 'waiting_to_be_sent'
         and listed.state <> 'replaced'
         and ${inTab(sql.ref("listed"), { tab, now })}
       order by listed.due_at, listed.id
       limit ${limit} offset ${offset}))`)}
    order by clearance.due_at, clearance.id
  `.execute(db);
  return { rows, waiting: await countTabs(db, now) };
}

async function countTabs(db: Db, now: Date): Promise<Record<ClearanceTab, number>> {
  const within = (tab: ClearanceTab) => inTab(sql.ref("clearance"), { tab, now });
  const { rows } = await sql<Record<ClearanceTab, number>>`
    select count(*) filter (where ${within("desk")})::int as desk,
           count(*) filter (where ${within("customer")})::int as customer,
           count(*) filter (where ${within("late")})::int as late,
           count(*) filter (where ${within("cleared")})::int as cleared
      from (
        select clearance.state, clearance.due_at
          from clearances clearance
          join packages package on package.id = clearance.package_id
         where package.transport_state = 'waiting_to_be_sent' and clearance.state <> 'replaced'
         limit ${4 * countCeiling}
      ) as clearance
  `.execute(db);
  return rows[0] ?? { desk: 0, customer: 0, late: 0, cleared: 0 };
}

/** What of somebody's cannot be loaded yet, the first due in front. */
export async function selectOwnWaiting(
  db: Db,
  accountId: number,
): Promise<(Pick<StoredClearance, "state" | "due_at"> & { tid: string; region: Region })[]> {
  return db
    .selectFrom("clearances as clearance")
    .innerJoin("packages as package", "package.id", "clearance.package_id")
    .innerJoin("accounts as account", "account.id", "package.account_id")
    .select(["package.tid", "clearance.state", "clearance.due_at", "account.region"])
    .where("package.account_id", "=", accountId)
    .where("package.transport_state", "=", "waiting_to_be_sent")
    .where("clearance.state", "not in", ["replaced", "matched", "not_needed"])
    .orderBy("clearance.due_at")
    .limit(100)
    .execute();
}

/** People who declared parcels of an account, the last one in front. */
export const selectDeclarants = (
  db: Db,
  accountId: number,
): Promise<{ key: string; name: string; mobile: string }[]> =>
  db
    .selectFrom("declarants")
    .select(["key", "name", "mobile"])
    .where("account_id", "=", accountId)
    .where("mobile", "<>", "")
    .orderBy("used_at", "desc")
    .limit(20)
    .execute();

/** What was confirmed by its owner and waits to be sent to the broker, the longest waiting in front. */
export async function selectConfirmed(db: Db): Promise<ShownClearance[]> {
  const { rows } = await sql<ShownClearance>`
    ${shown(sql`clearance.state = 'confirmed' and package.transport_state = 'waiting_to_be_sent'`)}
    order by clearance.due_at, clearance.id
    limit 500
  `.execute(db);
  return rows;
}
