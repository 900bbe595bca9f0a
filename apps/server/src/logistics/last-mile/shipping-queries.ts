import type { LastMileWay } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { ShippingOrderState } from "@sampan/domain/logistics/last-mile/shipping-order-state";
import type { ShippingStep } from "@sampan/domain/logistics/last-mile/shipping-step";
import { sql, type Updateable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { LastMileTables } from "../../kernel/db/tables-last-mile.ts";

const columns = [
  "id",
  "trade_no",
  "package_id",
  "way",
  "store_id",
  "store_name",
  "store_address",
  "state",
  "reason",
  "value",
  "sides_mm",
  "logistics_id",
  "payment_no",
  "validation_no",
  "code",
  "step",
  "step_at",
  "charge",
  "asked_at",
  "sent_at",
  "handed_in_at",
  "look_at",
] as const;

export interface ShippingOrder {
  readonly id: number;
  readonly trade_no: string;
  readonly package_id: number;
  readonly way: LastMileWay;
  readonly store_id: string | null;
  readonly store_name: string;
  readonly store_address: string;
  readonly state: ShippingOrderState;
  readonly reason: string;
  readonly value: number;
  readonly sides_mm: number;
  readonly logistics_id: string;
  readonly payment_no: string;
  readonly validation_no: string;
  readonly code: string;
  readonly step: ShippingStep | null;
  readonly step_at: Date | null;
  readonly charge: number | null;
  readonly asked_at: Date;
  readonly sent_at: Date | null;
  readonly handed_in_at: Date | null;
  readonly look_at: Date | null;
}

/** The newest order of a parcel. */
export const selectLatestOrder = (db: Db, packageId: number): Promise<ShippingOrder | undefined> =>
  db
    .selectFrom("shipping_orders")
    .select(columns)
    .where("package_id", "=", packageId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** An order held until the transaction ends. */
export const lockOrder = (
  db: Db,
  key: { readonly id: number } | { readonly trade_no: string },
): Promise<ShippingOrder | undefined> =>
  db
    .selectFrom("shipping_orders")
    .select(columns)
    .where((row) => ("id" in key ? row("id", "=", key.id) : row("trade_no", "=", key.trade_no)))
    .forUpdate()
    .executeTakeFirst();

export const changeOrder = (
  db: Db,
  id: number,
  change: Updateable<LastMileTables["shipping_orders"]>,
): Promise<unknown> => db.updateTable("shipping_orders").set(change).where("id", "=", id).execute();

/** Writes an order down before anything goes out. Its number is the parcel's, and which order of it it is. */
export async function insertOrder(
  db: Db,
  parcel: { readonly id: number; readonly tid: string },
  order: Pick<
    ShippingOrder,
    "way" | "store_id" | "store_name" | "store_address" | "value" | "sides_mm"
  > & { readonly asked_at: Date },
): Promise<void> {
  const { count } = await db
    .selectFrom("shipping_orders")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("package_id", "=", parcel.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("shipping_orders")
    .values({
      trade_no: `${parcel.tid}${String(count + 1).padStart(2, "0")}`,
      package_id: parcel.id,
      state: "asked",
      ...order,
    })
    .execute();
}

/** Parcels whose owners chose, which stand in our warehouse there, and for which nothing was ordered since. */
export async function selectToOrder(db: Db, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ package_id: number }>`
    select choice.package_id
      from last_mile_choices choice
      join packages on packages.id = choice.package_id
      left join lateral (
        select asked_at, state, step
          from shipping_orders
         where shipping_orders.package_id = choice.package_id
         order by id desc
         limit 1
      ) as latest on true
     where choice.ended_at is null
       and choice.trouble = ''
       and (packages.transport_state = 'arrived_at_destination'
            or packages.transport_state = 'delivering' and latest.state is not null)
       and (latest.state is null
            or latest.asked_at < choice.chosen_at
               and (latest.state in ('refused', 'withdrawn')
                    or latest.state = 'made' and latest.step in ('returned', 'cancelled')))
     order by choice.chosen_at
     limit ${limit}
  `.execute(db);
  return rows.map(({ package_id }) => package_id);
}

/** Orders that are due: of a state, and for those that were sent longer ago than anybody listens. */
export async function claimOrders(
  db: Db,
  claim: {
    readonly states: readonly ShippingOrderState[];
    readonly now: Date;
    readonly until: Date;
    readonly limit: number;
  },
): Promise<ShippingOrder[]> {
  const claimed = await db
    .updateTable("shipping_orders")
    .set({ look_at: claim.until })
    .where("id", "in", (due) =>
      due
        .selectFrom("shipping_orders")
        .select("id")
        .where("state", "in", [...claim.states])
        .where("look_at", "<=", claim.now)
        .orderBy("look_at")
        .limit(claim.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return claimed.toSorted((one, other) => one.id - other.id);
}

export const selectAsked = async (db: Db, limit: number): Promise<readonly number[]> =>
  (
    await db
      .selectFrom("shipping_orders")
      .select("id")
      .where("state", "=", "asked")
      .orderBy("id")
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** What happened: each code once, at the earliest moment that was told of it, so that the order of arrival decides nothing. */
export const noteEvent = (
  db: Db,
  event: {
    readonly order_id: number;
    readonly code: string;
    readonly step: ShippingStep;
    readonly at: Date;
  },
): Promise<unknown> =>
  sql`
    insert into shipping_events (order_id, code, step, at)
    values (${event.order_id}, ${event.code}, ${event.step}, ${event.at})
    on conflict (order_id, code) do update set at = least(shipping_events.at, excluded.at)
  `.execute(db);

export const selectEvents = (
  db: Db,
  orderId: number,
): Promise<{ step: ShippingStep; at: Date }[]> =>
  db.selectFrom("shipping_events").select(["step", "at"]).where("order_id", "=", orderId).execute();
