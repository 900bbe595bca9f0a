import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryReceipts } from "@sampan/contract/money/receipts";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { ReceiptKind } from "@sampan/domain/kernel/receipt-kinds";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { InvoiceBuyer } from "@sampan/domain/money/receipts/invoice-buyer";
import type { ReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import { receiptForm } from "@sampan/domain/people/regions/receipt-region";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { selectOwnReceipts } from "./shown-receipt-queries.ts";

/** Receipts of what the caller paid, the latest first. */
export async function listReceipts(
  db: Db,
  { page, page_size }: InputOf<typeof queryReceipts>,
  { customer, region }: CustomerCaller,
): Promise<Result<OutputOf<typeof queryReceipts>, never>> {
  const offset = (page - 1) * page_size;
  const rows = await selectOwnReceipts(db, customer.id, { limit: page_size, offset });
  return ok({
    datalist: rows.map((row) => ({
      key: row.key,
      kind: row.kind,
      tid: row.tid,
      number: row.number ?? "",
      date: formatWireTime(row.issued_at ?? row.paid_at, region),
      amount: row.amount,
      currency: row.currency,
      state: shownState(row.state),
      random_number: row.random_number ?? "",
      carrier: carrierOf(row.buyer),
      allowed: row.allowed,
      has_pdf: row.number !== null && isOurs(row.kind),
      credit_notes: isOurs(row.kind) ? row.notes.map((note) => describeNote(note, region)) : [],
    })),
    total: rows[0]?.total ?? 0,
  });
}

const isOurs = (kind: ReceiptKind): boolean => receiptForm(kind).numbered === "here";

interface Note {
  readonly key: string;
  readonly number: string | null;
  readonly amount: number;
  /** As JSON, since it comes with its receipt. */
  readonly granted_at: Date | string | null;
}

const describeNote = ({ key, number, amount, granted_at }: Note, region: Region) => ({
  key,
  number: number ?? "",
  date: formatWireTime(new Date(granted_at ?? 0), region),
  amount,
});

/** What gives us trouble is being issued as far as they see. */
const shownState = (state: ReceiptState) =>
  state === "unclear" || state === "refused" ? ("asked" as const) : state;

function carrierOf(buyer: InvoiceBuyer | null): string {
  switch (buyer?.kind) {
    case "barcode":
      return buyer.barcode;
    case "donation":
      return buyer.love_code;
    case "company":
      return buyer.barcode ?? buyer.tax_id;
    default:
      return "";
  }
}
