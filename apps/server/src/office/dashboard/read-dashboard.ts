import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import {
  addDays,
  businessDay,
  formatWireTime,
  startOfBusinessDay,
} from "@sampan/domain/kernel/business-time";
import { formatRate } from "@sampan/domain/kernel/money";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { type Region, regionFacts } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { currentLegs } from "../../logistics/intervals/current-legs.ts";
import { needlessPurchases } from "../../trade/wire-orders/needed-purchases.ts";
import { silentAccounts } from "../../money/statements/silent-accounts.ts";
import type { PriceBook } from "../../kernel/settings/price-book.ts";
import { minutesSince } from "../../trade/approvals/read-review.ts";
import { countWaiting } from "../../shop/work-orders/count-waiting.ts";
import { countClaimsWithUs } from "../../logistics/claims/count-claims-with-us.ts";
import { countClearancesWithUs } from "../../logistics/clearance/count-clearances-with-us.ts";
import { countServicesWithUs } from "../../logistics/services/count-services-with-us.ts";
import { countRefundsWithUs } from "../../trade/refunds/count-refunds-with-us.ts";
import { packingLateBefore } from "../../logistics/merging/packing-late.ts";
import { countOver } from "../../logistics/storage/list-storage.ts";
import { promisedReview_ms } from "../../trade/approvals/list-queue.ts";

type Dashboard = OutputOf<typeof getDashboard>["data"];
type Queues = Dashboard["queues"];
type Queue = keyof Queues;
/** What waits there is late by a moment of its own. */
type HasOwnClock = "storage" | "refunds" | "claims" | "clearances" | "services" | "work_orders";

const hour_ms = 3_600_000;
/** How long each desk has before what waits counts as late. */
const promised_ms = {
  reviews: promisedReview_ms,
  topups: 2 * hour_ms,
  withdrawals: 48 * hour_ms,
  corrections: 24 * hour_ms,
  banks: 24 * hour_ms,
  arrivals: 24 * hour_ms,
  outgoings: 24 * hour_ms,
  statements: 24 * hour_ms,
  differences: 24 * hour_ms,
  purchase_payments: 72 * hour_ms,
  purchases: 24 * hour_ms,
  needless: 24 * hour_ms,
  receipts: 7 * 24 * hour_ms,
  billings: 24 * hour_ms,
  shipments: 48 * hour_ms,
  stuck: 24 * hour_ms,
  invitations: 72 * hour_ms,
} as const satisfies Record<Exclude<Queue, "unclaimed" | "packings" | HasOwnClock>, number>;

/** What came to a desk before this is late; a parcel without an owner is once it need not be kept longer. */
const lateBefore = (
  queue: Exclude<Queue, HasOwnClock>,
  { now, settings }: Pick<StaffCaller, "now" | "settings">,
): Date => {
  if (queue === "unclaimed") return addDays(now, -settings.unclaimed_days);
  if (queue === "packings") return packingLateBefore({ settings, now });
  return new Date(now.getTime() - promised_ms[queue]);
};

const days = 14;

/** What waits at every desk and since when, and how the last two weeks went. [BO-52] */
export async function readDashboard(
  db: Db,
  _input: object,
  { now, region, prices, settings }: StaffCaller,
): Promise<Result<{ data: Dashboard }, never>> {
  return ok({
    data: {
      orders_by_status: await countOrders(db),
      queues: await countQueues(db, { now, settings }),
      days: await countDays(db, { now, region }),
      rates: describeRates(prices, region),
    },
  });
}

async function countOrders(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("orders")
    .select("status")
    .select((row) => row.fn.countAll<number>().as("total"))
    .groupBy("status")
    .execute();
  return Object.fromEntries(rows.map(({ status, total }) => [String(status), total]));
}

interface CountedQueue {
  readonly queue: Queue;
  readonly count: number;
  readonly waiting_since: Date | null;
  readonly late: number;
}

