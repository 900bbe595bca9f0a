import type { ScanState } from "@sampan/domain/logistics/tracking/scan-state";
import type { TrackedLeg, Tracker } from "@sampan/domain/logistics/tracking/trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface TrackedNumber {
  readonly id: number;
  readonly leg: TrackedLeg;
  readonly express_no: string;
  readonly carrier: string;
  readonly courier: string;
  readonly tracker: Tracker | null;
  readonly is_registered: boolean;
  readonly state: ScanState | null;
  readonly scanned_at: Date | null;
  readonly tracked_at: Date;
  readonly asked_at: Date | null;
  readonly misses: number;
}

const columns = [
  "id",
  "leg",
  "express_no",
  "carrier",
  "courier",
  "tracker",
  "is_registered",
  "state",
  "scanned_at",
  "tracked_at",
  "asked_at",
  "misses",
] as const;

/**
 * Ends those among the due ones that we have in our own hands by now, or that their owner has. Answers how many, of at
 * most so many at once.
 */
export async function endArrived(db: Db, now: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    update tracked_numbers
       set ask_at = null
     where id in (
             select number.id
               from tracked_numbers number
              where number.ask_at <= ${now}
                and (number.leg = 'mainland'
                     and exists (select from packages where packages.express_no = number.express_no)
                     or number.leg = 'door'
                     and not exists (
                           select from packages
                            where packages.local_express_no = number.express_no
                              and packages.transport_state <> 'received'
                         ))
              order by number.ask_at
              limit ${limit}
                for update of number skip locked
           )
    returning id
  `.execute(db);
  return rows.length;
}

/** Due ones, held until the transaction ends; other processes take others. */
const due = (db: Db, { now, limit }: { readonly now: Date; readonly limit: number }) =>
  db
    .selectFrom("tracked_numbers")
    .select(columns)
    .where("ask_at", "<=", now)
    .orderBy("ask_at")
    .limit(limit)
    .forUpdate()
    .skipLocked();

/** Due ones of which nobody has decided yet whom to ask. */
export const holdUndecided = (db: Db, now: Date, limit: number): Promise<TrackedNumber[]> =>
  due(db, { now, limit }).where("tracker", "is", null).execute();

/** Due ones of a tracker. */
export const holdDue = (
  db: Db,
  {
    tracker,
    now,
    limit,
  }: { readonly tracker: Tracker; readonly now: Date; readonly limit: number },
): Promise<TrackedNumber[]> => due(db, { now, limit }).where("tracker", "=", tracker).execute();

/** Asked now, and by nobody else until then. */
export const claimNumbers = (
  db: Db,
  ids: readonly number[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<unknown> =>
  db
    .updateTable("tracked_numbers")
    .set({ asked_at: now, ask_at: until })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();

/** What has become of a number. */
export interface NumberChange {
  readonly id: number;
  readonly courier: string;
  readonly tracker: Tracker | null;
  readonly is_registered: boolean;
  readonly state: ScanState | null;
  readonly scanned_at: Date | null;
  readonly ask_at: Date | null;
  readonly misses: number;
  readonly trouble: string;
}

/**
 * Writes what has become of several. Where a hint came since they were claimed, it decides who is asked next, about
 * whose parcel and when.
 */
export async function changeNumbers(
  db: Db,
  changes: readonly NumberChange[],
  claimedUntil: Date | null,
): Promise<void> {
  if (changes.length === 0) return;
  const isHinted = sql`(${claimedUntil}::timestamptz is not null and number.ask_at is distinct from ${claimedUntil}::timestamptz)`;
  await sql`
    update tracked_numbers number
       set state = said.state, scanned_at = said.scanned_at, misses = said.misses, trouble = said.trouble,
           courier = case when ${isHinted} then number.courier else said.courier end,
           tracker = case when ${isHinted} then number.tracker else said.tracker end,
           is_registered = case when ${isHinted} then number.is_registered else said.is_registered end,
           ask_at = case when ${isHinted} then number.ask_at else said.ask_at end
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as said (
             id bigint, courier text, tracker text, is_registered boolean, state text, scanned_at timestamptz,
             ask_at timestamptz, misses int, trouble text
           )
     where number.id = said.id
  `.execute(db);
}

/** Stores scans, each once. */
export async function storeScans(
  db: Db,
  scans: readonly (Scan & { readonly tracked_id: number })[],
  now: Date,
): Promise<void> {
  if (scans.length === 0) return;
  await sql`
    insert into tracking_scans (tracked_id, tracker, courier, at, state, words, place, told_at)
    select tracked_id, tracker, courier, at, state, words, place, ${now}
      from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) as told (
             tracked_id bigint, tracker text, courier text, at timestamptz, state text, words text, place text
           )
     order by tracked_id, at
    on conflict do nothing
  `.execute(db);
}

/** Everything that was told of some numbers. */
export const selectScans = (
  db: Db,
  ids: readonly number[],
): Promise<(Scan & { readonly tracked_id: number })[]> =>
  db
    .selectFrom("tracking_scans")
    .select(["tracked_id", "tracker", "courier", "at", "state", "words", "place"])
    .where(sql<boolean>`tracked_id = any(${[...ids]}::bigint[])`)
    .execute();

/** Numbers as they are followed, whichever leg they are of, held until the transaction ends. */
export const holdNumbers = (db: Db, express_numbers: readonly string[]): Promise<TrackedNumber[]> =>
  db
    .selectFrom("tracked_numbers")
    .select(columns)
    .where("express_no", "in", [...express_numbers])
    .orderBy("id")
    .forUpdate()
    .execute();

/** Lets a number be asked about then, if not sooner, and of whom; a courier that was named is taken over. */
export const askByHint = (
  db: Db,
  id: number,
  hint: { readonly ask_at: Date; readonly tracker: Tracker; readonly courier: string },
): Promise<unknown> =>
  sql`
    update tracked_numbers
       set ask_at = least(coalesce(ask_at, 'infinity'), ${hint.ask_at}::timestamptz),
           is_registered = true,
           misses = 0,
           tracker = ${hint.tracker},
           courier = case when ${hint.courier} = '' then courier else ${hint.courier} end
     where id = ${id}
  `.execute(db);

export const deleteEndedBefore = (db: Db, before: Date, limit: number): Promise<unknown> =>
  sql`
    delete from tracked_numbers
     where id in (select id from tracked_numbers where ask_at is null and tracked_at < ${before} limit ${limit})
  `.execute(db);
