import { businessDay } from "../../kernel/business-time.ts";
import type { ReceiptKind } from "../../kernel/receipt-kinds.ts";
import { regions, type Region } from "../../kernel/regions.ts";
import { formsOf } from "./regions.ts";

/** The region whose law asks for this kind of receipt. */
export function regionOfReceipt(kind: ReceiptKind): Region {
  const region = regions.find((one) => formsOf[one].receipt.kind === kind);
  if (!region) throw new Error(`no region issues a ${kind}`);
  return region;
}

/** What the law of that region says of it. */
export const receiptForm = (kind: ReceiptKind) => formsOf[regionOfReceipt(kind)].receipt;

/** The year on the clocks there: running numbers begin anew with it. */
export const yearOfReceipt = (kind: ReceiptKind, now: Date): number =>
  Number(businessDay(now, regionOfReceipt(kind)).slice(0, 4));
