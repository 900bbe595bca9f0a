import { query, queryPages } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { getInvoiceDetails, queryReceipts } from "@sampan/contract/money/receipts";

const asksLogin = { asksLogin: true };

/** Issued a minute after their payment, so they are read anew whenever somebody looks. */
export const receiptsQuery = { ...queryPages(queryReceipts, {}, asksLogin), staleTime: 0 };

export type Details = OutputOf<typeof getInvoiceDetails>["data"];
export const invoiceDetailsQuery = query(getInvoiceDetails, {}, asksLogin);
