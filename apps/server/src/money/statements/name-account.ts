import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import type { Db } from "../../kernel/db/db.ts";

export interface AccountOfBank {
  readonly format: StatementFormat;
  readonly currency: PaymentCurrency;
  /** Empty where the bank's file does not say. */
  readonly account: string;
}

/** Which account a file is of, and what that is called in the digests of its movements. */
interface NamedAccount {
  readonly account: string;
  readonly in_digests: string;
}

/**
 * In digests the first account of a bank is called by the bank alone, as before files said more of it, each later one by its number
 * too. What was brought before a file said the number is that first account's, and so is a file that does not say it while the bank
 * has no other.
 */
export async function nameAccount(
  db: Db,
  { format, currency, account }: AccountOfBank,
): Promise<NamedAccount> {
  const named = await db
    .selectFrom("statements")
    .select("account")
    .where("format", "=", format)
    .where("currency", "=", currency)
    .where("account", "<>", "")
    .groupBy("account")
    .orderBy((row) => row.fn.min("id"))
    .limit(2)
    .execute();
  const [first, second] = named;
  const plain = `${format} ${currency}`;
  if (account === "") return { account: second ? "" : (first?.account ?? ""), in_digests: plain };
  if (first) {
    const in_digests = first.account === account ? plain : `${plain} ${account}`;
    return { account, in_digests };
  }
  for (const table of ["statements", "closed_bank_accounts"] as const)
    await db
      .updateTable(table)
      .set({ account })
      .where("format", "=", format)
      .where("currency", "=", currency)
      .execute();
  return { account, in_digests: plain };
}
