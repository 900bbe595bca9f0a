import { sql } from "kysely";
import { deriveOrderStatus } from "@sampan/domain/trade/orders/derive-order-status";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { earnedPoints, pointsRuleOf } from "@sampan/domain/money/points/points";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { rowsOf } from "../../apps/server/src/kernel/db/send-soon.ts";
import { factsOf, storedFactsOf } from "../../apps/server/src/trade/orders/rewrite-order-status.ts";

/** What is broken, in words, with a few rows that show it. */
type BrokenRules = Readonly<Record<string, readonly unknown[]>>;

/**
 * Holds everything a database says of orders, parcels and money against everything else it says: the books by the
 * product's own check, the status of each order by the product's own derivation, and sums by adding up.
 */
export async function findBrokenRules(db: Db): Promise<BrokenRules> {
  const broken: Record<string, readonly unknown[]> = {};
  const note = (rule: string, rows: readonly unknown[]) => {
    if (rows.length > 0) broken[rule] = rows.slice(0, 3);
  };
  note("the ledger adds up", await checkLedger(db));
  note("an order has the status that follows from its facts", await wrongStatuses(db));
  note("an order that was completed earned its points", await wrongPoints(db));
  for (const [rule, query] of Object.entries(rules))
    note(rule, (await sql.raw(query).execute(db)).rows);
  return broken;
}

async function wrongStatuses(db: Db): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (let last = 0; ;) {
    const some = await db
      .selectFrom("orders")
      .select("id")
      .where("id", ">", last)
      .orderBy("id")
      .limit(2000)
      .execute();
    if (some.length === 0) return wrong;
    const ids = some.map(({ id }) => id);
    for (const stored of await rowsOf(db, storedFactsOf({ ids }))) {
      const to = deriveOrderStatus(factsOf(stored).facts);
      if (to !== stored.status) wrong.push({ order: stored.id, is: stored.status, follows: to });
    }
    last = ids.at(-1) ?? last;
  }
}

/** By the limits as they are from the start: whoever changes them changes what later orders earn. */
async function wrongPoints(db: Db): Promise<unknown[]> {
  const rule = pointsRuleOf(defaultLimits);
  const rows = await db
    .selectFrom("orders")
    .leftJoin("transfers", (join) =>
      join.onRef("transfers.tid", "=", "orders.tid").on("transfers.kind", "=", "points_granted"),
    )
    .leftJoin("ledger_entries", (join) =>
      join.onRef("transfer_id", "=", "transfers.id").on("ledger_entries.amount", ">", 0),
    )
    .select(["orders.tid", "pay_real", "status", "amount"])
    // What came back since is no longer part of what was paid, and was when it was completed.
    .select((row) =>
      row
        .selectFrom("refunds")
        .select(({ fn }) => fn.coalesce(fn.sum<number>("cash"), sql.lit(0)).as("since"))
        .whereRef("refunds.order_id", "=", "orders.id")
        .whereRef("executed_at", ">=", "orders.completed_at")
        .as("since"),
    )
    .execute();
  return rows.filter(
    ({ status, pay_real, amount, since }) =>
      (amount ?? 0) !== (status === 7 ? earnedPoints(pay_real + (since ?? 0), rule) : 0),
  );
}

/** What an order paid in advance for its freight; a bill takes it into account for this order alone. */
const prepaidOf = (order: string) => `(
  select coalesce(sum(advance.amount), 0)
    from order_charges advance join orders own on own.id = advance.order_id
   where own.id = ${order} and own.pay_mode = 'once' and advance.kind = 'freight_estimate')`;

