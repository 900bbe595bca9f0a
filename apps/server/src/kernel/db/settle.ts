import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "./db.ts";

/** Carries a refusal out of a transaction, so that the transaction rolls back. */
class RolledBack extends Error {
  override readonly name = "RolledBack";
}

/** Runs the work in one transaction. A refusal undoes whatever was written before it. */
export async function settle<T, E>(
  db: Db,
  work: (db: Db) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  let refusal: Result<T, E> | undefined;
  try {
    return await db.transaction().execute(async (transaction) => {
      const answer = await work(transaction);
      if (answer.ok) return answer;
      refusal = answer;
      throw new RolledBack();
    });
  } catch (error) {
    if (refusal && error instanceof RolledBack) return refusal;
    throw error;
  }
}
