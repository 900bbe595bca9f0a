import { endedClaimStates } from "@sampan/domain/logistics/claims/claim-state";
import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type UpdateObject,
} from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import type { DamageClaimsTable } from "../../kernel/db/tables-claims.ts";
import { lastSeen } from "./last-seen.ts";

export type ClaimRecord = Selectable<DamageClaimsTable>;

export const insertClaim = (db: Db, claim: Insertable<DamageClaimsTable>): Promise<ClaimRecord> =>
  db.insertInto("damage_claims").values(claim).returningAll().executeTakeFirstOrThrow();

/** Which line a claim is of; undefined for a number that is no claim's, or another customer's. */
export const findOidOfClaim = (
  db: Db,
  { number, accountId }: { readonly number: string; readonly accountId?: number },
): Promise<{ oid: string } | undefined> =>
  db
    .selectFrom("damage_claims as claim")
    .innerJoin("order_items as item", "item.id", "claim.item_id")
    .select("item.oid")
    .where("claim.number", "=", number)
    .$if(accountId !== undefined, (query) => query.where("claim.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

/** The record, held until the transaction ends. Whoever holds it held its order before. */
export const holdClaim = (db: Db, number: string): Promise<ClaimRecord> =>
  db
    .selectFrom("damage_claims")
    .selectAll()
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function updateClaim(
  db: Db,
  id: number,
  change: UpdateObject<Tables, "damage_claims">,
): Promise<void> {
  await db.updateTable("damage_claims").set(change).where("id", "=", id).executeTakeFirstOrThrow();
}

/** How many claims a line ever had, whether one is open, and pieces that claims were accepted for, also at a second look. */
export const countClaimsOfItem = (
  db: Db,
  itemId: number,
): Promise<Record<"made" | "open" | "claimed", number>> =>
  db
    .selectFrom("damage_claims")
    .leftJoin("claim_second_looks as look", "look.claim_id", "damage_claims.id")
    .select((row) => [
      row.fn.countAll<number>().as("made"),
      row.fn
        .countAll<number>()
        .filterWhere("state", "not in", [...endedClaimStates])
        .as("open"),
      row.fn
        .coalesce(
          row.fn
            .sum<number>(sql`real_num + coalesce(look.num, 0)`)
            .filterWhere("state", "not in", ["rejected", "closed"]),
          sql.lit(0),
        )
        .as("claimed"),
    ])
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow();

type ClaimRow = ExpressionBuilder<Tables, "damage_claims">;

/** Whether somebody has a claim and its moment has passed: late at the desk, in its tab and on the dashboard alike. */
export const isLateClaim = (now: Date) => (row: ClaimRow) =>
  row.and([row("holder", "<>", "nobody"), row("due_at", "<=", now)]);

/** Claims whose moment has passed and that were not marked for it yet, the longest late in front. */
export const selectLateClaims = (db: Db, now: Date, limit: number): Promise<{ number: string }[]> =>
  db
    .selectFrom("damage_claims")
    .select("number")
    .where(isLateClaim(now))
    .where("escalated_at", "is", null)
    .orderBy("due_at")
    .limit(limit)
    .execute();

/** Whether a parcel's lost weight is claimed already, whatever became of it. */
export async function hasClaimOfParcel(db: Db, parcelId: number): Promise<boolean> {
  const found = await db
    .selectFrom("damage_claims")
    .select("id")
    .where("light_parcel_id", "=", parcelId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The lines whose claims a parcel's silence opened already, whatever became of them. */
export async function selectClaimedSilent(db: Db, parcelId: number): Promise<number[]> {
  const claims = await db
    .selectFrom("damage_claims")
    .select("item_id")
    .where("silent_parcel_id", "=", parcelId)
    .execute();
  return claims.map(({ item_id }) => item_id);
}

/**
 * Claims of insured parcels that lost weight, or that nobody saw since they opened one, and of damage in a crate without a picture, which
 * nobody has decided and which come to `most_cny` at most, of crates to `crate_cny`: cents of yuan.
 */
export const selectSureClaims = (
  db: Db,
  {
    most_cny,
    crate_cny,
    limit,
  }: { readonly most_cny: number; readonly crate_cny: number; readonly limit: number },
): Promise<{ number: string }[]> =>
  db
    .selectFrom("damage_claims as claim")
    .leftJoin("packages as package", "package.id", "claim.silent_parcel_id")
    .select("claim.number")
    .where("claim.state", "=", "pending_review")
    .where((claim) =>
      claim.or([
        claim("claim.light_parcel_id", "is not", null),
        claim(lastSeen, "<=", claim.ref("claim.silent_since")),
        claim.and([
          claim("claim.crate_service_id", "is not", null),
          claim("claim.cny", "<=", crate_cny),
        ]),
      ]),
    )
    .where("claim.share_bp", ">", 0)
    .where("claim.amount", ">", 0)
    .where("claim.cny", "<=", most_cny)
    .orderBy("claim.id")
    .limit(limit)
    .execute();

/** Holds what claims and covers pay by themselves until the transaction ends, and says what it was since a moment: cents of yuan. */
export async function holdOwnDecisions(db: Db, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${"claims that decide themselves"}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ cny: number }>`
    select ((select coalesce(sum(cny), 0) from damage_claims where clause is not null and answered_at > ${since})
            + (select coalesce(sum(cny), 0)
                 from delay_covers
                where state = 'paid' and ended_by is null and ended_at > ${since}))::bigint as cny
  `.execute(db);
  return rows[0]?.cny ?? 0;
}

/** Pieces of each line in a parcel, with what one of them weighs as its listing says. */
export const selectPiecesInParcel = (
  db: Db,
  parcelId: number,
): Promise<{ item_id: number; num: number; weight_g: number }[]> =>
  db
    .selectFrom("package_items as content")
    .innerJoin("order_items as item", "item.id", "content.item_id")
    .select(["content.item_id", "content.num", "item.weight_g"])
    .where("content.package_id", "=", parcelId)
    .execute();
