import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { listBills, listOrdersToBill } from "@sampan/contract/logistics/billing/staff-billing";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { awaitsOwner } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { sql } from "kysely";
import { countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import { selectOrdersToBill } from "./queue-queries.ts";
import {
  awaitedBy,
  type BillingGroup,
  isTaxed,
  loadBillingGroups,
  wayOf,
} from "./load-billing-group.ts";

type Queue = OutputOf<typeof listOrdersToBill>;

/** Orders that lie complete in the warehouse or go in part, those that share parcels as one. [BO-16] */
export async function listBillingQueue(
  db: Db,
  { page, page_size }: InputOf<typeof listOrdersToBill>,
  region: Region,
): Promise<Queue> {
  const offset = (page - 1) * page_size;
  const { tids, total } = await selectOrdersToBill(db, { limit: page_size, offset });
  const groups = await loadBillingGroups(db, tids);
  return { datalist: groups.map((group) => describeGroup(group, region)), total };
}

function describeGroup(group: BillingGroup, region: Region) {
  const { orders, parcels } = group;
  const [first] = orders;
  const [parcel = { own_way: null }] = parcels;
  const { transport, express, insurance } = wayOf(group, parcel);
  const arrived = parcels.map(({ created_at }) => created_at.getTime());
  return {
    order_tids: orders.map(({ tid }) => tid),
    uid: first.uid,
    region: first.region,
    currency: first.currency,
    pay_mode: first.pay_mode,
    transport,
    is_tax_included: isTaxed(group, parcel),
    express,
    insurance,
    freight_estimate: orders
      .filter(({ pay_mode }) => pay_mode === "once")
      .reduce((total, { freight_estimate }) => total + freight_estimate, 0),
    parcels: parcels.map(({ rehearsal, measured_at, ...parcel }) => ({
      ...parcel,
      measured_at: measured_at && formatWireTime(measured_at, region),
      awaits_owner: rehearsal !== null && awaitsOwner(rehearsal.state),
    })),
    arrived_at: formatWireTime(new Date(Math.max(0, ...arrived)), region),
    awaited_tids: [...awaitedBy(group)],
    part_tids: orders.filter(({ goes_in_part }) => goes_in_part).map(({ tid }) => tid),
  };
}

type Bills = OutputOf<typeof listBills>;

interface StoredBill {
  readonly tid: string;
  readonly uid: string;
  readonly state: "unpaid" | "paid" | "cancelled";
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly order_tids: string[];
  readonly parcel_tids: string[];
  readonly posted_at: Date;
  readonly paid_at: Date | null;
}

/** Posted bills of a state, the latest first. */
export async function listPostedBills(
  db: Db,
  { state, page, page_size }: InputOf<typeof listBills>,
  region: Region,
): Promise<Bills> {
  const { rows } = await sql<StoredBill>`
      with found as (
           select id
             from bills
            where state = ${state}
            order by id desc
            limit ${page_size}
           offset ${(page - 1) * page_size}
           )
    select bill.tid, account.uid, bill.state, bill.amount, bill.currency, bill.posted_at, bill.paid_at,
           array(
             select orders.tid
               from orders
              where orders.id in (
                      select order_id from order_charges where bill_id = bill.id
                       union
                      select order_id from supplements where bill_id = bill.id
                    )
              order by orders.tid
           ) as order_tids,
           array(
             select package.tid from packages package where package.bill_id = bill.id order by package.id
           ) as parcel_tids
      from found
      join bills bill on bill.id = found.id
      join accounts account on account.id = bill.account_id
     order by bill.id desc
  `.execute(db);
  return {
    datalist: rows.map((row) => ({
      ...row,
      posted_at: formatWireTime(row.posted_at, region),
      paid_at: row.paid_at && formatWireTime(row.paid_at, region),
    })),
    ...(await countUpTo(db, db.selectFrom("bills").where("state", "=", state))),
  };
}
