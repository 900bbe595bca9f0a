import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { listBills, listOrdersToBill } from "@sampan/contract/staff-billing";
import { formatWireTime } from "@sampan/domain/business-time";
import type { PaymentCurrency } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { selectOrdersToBill } from "./billing-queries.ts";
import { type BillingGroup, loadBillingGroup } from "./load-billing-group.ts";

type Queue = OutputOf<typeof listOrdersToBill>;

/** Orders that lie complete in the warehouse, those that share parcels as one. [BO-16] */
export async function listBillingQueue(
  db: Db,
  { page, page_size }: InputOf<typeof listOrdersToBill>,
  region: Region,
): Promise<Queue> {
  const offset = (page - 1) * page_size;
  const { tids, total } = await selectOrdersToBill(db, { limit: page_size, offset });
  const datalist: Queue["datalist"] = [];
  for (const tid of tids) {
    if (datalist.some(({ order_tids }) => order_tids.includes(tid))) continue;
    const group = await loadBillingGroup(db, tid);
    if (group.ok) datalist.push(describeGroup(group.value, region));
  }
  return { datalist, total };
}

function describeGroup({ orders, parcels }: BillingGroup, region: Region) {
  const [first] = orders;
  const arrived = parcels.map(({ created_at }) => created_at.getTime());
  return {
    order_tids: orders.map(({ tid }) => tid),
    uid: first.uid,
    region: first.region,
    currency: first.currency,
    pay_mode: first.pay_mode,
    transport: first.transport,
    express: first.express,
    insurance: first.insurance,
    freight_estimate: orders
      .filter(({ pay_mode }) => pay_mode === "once")
      .reduce((total, { freight_estimate }) => total + freight_estimate, 0),
    parcels: [...parcels],
    arrived_at: formatWireTime(new Date(Math.max(0, ...arrived)), region),
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
  readonly total: number;
}

/** Posted bills of a state, the latest first. */
export async function listPostedBills(
  db: Db,
  { state, page, page_size }: InputOf<typeof listBills>,
  region: Region,
): Promise<Bills> {
  const { rows } = await sql<StoredBill>`
    select bill.tid, account.uid, bill.state, bill.amount, bill.currency, bill.posted_at, bill.paid_at,
           array(
             select orders.tid
               from orders
              where orders.id in (
                      select order_id from charge_lines where bill_id = bill.id
                       union
                      select order_id from supplements where bill_id = bill.id
                    )
              order by orders.tid
           ) as order_tids,
           array(
             select package.tid from packages package where package.bill_id = bill.id order by package.id
           ) as parcel_tids,
           count(*) over () as total
      from bills bill
      join accounts account on account.id = bill.account_id
     where bill.state = ${state}
     order by bill.id desc
     limit ${page_size}
    offset ${(page - 1) * page_size}
  `.execute(db);
  return {
    datalist: rows.map((row) => ({
      ...row,
      posted_at: formatWireTime(row.posted_at, region),
      paid_at: row.paid_at && formatWireTime(row.paid_at, region),
    })),
    total: rows[0]?.total ?? 0,
  };
}
