import type { HandOverProof } from "@sampan/domain/logistics/pickups/pickup-code";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredPickupCode {
  readonly code: string;
  readonly wrong_tries: number;
  readonly expires_at: Date;
}

export interface NewPickupCode {
  readonly package_id: number;
  readonly code: string;
  readonly made_at: Date;
  readonly expires_at: Date;
}

/** A code in place of the one before, with every try again. */
export async function writeCode(db: Db, { package_id, ...code }: NewPickupCode): Promise<void> {
  const anew = { ...code, wrong_tries: 0 };
  await db
    .insertInto("pickup_codes")
    .values({ package_id, ...anew })
    .onConflict((before) => before.column("package_id").doUpdateSet(anew))
    .execute();
}

export const selectCode = (db: Db, parcelId: number): Promise<StoredPickupCode | undefined> =>
  db
    .selectFrom("pickup_codes")
    .select(["code", "wrong_tries", "expires_at"])
    .where("package_id", "=", parcelId)
    .executeTakeFirst();

/** The code of the parcel with this number, held until the transaction ends: tries of two desks are counted one by one. */
export const lockCode = (
  db: Db,
  tid: string,
): Promise<(StoredPickupCode & { readonly package_id: number }) | undefined> =>
  db
    .selectFrom("pickup_codes as own")
    .innerJoin("packages as parcel", "parcel.id", "own.package_id")
    .select(["own.package_id", "own.code", "own.wrong_tries", "own.expires_at"])
    .where("parcel.tid", "=", tid)
    .where("parcel.transport_state", "=", "waiting_for_pickup")
    .forUpdate("own")
    .executeTakeFirst();

export async function countWrongTry(db: Db, parcelId: number): Promise<void> {
  await db
    .updateTable("pickup_codes")
    .set((row) => ({ wrong_tries: row("wrong_tries", "+", 1) }))
    .where("package_id", "=", parcelId)
    .execute();
}

export async function deleteCode(db: Db, parcelId: number): Promise<void> {
  await db.deleteFrom("pickup_codes").where("package_id", "=", parcelId).execute();
}

export interface StoredHandOver {
  readonly receiver: string;
  readonly proof: string;
  readonly proof_kind: HandOverProof;
  readonly handed_at: Date;
}

export async function insertHandOver(
  db: Db,
  handOver: StoredHandOver & { readonly package_id: number; readonly handed_by: number },
): Promise<void> {
  await db.insertInto("hand_overs").values(handOver).execute();
}

export const selectHandOver = (db: Db, parcelId: number): Promise<StoredHandOver | undefined> =>
  db
    .selectFrom("hand_overs")
    .select(["receiver", "proof", "proof_kind", "handed_at"])
    .where("package_id", "=", parcelId)
    .executeTakeFirst();

/** Takes the name and the picture of whoever took the parcels of an erased person. */
export async function emptyHandOvers(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("hand_overs")
    .set({ receiver: "", proof: "" })
    .where("package_id", "in", (parcels) =>
      parcels.selectFrom("packages").select("id").where("account_id", "=", accountId),
    )
    .execute();
}
