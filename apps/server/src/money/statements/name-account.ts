import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import type { Db } from "../../kernel/db/db.ts";

export interface AccountOfBank {
  readonly format: StatementFormat;
  readonly currency: PaymentCurrency;
  /** Empty where the bank's file does not say. */
  readonly account: string;
}

/**
 * What an account is called in the digests of its movements: the first of a bank by the bank alone, as before files said more
 * of it, each later one by its number too. What was brought before a file said the number is that first account's.
 */
export async function nameAccount(
  db: Db,
  { format, currency, account }: AccountOfBank,
): Promise<string> {
  const named = await db
    .selectFrom("statements")
    .select("account")
    .where("format", "=", format)
    .where("currency", "=", currency)
    .where("account", "<>", "")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const plain = `${format} ${currency}`;
  if (account === "" || named?.account === account) return plain;
  if (named) return `${plain} ${account}`;
  await db
    .updateTable("statements")
    .set({ account })
    .where("format", "=", format)
    .where("currency", "=", currency)
    .execute();
  return plain;
}
