import type { Db } from "../../kernel/db/db.ts";

export interface SealedTokens {
  readonly source: string;
  readonly origin: string;
  readonly sealed: Buffer;
  readonly renewed_at: Date;
}

export const findSourceTokens = (
  db: Db,
  { source, origin }: Pick<SealedTokens, "source" | "origin">,
): Promise<{ sealed: Buffer } | undefined> =>
  db
    .selectFrom("source_tokens")
    .select("sealed")
    .where("source", "=", source)
    .where("origin", "=", origin)
    .executeTakeFirst();

/** The newest stay, in whatever order several processes come. */
export async function upsertSourceTokens(db: Db, tokens: SealedTokens): Promise<void> {
  const { source: _source, ...changing } = tokens;
  await db
    .insertInto("source_tokens")
    .values(tokens)
    .onConflict((conflict) =>
      conflict
        .column("source")
        .doUpdateSet(changing)
        .where("source_tokens.renewed_at", "<=", tokens.renewed_at),
    )
    .execute();
}