/** Each answers what breaks it. */
const rules: Readonly<Record<string, string>> = {
  "what was charged for a line is its price times its pieces": `
    select item.oid from order_items item join order_charges charge on charge.item_id = item.id
     where charge.cny <> item.price * item.num`,
  "what a charge came to is its yuan at its rate, in the rounding it was paid with": `
    select charge.id
      from order_charges charge join orders on orders.id = charge.order_id
     cross join lateral (select charge.cny * charge.rate_e6 / 1000000.0 as exact) as yuan
     where charge.rate_e6 is not null
       and charge.amount <> case orders.pay_info ->> 'rounding'
                              when 'up' then ceil(exact)
                              when 'down' then floor(exact)
                              when 'half_even' then round(exact) - (exact % 2 = 0.5)::int
                              else round(exact)
                            end`,
  // Who paid all at once paid an estimate of the freight, which the bill takes into account.
  "what an order's paid charges come to is what was paid for it": `
    select orders.tid, paid.sum, prepaid.sum, orders.pay_real
      from orders
     cross join lateral (
             select coalesce(sum(amount - refunded - late_back), 0) as sum from order_charges
              where order_id = orders.id and paid_at is not null) as paid
     cross join lateral (
             select case when bool_or(bill_id is not null) then ${prepaidOf("orders.id")} else 0 end as sum
               from order_charges where order_id = orders.id and paid_at is not null) as prepaid
     where paid.sum - prepaid.sum <> orders.pay_real`,
  "what was paid for an order left its owner's wallet": `
    with named as (
         select id as order_id, account_id, tid from orders
          union
         select orders.id, orders.account_id, child_tid from supplements join orders on orders.id = order_id
         ),
         spent as (
         select named.order_id, -sum(entry.amount) as sum
           from named
           join transfers on transfers.tid = named.tid
           join ledger_entries entry on entry.transfer_id = transfers.id
           join ledger_accounts wallet on wallet.id = entry.account_id
                                      and wallet.owner_id = named.account_id
                                      and wallet.kind <> 'points'
          group by named.order_id)
    select orders.tid, orders.pay_real, spent.sum, billed.sum
      from orders left join spent on spent.order_id = orders.id
     cross join lateral (
             select coalesce(sum(pay_real), 0) as sum from supplements
              where order_id = orders.id and bill_id is not null) as billed
     where orders.pay_real <> coalesce(spent.sum, 0) + billed.sum`,
  "what a bill's orders paid of it left their owner's wallet at once": `
    select bills.tid, paid.sum, spent.sum from bills
     cross join lateral (select coalesce(sum(pay_real), 0) as sum from supplements where bill_id = bills.id) as paid
     cross join lateral (
             select coalesce(-sum(entry.amount), 0) as sum from transfers
               join ledger_entries entry on entry.transfer_id = transfers.id
               join ledger_accounts wallet on wallet.id = entry.account_id
                                          and wallet.owner_id = bills.account_id
                                          and wallet.kind = 'cash'
              where transfers.tid = bills.tid) as spent
     where paid.sum <> spent.sum`,
  "a bill comes to its charges": `
    select bills.tid from bills
     cross join lateral (
             select coalesce(sum(greatest(0, charged - estimate)), 0) as sum from (
                    select sum(amount) as charged, ${prepaidOf("charge.order_id")} as estimate
                      from order_charges charge where bill_id = bills.id group by charge.order_id) as share) as due
     where state <> 'cancelled' and bills.amount <> due.sum`,
  "a bill is paid when its balance due is": `
    select bills.tid from bills join supplements on supplements.bill_id = bills.id
     where (bills.state = 'paid') <> (supplements.status = 1)
        or bills.account_id <> (select account_id from orders where id = order_id)`,
  "a parcel is billed by what it weighs": `
    select bills.tid, charge.reason -> 'figures' ->> 'weight_g', sum(packages.weight_g)
      from bills
      join packages on packages.bill_id = bills.id
      join order_charges charge on charge.bill_id = bills.id and charge.kind = 'international_freight'
     group by bills.id, charge.id
    having (charge.reason -> 'figures' ->> 'weight_g')::bigint <> sum(packages.weight_g)
        or (charge.reason -> 'figures' ->> 'parcels')::bigint <> count(*)`,
  "a parcel that is on its way was weighed and paid": `
    select tid from packages
     where transport_state not in ('arrived_at_mainland', 'awaiting_consolidation', 'waiting_to_be_sent', 'abandoned')
       and (weight_g is null or billing <> 4 or bill_id is null or box_id is null)`,
  "a parcel is where the last of its events says": `
    select packages.tid, transport_state, last.state
      from packages
     cross join lateral (
             select event.transport_state as state from package_events event
              where package_id = packages.id
                and event.transport_state not in ('customs', 'platform_warehouse')
              order by id desc limit 1) as last
     where last.state <> packages.transport_state`,
  "a parcel is as far as its box": `
    select packages.tid, packages.transport_state, boxes.state from packages join boxes on boxes.id = box_id
     where case boxes.state
             when 'loading' then packages.transport_state <> 'waiting_for_loading'
             when 'sealed' then packages.transport_state <> 'waiting_for_transport'
             when 'arrived' then packages.transport_state not in ('arrived_at_destination', 'waiting_for_pickup', 'delivering', 'received')
             else packages.transport_state <> 'international_shipping' end
        or boxes.region <> (select region from accounts where id = packages.account_id)`,
  "pieces arrived as often as parcels hold them, and no more were sent than bought": `
    select item.oid from order_items item
     where arrived_num <> (select coalesce(sum(num), 0) from package_items where item_id = item.id)
        or num < (select coalesce(sum(num), 0) from item_shipments where item_id = item.id)
        or num < arrived_num`,
  "a parcel holds goods of its owner's orders": `
    select packages.tid from packages
      join package_items on package_id = packages.id
      join order_items item on item.id = item_id
      join orders on orders.id = item.order_id
     where orders.account_id <> packages.account_id`,
  "an order belongs to the region and currency of its owner": `
    select tid from orders join accounts on accounts.id = account_id
     where (orders.region, orders.currency, orders.address ->> 'region') <> (accounts.region, accounts.currency, accounts.region)`,
  "an order's log begins with it, and tells of its payment, its end and nothing later than now": `
    select orders.tid from orders
     cross join lateral (
             select min(at) filter (where biz_code = 1) as placed, max(at) as last,
                    count(*) filter (where biz_code = 6) as paid,
                    count(*) filter (where biz_code = 20) as completed
               from trade_logs where order_id = orders.id) as log
     where log.placed is distinct from orders.created_at
        or (log.paid > 0) <> (orders.pay_time is not null)
        or (log.completed > 0) <> (orders.completed_at is not null)
        or log.last > now()`,
  "what an order's log names is its own": `
    select orders.tid, found.name from trade_logs log
      join orders on orders.id = log.order_id
     cross join lateral (select (regexp_matches(log.content::text, '(?:SP|BX)[0-9]{6}[0-9A-Z]{6}', 'g'))[1] as name) as found
     where found.name <> orders.tid
       and not exists (select from supplements left join bills on bills.id = bill_id
                        where order_id = orders.id and found.name in (child_tid, bills.tid))
       and not exists (select from order_charges charge join bills on bills.id = charge.bill_id
                        where charge.order_id = orders.id and found.name = bills.tid)
       and not exists (select from trade_logs gone
                        where gone.order_id = orders.id and gone.biz_code in (21, 38) and found.name = gone.content ->> 'tid')
       and not exists (select from order_items item
                        join (select package_id, item_id from package_items
                               union all select part_id, item_id from merged_parts) as held
                          on held.item_id = item.id
                        join packages on packages.id = held.package_id
                        left join boxes on boxes.id = box_id
                       where item.order_id = orders.id and found.name in (packages.tid, boxes.number))`,
  "what happened to an order is logged in the order it happened": `
    select order_id from (
           select order_id, at, lag(at) over (partition by order_id order by id) as before from trade_logs) as log
     where at < before`,
  "a notice leads to something of whom it tells": `
    select notices.id, link from notices
     cross join lateral (select substring(link from 'SP[0-9]{6}[0-9A-Z]{6}') as tid) as named
     where tid is not null
       and not exists (select from orders where orders.tid = named.tid and orders.account_id = notices.account_id)
       and not exists (select from packages where packages.tid = named.tid and packages.account_id = notices.account_id)
       and not exists (select from rehearsals where rehearsals.tid = named.tid and rehearsals.account_id = notices.account_id)`,
  "somebody is told nothing before it happened or after now": `
    select notices.id from notices join accounts on accounts.id = account_id
     where notices.created_at > now() or notices.created_at < accounts.created_at or read_at < notices.created_at`,
  "nobody orders before they are there": `
    select tid from orders join accounts on accounts.id = account_id where orders.created_at < accounts.created_at`,
  "a top-up was credited when it succeeded, once and as declared": `
    select topups.number, sum(entry.amount) from topups
      left join transfers on transfers.tid = topups.number
      left join ledger_entries entry on entry.transfer_id = transfers.id and entry.balance_after is not null
     group by topups.id
    having coalesce(sum(entry.amount), 0) <> case topups.state when 'success' then topups.amount else 0 end`,
  "what is set aside in a wallet is what waits to be paid out": `
    select account.owner_id, account.balance, waiting.cents
      from ledger_accounts account
      full join (
             select account_id, currency, sum(amount + fee) as cents from withdrawals where state = 'waiting' group by 1, 2
           ) as waiting on waiting.account_id = account.owner_id and waiting.currency = account.currency
     where (account.kind = 'cash_locked' or account.kind is null)
       and coalesce(account.balance, 0) <> coalesce(waiting.cents, 0)`,
  "a withdrawal that passed left its owner's wallet, once and with its fee": `
    select withdrawal.number from withdrawals withdrawal
     cross join lateral (
             select coalesce(-sum(entry.amount), 0) as gone
               from transfers transfer
               join ledger_entries entry on entry.transfer_id = transfer.id
               join ledger_accounts account on account.id = entry.account_id
              where transfer.tid = withdrawal.number
                and account.owner_id = withdrawal.account_id
                and account.kind = 'cash'
                and transfer.kind in ('withdrawal', 'withdrawal_fee')
           ) as moved
     where moved.gone <> case when withdrawal.state = 'passed' then amount + fee else 0 end`,
  "what a refund comes to is what it takes of the order's charges": `
    select refund.number from refunds refund
     where refund.executed_at is not null
       and refund.amount <> (select coalesce(sum(amount), 0) from refund_parts where refund_id = refund.id)`,
  "a coupon that was used took from its order what it is worth": `
    select coupons.id from coupons
      left join orders on orders.coupon_id = coupons.id and orders.tid = coupons.tid
      left join order_charges charge on charge.order_id = orders.id and charge.kind = 'coupon'
     where coupons.state = 'used' and (coupons.amount is distinct from -charge.amount or coupons.account_id <> orders.account_id)`,
  "a template knows how many of its coupons were given, and to nobody more than they may have": `
    select template.code from coupon_templates template
     where issued <> (select count(*) from coupons where template_id = template.id)
        or exists (select from coupons where template_id = template.id group by account_id having count(*) > per_account)`,
  "a balance goes with time": `
    select entry.id from (
           select entry.id, created_at, lag(created_at) over (partition by account_id order by entry.id) as before
             from ledger_entries entry join transfers on transfers.id = transfer_id
            where balance_after is not null) as entry
     where created_at < before`,
};
