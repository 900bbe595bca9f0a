import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { ClearanceState } from "@sampan/domain/logistics/clearance/clearance-state";
import type { ClearedLine } from "@sampan/domain/logistics/clearance/declaration";
import { type Insertable, type Selectable, sql, type UpdateObject } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import type { ClearancesTable, ClearanceTables } from "../../kernel/db/tables-clearance.ts";
import { drawnColumns, drawnDeclaration, type DrawnParcel } from "./drawn-declaration.ts";

export type StoredClearance = Selectable<ClearancesTable>;

/** The declaration of a parcel that counts, held until the transaction ends. Whoever holds it held the parcel before. */
export const holdClearance = (db: Db, packageId: number): Promise<StoredClearance | undefined> =>
  db
    .selectFrom("clearances")
    .selectAll()
    .where("package_id", "=", packageId)
    .where("state", "<>", "replaced")
    .forUpdate()
    .executeTakeFirst();

export const insertClearance = (
  db: Db,
  clearance: Insertable<ClearancesTable>,
): Promise<{ id: number }> =>
  db.insertInto("clearances").values(clearance).returning("id").executeTakeFirstOrThrow();

export async function updateClearance(
  db: Db,
  id: number,
  change: UpdateObject<Tables, "clearances">,
): Promise<void> {
  await db.updateTable("clearances").set(change).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Answers the row of what was done. */
export async function insertStep(
  db: Db,
  step: Insertable<ClearanceTables["clearance_steps"]>,
): Promise<number> {
  const { id } = await db
    .insertInto("clearance_steps")
    .values(step)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** How a held parcel stands that is to be loaded: which state counts, and whether it is of what lies in the parcel now. */
export interface LoadedClearance {
  readonly tid: string;
  readonly state: ClearanceState | null;
  readonly is_current: boolean;
}

/** The declarations of held parcels, held with them until the transaction ends. */
export async function holdForLoading(
  db: Db,
  parcelIds: readonly number[],
): Promise<LoadedClearance[]> {
  await sql`select id from clearances
             where package_id = any(${[...parcelIds]}::bigint[])
             order by id for update`.execute(db);
  const { rows } = await sql<LoadedClearance>`
    select package.tid, clearance.state, coalesce(clearance.lines = drawn.lines, false) as is_current
      from packages package
      left join bills bill on bill.id = package.bill_id
      left join clearances clearance on clearance.package_id = package.id and clearance.state <> 'replaced'
      left join ${drawnDeclaration}
     where package.id = any(${[...parcelIds]}::bigint[])
     order by package.id
  `.execute(db);
  return rows;
}

interface Waiting {
  readonly lines: readonly TransportId[];
  readonly regions: readonly string[];
  readonly limit: number;
}

/** Paid parcels that wait for a box on lines that need it, whose declaration is missing or of another content. */
export async function selectToDraw(
  db: Db,
  { lines, regions, limit }: Waiting,
): Promise<{ package_id: number; tid: string }[]> {
  const { rows } = await sql<{ package_id: number; tid: string }>`
    select package.id as package_id, package.tid
      from packages package
      join bills bill on bill.id = package.bill_id
      left join clearances clearance on clearance.package_id = package.id and clearance.state <> 'replaced'
      left join ${drawnDeclaration}
     where package.billing = 4
       and package.transport_state = 'waiting_to_be_sent'
       and drawn.lines is not null
       and way.region = any(${[...regions]}::text[])
       and way.transport = any(${[...lines]}::int[])
       and clearance.lines is distinct from drawn.lines
     order by package.id
     limit ${limit}
  `.execute(db);
  return rows;
}

/** A paid parcel as it would be declared now. */
export async function drawParcel(db: Db, packageId: number): Promise<DrawnParcel | undefined> {
  const { rows } = await sql<DrawnParcel>`
    select ${drawnColumns}
      from packages package
      join bills bill on bill.id = package.bill_id
      left join ${drawnDeclaration}
     where package.id = ${packageId} and drawn.lines is not null
  `.execute(db);
  return rows[0];
}

/** Which version was the last of a parcel; 0 for none. */
export async function lastVersion(db: Db, packageId: number): Promise<number> {
  const { version } = await db
    .selectFrom("clearances")
    .select((row) => row.fn.coalesce(row.fn.max("version"), sql.lit(0)).as("version"))
    .where("package_id", "=", packageId)
    .executeTakeFirstOrThrow();
  return version;
}

export const areSameLines = async (
  db: Db,
  id: number,
  lines: readonly ClearedLine[],
): Promise<boolean> => {
  const found = await db
    .selectFrom("clearances")
    .select("id")
    .where("id", "=", id)
    .where("lines", "=", sql<ClearedLine[]>`${JSON.stringify(lines)}::jsonb` as never)
    .executeTakeFirst();
  return found !== undefined;
};

/** Parcels that still wait for a box and whose holder is late, or soon will be and was not reminded. */
export const selectDue = (
  db: Db,
  due: { readonly until: Date; readonly states: readonly ClearanceState[]; readonly limit: number },
  isReminded?: false,
): Promise<{ package_id: number; tid: string }[]> =>
  db
    .selectFrom("clearances as clearance")
    .innerJoin("packages as package", "package.id", "clearance.package_id")
    .select(["clearance.package_id", "package.tid"])
    .where("clearance.due_at", "<=", due.until)
    .where("clearance.state", "in", [...due.states])
    .where("package.transport_state", "=", "waiting_to_be_sent")
    .$if(isReminded === false, (query) => query.where("clearance.reminded_at", "is", null))
    .orderBy("clearance.due_at")
    .limit(due.limit)
    .execute();

/** Which version of a parcel's declaration counts; 0 where nothing is declared. */
export async function findVersion(db: Db, tid: string): Promise<number> {
  const found = await db
    .selectFrom("clearances")
    .innerJoin("packages", "packages.id", "clearances.package_id")
    .select("clearances.version")
    .where("packages.tid", "=", tid)
    .where("clearances.state", "<>", "replaced")
    .executeTakeFirst();
  return found?.version ?? 0;
}
