import type { InvoiceBuyer } from "@sampan/domain/money/receipts/invoice-buyer";
import type { Insertable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { InvoiceDetailsTable } from "../../kernel/db/tables-receipts.ts";

export type InvoiceDetails = Omit<InvoiceDetailsTable, "account_id" | "saved_at">;

/** What somebody wants on their receipts; nothing where they never said. */
export const selectInvoiceDetails = (
  db: Db,
  accountId: number,
): Promise<InvoiceDetails | undefined> =>
  db
    .selectFrom("invoice_details")
    .select(["kind", "barcode", "love_code", "tax_id", "company_name"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export async function putInvoiceDetails(
  db: Db,
  details: Insertable<InvoiceDetailsTable>,
): Promise<void> {
  const { account_id: _, ...change } = details;
  await db
    .insertInto("invoice_details")
    .values(details)
    .onConflict((met) => met.column("account_id").doUpdateSet(change))
    .execute();
}

export const removeInvoiceDetails = async (db: Db, accountId: number): Promise<void> => {
  await db.deleteFrom("invoice_details").where("account_id", "=", accountId).execute();
};

/** For whom a receipt is that is issued now. */
export async function findBuyer(db: Db, accountId: number): Promise<InvoiceBuyer> {
  const details = await selectInvoiceDetails(db, accountId);
  switch (details?.kind) {
    case "barcode":
      return { kind: "barcode", barcode: details.barcode };
    case "donation":
      return { kind: "donation", love_code: details.love_code };
    case "company": {
      const { tax_id, company_name: name, barcode } = details;
      return { kind: "company", tax_id, name, ...(barcode === "" ? {} : { barcode }) };
    }
    default:
      return { kind: "member" };
  }
}
