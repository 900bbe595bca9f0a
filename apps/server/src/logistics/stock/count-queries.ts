import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type {
  CountState,
  ScanFinding,
  StockDifferenceKind,
  StockOutcome,
} from "@sampan/domain/logistics/stock/stock-count";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Scans that one count takes. */
export const scans_max = 20_000;

export interface StoredCount {
  readonly id: number;
  readonly key: string;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly state: CountState;
  readonly expected: number | null;
  readonly counted: number | null;
  readonly opened_at: Date;
  readonly opened_name: string;
  readonly closed_at: Date | null;
  readonly closed_by: number | null;
  readonly closed_name: string | null;
  readonly settled_at: Date | null;
  readonly settled_name: string | null;
}

const counts = (db: Db) =>
  db
    .selectFrom("stock_counts as count")
    .innerJoin("staff_members as opener", "opener.id", "count.opened_by")
    .leftJoin("staff_members as closer", "closer.id", "count.closed_by")
    .leftJoin("staff_members as settler", "settler.id", "count.settled_by")
    .select([
      "count.id",
      "count.key",
      "count.warehouse",
      "count.shelf",
      "count.state",
      "count.expected",
      "count.counted",
      "count.opened_at",
      "opener.name as opened_name",
      "count.closed_at",
      "count.closed_by",
      "closer.name as closed_name",
      "count.settled_at",
      "settler.name as settled_name",
    ]);

export const findCount = (db: Db, key: string): Promise<StoredCount | undefined> =>
  counts(db).where("count.key", "=", key).executeTakeFirst();

export async function selectCounts(
  db: Db,
  wanted: { warehouse: Warehouse | undefined; limit: number; offset: number },
): Promise<{ rows: StoredCount[]; total: number }> {
  const { warehouse, limit, offset } = wanted;
  const all = counts(db).$if(warehouse !== undefined, (query) =>
    query.where("count.warehouse", "=", warehouse ?? "guangzhou"),
  );
  const rows = await all
    .orderBy(sql`count.state = 'settled'`)
    .orderBy("count.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("stock_counts as count")
    .$if(warehouse !== undefined, (query) =>
      query.where("count.warehouse", "=", warehouse ?? "guangzhou"),
    )
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Holds a count until the transaction ends: those who scan into it take turns. */
export const lockCount = (db: Db, key: string) =>
  db
    .selectFrom("stock_counts")
    .select(["id", "key", "warehouse", "shelf", "state", "scans", "opened_at", "closed_by"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();

/** Opens a count, or finds the one that is open there. */
export async function openOrJoin(
  db: Db,
  count: { warehouse: Warehouse; shelf: string; opened_at: Date; opened_by: number },
): Promise<{ key: string; isNew: boolean }> {
  const opened = await db
    .insertInto("stock_counts")
    .values({ ...count, state: "open" })
    .onConflict((same) => same.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (opened) return { key: opened.key, isNew: true };
  const { key } = await db
    .selectFrom("stock_counts")
    .select("key")
    .where("warehouse", "=", count.warehouse)
    .where("shelf", "=", count.shelf)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return { key, isNew: false };
}

export interface NewScan {
  readonly count_id: number;
  readonly number: string;
  readonly package_id: number | null;
  readonly unclaimed_id: number | null;
  readonly finding: ScanFinding;
  readonly scanned_at: Date;
  readonly scanned_by: number;
}

/** Counts it in; answers whether it is the first scan of it. */
export async function insertScan(db: Db, scan: NewScan): Promise<boolean> {
  const inserted = await db
    .insertInto("stock_scans")
    .values(scan)
    .onConflict((same) => same.doNothing())
    .returning("number")
    .executeTakeFirst();
  if (!inserted) return false;
  await db
    .updateTable("stock_counts")
    .set((row) => ({ scans: row("scans", "+", 1) }))
    .where("id", "=", scan.count_id)
    .execute();
  return true;
}

export async function writeClosed(
  db: Db,
  id: number,
  closed: { expected: number; counted: number; closed_at: Date; closed_by: number },
): Promise<void> {
  await db
    .updateTable("stock_counts")
    .set({ state: "closed", ...closed })
    .where("id", "=", id)
    .execute();
}

export async function writeSettled(
  db: Db,
  id: number,
  settled: { settled_at: Date; settled_by: number },
): Promise<void> {
  await db
    .updateTable("stock_counts")
    .set({ state: "settled", ...settled })
    .where("id", "=", id)
    .execute();
}

export interface StoredDifference {
  readonly id: number;
  readonly key: string;
  readonly count_id: number;
  readonly kind: StockDifferenceKind;
  readonly number: string;
  readonly package_id: number | null;
  readonly unclaimed_id: number | null;
  readonly tid: string | null;
  readonly shelf: string;
  readonly outcome: StockOutcome | null;
  readonly note: string;
  readonly owner: string | null;
  readonly is_awaited: boolean;
}

export const selectDifferences = (
  db: Db,
  countIds: readonly number[],
): Promise<StoredDifference[]> =>
  db
    .selectFrom("stock_differences as difference")
    .leftJoin("packages as package", "package.id", "difference.package_id")
    .leftJoin("staff_members as owner", "owner.id", "difference.owner_id")
    .select((row) => [
      "difference.id",
      "difference.key",
      "difference.count_id",
      "difference.kind",
      "difference.number",
      "difference.package_id",
      "difference.unclaimed_id",
      "package.tid",
      "difference.shelf",
      "difference.outcome",
      "difference.note",
      "owner.name as owner",
      row
        .exists(
          row
            .selectFrom("item_shipments as shipment")
            .select("shipment.id")
            .whereRef("shipment.express_no", "=", "difference.number"),
        )
        .as("is_awaited"),
    ])
    .where("difference.count_id", "in", [0, ...countIds])
    .orderBy("difference.id")
    .execute() as Promise<StoredDifference[]>;

/** A difference with the count that it is of. */
export const findDifference = (db: Db, key: string) =>
  db
    .selectFrom("stock_differences as difference")
    .innerJoin("stock_counts as count", "count.id", "difference.count_id")
    .select(["difference.id", "difference.kind", "difference.number", "count.key as count_key"])
    .where("difference.key", "=", key)
    .executeTakeFirst();

export async function writeOutcome(
  db: Db,
  id: number,
  said: { outcome: StockOutcome; note: string; owner_id: number },
): Promise<void> {
  await db.updateTable("stock_differences").set(said).where("id", "=", id).execute();
}
