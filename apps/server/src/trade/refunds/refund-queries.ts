import type { RefundHolder } from "@sampan/domain/trade/refunds/refund-clock";
import { type Insertable, sql, type Selectable, type UpdateObject } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import type { RefundsTable } from "../../kernel/db/tables-refunds.ts";

export type RefundRecord = Selectable<RefundsTable>;

export const insertRefund = (db: Db, refund: Insertable<RefundsTable>): Promise<RefundRecord> =>
  db.insertInto("refunds").values(refund).returningAll().executeTakeFirstOrThrow();

/** Which line a refund is of; undefined for a number that is no refund's, or another customer's. */
export const findOidOfRefund = (
  db: Db,
  { number, accountId }: { readonly number: string; readonly accountId?: number },
): Promise<{ oid: string } | undefined> =>
  db
    .selectFrom("refunds")
    .innerJoin("order_items as item", "item.id", "refunds.item_id")
    .select("item.oid")
    .where("refunds.number", "=", number)
    .$if(accountId !== undefined, (query) => query.where("refunds.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

/** The record, held until the transaction ends. Whoever holds it held its order before. */
export const holdRefund = (db: Db, number: string): Promise<RefundRecord> =>
  db
    .selectFrom("refunds")
    .selectAll()
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function updateRefund(
  db: Db,
  id: number,
  change: UpdateObject<Tables, "refunds">,
): Promise<void> {
  await db.updateTable("refunds").set(change).where("id", "=", id).executeTakeFirstOrThrow();
}

/** The records of a line, oldest first. */
export const selectRefundsOfItem = (db: Db, itemId: number): Promise<RefundRecord[]> =>
  db.selectFrom("refunds").selectAll().where("item_id", "=", itemId).orderBy("id").execute();

/** What came back of an order's first payment so far, by form; cents of the payment currency, points in points. */
export const sumFormsOfOrder = (
  db: Db,
  orderId: number,
): Promise<
  Record<"cash" | "bonus" | "points_amount" | "points" | "taken" | "cash_since", number>
> =>
  db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>("cash"), sql.lit(0)).as("cash"),
      row.fn.coalesce(row.fn.sum<number>("bonus"), sql.lit(0)).as("bonus"),
      row.fn.coalesce(row.fn.sum<number>("points_amount"), sql.lit(0)).as("points_amount"),
      row.fn.coalesce(row.fn.sum<number>("points"), sql.lit(0)).as("points"),
      row.fn.coalesce(row.fn.sum<number>("points_taken"), sql.lit(0)).as("taken"),
      // Since the order was completed, and earned its points.
      sql<number>`coalesce(sum(cash) filter (where executed_at >= orders.completed_at), 0)::bigint`.as(
        "cash_since",
      ),
    ])
    .where("refunds.order_id", "=", orderId)
    .where("refunds.executed_at", "is not", null)
    .executeTakeFirstOrThrow();

/** What differences of an order's lines were paid with, by form; cents of the payment currency. */
export const sumFormsOfDifferences = (
  db: Db,
  orderId: number,
): Promise<Record<"cash" | "bonus" | "points", number>> => {
  const of = (form: "cash" | "bonus" | "points") =>
    sql<number>`coalesce(sum((supplement.pay_info ->> ${sql.lit(form)})::bigint), 0)::bigint`.as(
      form,
    );
  return db
    .selectFrom("order_charges as charge")
    .innerJoin("supplements as supplement", "supplement.id", "charge.supplement_id")
    .select([of("cash"), of("bonus"), of("points")])
    .where("charge.order_id", "=", orderId)
    .where("charge.item_id", "is not", null)
    .where("charge.paid_at", "is not", null)
    .executeTakeFirstOrThrow();
};

/**
 * Holds what somebody, or the house, lets out in a day until the transaction ends: what is let out beside it would not be in
 * the sum.
 */
export async function holdDayOf(db: Db, whose: { staffId: number } | "house"): Promise<void> {
  const name = `refunds of ${whose === "house" ? whose : String(whose.staffId)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

interface DayOfEmployee {
  readonly staffId: number;
  readonly since: Date;
  /** What is more than this had two who paid it. CNY cents. */
  readonly most: number;
}

/** CNY cents that an employee accepted, claims among it, or paid out alone, since a moment. */
export async function sumOfEmployee(
  db: Db,
  { act, staffId, since, most }: DayOfEmployee & { readonly act: "answered" | "executed" },
): Promise<number> {
  const { cny } = await db
    .selectFrom("refunds")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("cny"), sql.lit(0)).as("cny"))
    .where("cny", "<=", most)
    .where((row) =>
      row.or([
        row.and([row(`${act}_by`, "=", staffId), row(`${act}_at`, ">", since)]),
        // What somebody entered is accepted with it.
        ...(act === "answered"
          ? [row.and([row("requested_by", "=", staffId), row("requested_at", ">", since)])]
          : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  const beside = act === "answered" ? sumOfClaims : sumOfCovers;
  return cny + (await beside(db, { staffId, since, most }));
}

async function sumOfCovers(db: Db, { staffId, since, most }: DayOfEmployee) {
  const { cny } = await db
    .selectFrom("delay_covers")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("cny"), sql.lit(0)).as("cny"))
    .where("state", "=", "paid")
    .where("cny", "<=", most)
    .where("ended_by", "=", staffId)
    .where("ended_at", ">", since)
    .executeTakeFirstOrThrow();
  return cny;
}

async function sumOfClaims(db: Db, { staffId, since, most }: DayOfEmployee) {
  const { cny } = await db
    .selectFrom("damage_claims")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("cny"), sql.lit(0)).as("cny"))
    .where("cny", "<=", most)
    .where("answered_by", "=", staffId)
    .where("answered_at", ">", since)
    .executeTakeFirstOrThrow();
  return cny + (await sumOfSecondLooks(db, { staffId, since, most }));
}

async function sumOfSecondLooks(db: Db, { staffId, since, most }: DayOfEmployee) {
  const { cny } = await db
    .selectFrom("claim_second_looks")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("cny"), sql.lit(0)).as("cny"))
    .where("cny", "<=", most)
    .where("answered_by", "=", staffId)
    .where("answered_at", ">", since)
    .executeTakeFirstOrThrow();
  return cny;
}

/** CNY cents that the house advanced since a moment. */
export async function sumOfAdvances(db: Db, since: Date): Promise<number> {
  const { cny } = await db
    .selectFrom("refunds")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("cny"), sql.lit(0)).as("cny"))
    .where("is_advanced", "=", true)
    .where("executed_at", ">", since)
    .executeTakeFirstOrThrow();
  return cny;
}

/** Open refunds whose moment has passed and which nobody was told of yet, the longest late in front. */
export const selectLateRefunds = (
  db: Db,
  now: Date,
  limit: number,
): Promise<{ number: string; holder: RefundHolder }[]> =>
  db
    .selectFrom("refunds")
    .select(["number", "holder"])
    .where("holder", "<>", "nobody")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();

export async function insertParts(
  db: Db,
  refundId: number,
  parts: readonly { readonly charge: number; readonly amount: number }[],
): Promise<void> {
  const moving = parts.filter(({ amount }) => amount !== 0);
  if (moving.length === 0) return;
  await db
    .insertInto("refund_parts")
    .values(
      moving.map(({ charge, amount }) => ({ refund_id: refundId, charge_id: charge, amount })),
    )
    .execute();
}
