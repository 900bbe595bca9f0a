import type { BooksCurrency } from "@sampan/domain/money/closes/close";
import type { Db } from "../../kernel/db/db.ts";
import type { Found } from "./difference-queries.ts";

interface SealOfClose {
  readonly sealed_block: number | null;
  readonly sealed_digest: string | null;
}

/** What is sealed now, for a close to note; nulls before the first block. */
export async function findLastSeal(db: Db): Promise<SealOfClose> {
  const last = await db
    .selectFrom("ledger_blocks")
    .select(["position as sealed_block", "digest as sealed_digest"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ?? { sealed_block: null, sealed_digest: null };
}

/** Closes that noted a seal which is not there any more, or is another one: somebody wrote the blocks anew. */
export async function findLostSeals(db: Db, currency: BooksCurrency): Promise<readonly Found[]> {
  const lost = await db
    .selectFrom("daily_closes as close")
    .leftJoin("ledger_blocks as block", (join) =>
      join
        .onRef("block.position", "=", "close.sealed_block")
        .onRef("block.digest", "=", "close.sealed_digest"),
    )
    .select("close.day")
    .where("close.currency", "=", currency)
    .where("close.sealed_block", "is not", null)
    .where("block.position", "is", null)
    .execute();
  return lost.map(({ day }) => ({ kind: "seal", subject: `close ${day}`, expected: 1, found: 0 }));
}

/** The newest of the seals that closes of a day noted, with how many transfers were sealed up to it. */
export async function findSealOfDay(db: Db, closes: readonly SealOfClose[]) {
  const noted = closes
    .flatMap(({ sealed_block, sealed_digest }) =>
      sealed_block === null || sealed_digest === null
        ? []
        : [{ block: sealed_block, digest: sealed_digest }],
    )
    .toSorted((one, other) => other.block - one.block)[0];
  if (!noted) return null;
  const { transfers } = await db
    .selectFrom("ledger_blocks")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("transfers"), row.lit(0)).as("transfers"))
    .where("position", "<=", noted.block)
    .executeTakeFirstOrThrow();
  return { ...noted, transfers };
}
