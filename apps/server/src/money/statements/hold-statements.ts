import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * Two imports of one currency go one after the other, and so does whatever lets an arrival be sure: that follows from everything
 * that is open. Held before any row of a payout or a top-up.
 */
export async function holdStatements(db: Db, currency: PaymentCurrency): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`statements ${currency}`}, 0))`.execute(
    db,
  );
}
