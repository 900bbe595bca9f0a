import type { IdentityKind, IdentityState } from "@sampan/domain/people/identities/identities";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import type { IdentityKey } from "./identity-seal.ts";

/** Both tables have the same columns, so one type stands for either. */
const tables = { real_name: "real_names", company: "companies" } as const satisfies Record<
  IdentityKind,
  string
>;
const tableOf = (kind: IdentityKind) => tables[kind] as "real_names";

/** Writes a submission, unless one waits or was verified. True when it was written. */
export async function submitIdentity(
  db: Db,
  { kind, accountId, sealed, now }: IdentityKey & { sealed: Buffer; now: Date },
): Promise<boolean> {
  const fresh = {
    state: "submitted",
    sealed,
    reason: "",
    submitted_at: now,
    decided_at: null,
    decided_by: null,
    claimed_at: null,
    claimed_by: null,
  } as const;
  const table = tableOf(kind);
  const written = await db
    .insertInto(table)
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet(fresh)
        .where((its) => its.eb(its.ref(`${table}.state`), "=", "rejected")),
    )
    .returning("account_id")
    .executeTakeFirst();
  return written !== undefined;
}

export interface IdentityRow {
  readonly state: IdentityState;
  readonly sealed: Buffer | null;
  readonly reason: string;
  readonly submitted_at: Date;
  readonly claimed_by: number | null;
  readonly claimed_at: Date | null;
}

/** With `lock` nobody else decides it until the transaction ends. */
export async function findIdentity(
  db: Db,
  { kind, accountId }: IdentityKey,
  { lock = false } = {},
): Promise<IdentityRow | undefined> {
  const found = await db
    .selectFrom(tableOf(kind))
    .select(["state", "sealed", "reason", "submitted_at", "claimed_by", "claimed_at"])
    .where("account_id", "=", accountId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return found;
}

export async function setClaim(
  db: Db,
  { kind, accountId }: IdentityKey,
  claim: { readonly claimed_by: number; readonly claimed_at: Date } | undefined,
): Promise<void> {
  await db
    .updateTable(tableOf(kind))
    .set(claim ?? { claimed_by: null, claimed_at: null })
    .where("account_id", "=", accountId)
    .execute();
}

export async function setDecision(
  db: Db,
  { kind, accountId }: IdentityKey,
  decision: {
    readonly state: "verified" | "rejected";
    readonly reason: string;
    readonly decided_at: Date;
    readonly decided_by: number;
  },
): Promise<void> {
  await db
    .updateTable(tableOf(kind))
    .set({ ...decision, claimed_by: null, claimed_at: null })
    .where("account_id", "=", accountId)
    .execute();
}

export async function deleteIdentity(db: Db, { kind, accountId }: IdentityKey): Promise<void> {
  await db.deleteFrom(tableOf(kind)).where("account_id", "=", accountId).execute();
}

export interface ListedIdentity {
  readonly uid: string;
  readonly region: Region;
  readonly state: IdentityState;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  readonly reason: string;
  readonly claimed_by: number | null;
  readonly claimed_at: Date | null;
  readonly claimed_name: string | null;
  readonly decided_name: string | null;
}

export interface IdentityFilter {
  readonly kind: IdentityKind;
  readonly state: IdentityState;
  readonly uid?: string | undefined;
  readonly page: number;
  readonly page_size: number;
}

/** One page of submissions, without what they hold: what waits from the longest on, the rest newest first. */
export async function listIdentityRows(
  db: Db,
  { kind, state, uid, page, page_size }: IdentityFilter,
): Promise<{ rows: ListedIdentity[]; total: number }> {
  const matching = db
    .selectFrom(`${tableOf(kind)} as identity`)
    .innerJoin("accounts as account", "account.id", "identity.account_id")
    .where("identity.state", "=", state)
    .$if(uid !== undefined, (query) => query.where("account.uid", "=", uid as string));
  const rows = await matching
    .leftJoin("staff_members as claimer", "claimer.id", "identity.claimed_by")
    .leftJoin("staff_members as decider", "decider.id", "identity.decided_by")
    .select([
      "account.uid",
      "account.region",
      "identity.state",
      "identity.submitted_at",
      "identity.decided_at",
      "identity.reason",
      "identity.claimed_by",
      "identity.claimed_at",
      "claimer.name as claimed_name",
      "decider.name as decided_name",
    ])
    .orderBy("identity.submitted_at", state === "submitted" ? "asc" : "desc")
    .orderBy("account.id")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: rows, total };
}

export async function findStaffName(db: Db, id: number): Promise<string> {
  const { name } = await db
    .selectFrom("staff_members")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return name;
}

/** A real name whose person has no key yet, locked; it was sealed by the server's. */
export async function findSealedByServer(
  db: Db,
): Promise<{ readonly accountId: number; readonly sealed: Buffer } | undefined> {
  const found = await db
    .selectFrom("real_names")
    .select(["account_id", "sealed"])
    .where("sealed", "is not", null)
    .where((its) =>
      its.not(
        its.exists(
          its
            .selectFrom("person_keys")
            .select("person_keys.account_id")
            .whereRef("person_keys.account_id", "=", "real_names.account_id"),
        ),
      ),
    )
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return found?.sealed ? { accountId: found.account_id, sealed: found.sealed } : undefined;
}

export async function setSealed(
  db: Db,
  { kind, accountId }: IdentityKey,
  sealed: Buffer,
): Promise<void> {
  await db.updateTable(tableOf(kind)).set({ sealed }).where("account_id", "=", accountId).execute();
}