/** Everything that waits, by its desk and since when; a courier's number is silent since so many days ago. */
const waitingFor = ({ now, settings }: Pick<StaffCaller, "now" | "settings">) => sql`
      select 'reviews', created_at from orders where status = -1
       union all
      select 'topups', created_at from topups where state = 'under_review'
       union all
      select 'withdrawals', created_at from withdrawals where state = 'waiting'
       union all
      select 'withdrawals', decided_at from withdrawals where state = 'passed' and paid_at is null
       union all
      select 'withdrawals', return_entered_at from withdrawals
       where return_entered_at is not null and returned_at is null
       union all
      select 'corrections', entered_at from balance_corrections where state = 'waiting'
       union all
      select 'banks', entered_at from bank_changes where state = 'waiting'
       union all
      select case line.state when 'open' then 'arrivals' else 'outgoings' end, statements.imported_at
        from statement_lines line join statements on statements.id = line.statement_id
       where line.state in ('open', 'outgoing')
       union all
      select 'statements', since from (${silentAccounts(now)}) as silent
       union all
      select 'differences', found_at from book_differences where state = 'open'
       union all
      select 'purchase_payments', found_at from payment_differences where state = 'open'
       union all
      select 'needless', placed_at from (${needlessPurchases}) as purchase
       union all
      select 'purchases', orders.pay_time
        from order_items item join orders on orders.id = item.order_id
       where (item.status = 13 or item.status = 19 and item.out_oid = '') and orders.pay_time is not null
       union all
      select 'receipts', shipment.recorded_at
        from item_shipments shipment join order_items item on item.id = shipment.item_id
       where item.status in (5, 20, 21)
         and not exists (select from packages where packages.express_no = shipment.express_no)
       union all
      select 'packings', asked_at from merged_parcels where packed_at is null
       union all
      select 'billings', greatest(measured_at, created_at) from packages
       where billing = 3 and transport_state <> 'abandoned'
       union all
      select 'shipments', greatest(measured_at, created_at) from packages
       where billing = 4 and transport_state in ('waiting_to_be_sent', 'arrived_at_mainland')
       union all
      select 'stuck', stuck.found_at
        from stuck_parcels stuck
        join (${currentLegs}) as now on now.package_id = stuck.package_id and now.leg = stuck.leg
       where stuck.acknowledged_at is null
       union all
      select 'stuck', coalesce(scanned_at, tracked_at) + make_interval(days => ${settings.tracking_silent_days}::int)
        from tracked_numbers
       where ask_at is not null
         and tracker is not null
         and coalesce(scanned_at, tracked_at) < ${addDays(now, -settings.tracking_silent_days)}
       union all
      select 'invitations', judged_at from invite_rewards where state = 'waiting'
       union all
      select 'unclaimed', received_at from unclaimed_parcels where state in ('waiting', 'discarding')`;

/** Counted where the rows are: a desk may have thousands waiting. */
async function countQueues(db: Db, at: Pick<StaffCaller, "now" | "settings">): Promise<Queues> {
  const queues = [
    ...(Object.keys(promised_ms) as (keyof typeof promised_ms)[]),
    "unclaimed" as const,
    "packings" as const,
  ];
  const late = queues.map((queue) => lateBefore(queue, at));
  const { rows } = await sql<CountedQueue>`
    with waiting (queue, since) as (
      ${waitingFor(at)}
    )
    select desk.queue,
           count(waiting.since) as count,
           min(waiting.since) as waiting_since,
           count(*) filter (where waiting.since < desk.late_before) as late
      from unnest(${queues}::text[], ${late}::timestamptz[]) as desk (queue, late_before)
      left join waiting on waiting.queue = desk.queue
     group by desk.queue
  `.execute(db);
  const counted = rows.map(({ queue, count, waiting_since, ...row }) => {
    const oldest_minutes = waiting_since === null ? 0 : minutesSince(waiting_since, at.now);
    return [queue, { count, late: row.late, oldest_minutes }] as const;
  });
  return {
    ...Object.fromEntries(counted),
    storage: await countStorage(db, at),
    refunds: describeCounted(await countRefundsWithUs(db, at.now), at),
    claims: describeCounted(await countClaimsWithUs(db, at.now), at),
    clearances: describeCounted(await countClearancesWithUs(db, at.now), at),
    services: describeCounted(await countServicesWithUs(db, at.now), at),
    work_orders: describeCounted(await countWaiting(db, at.now), at),
  } as Queues;
}

/** Each question, each refund and each claim has a clock of its own, which closed days move. [BO-45] [BO-28] */
function describeCounted(
  { count, late, since }: Awaited<ReturnType<typeof countWaiting>>,
  { now }: Pick<StaffCaller, "now">,
) {
  return { count, late, oldest_minutes: since === null ? 0 : minutesSince(since, now) };
}

/** What is past its end in a warehouse; late, past its deadline. Days follow from the calendar, not from rows alone. */
async function countStorage(db: Db, at: Pick<StaffCaller, "now" | "settings">) {
  const { count, late, oldest_days } = await countOver(db, at);
  return { count, late, oldest_minutes: oldest_days * 24 * 60 };
}

type At = Pick<StaffCaller, "now" | "region">;

async function countDays(db: Db, { now, region }: At): Promise<Dashboard["days"]> {
  const began = addDays(startOfBusinessDay(now, region), 1 - days);
  const zone = regionFacts[region].zone;
  const { rows } = await sql<{ day: string; placed: number; completed: number }>`
    select day, sum(placed)::bigint as placed, sum(completed)::bigint as completed
      from (
        select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, 1 as placed, 0 as completed
          from orders where created_at >= ${began}
         union all
        select to_char(completed_at at time zone ${zone}, 'YYYY-MM-DD'), 0, 1
          from orders where completed_at >= ${began}
      ) happened
     group by day
  `.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, position) => {
    const day = businessDay(addDays(began, position), region);
    const { placed = 0, completed = 0 } = byDay.get(day) ?? {};
    return { day, placed, completed };
  });
}

function describeRates({ rates: held }: PriceBook, region: Region): Dashboard["rates"] {
  const rates: Dashboard["rates"] = [];
  for (const currency of paymentCurrencies) {
    const newest = held[currency];
    if (!newest) continue;
    const quoted_at = formatWireTime(newest.valid_from, region);
    rates.push({ currency, rate: formatRate(newest.rate_e6), quoted_at });
  }
  return rates;
}
