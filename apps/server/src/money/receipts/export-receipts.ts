import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { exportReceipts as exportCall } from "@sampan/contract/money/staff-receipts";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { spanOfMonth } from "@sampan/domain/money/closes/close";
import { splitIncludedTax } from "@sampan/domain/money/receipts/included-tax";
import { formsOf } from "@sampan/domain/people/regions/regions";
import type { Db } from "../../kernel/db/db.ts";
import { selectGranted, selectIssued } from "./shown-receipt-queries.ts";

const columns = [
  "number",
  "date",
  "what",
  "of",
  "payment",
  "buyer_tax_id",
  "before_tax",
  "tax",
  "total",
  "rounding",
  "currency",
  "state",
];

/**
 * A month of a region for its accountant: everything that was issued, in the order of its numbers, then what was taken
 * off, below nothing. A void one keeps its line.
 */
export async function exportReceipts(
  db: Db,
  { region, month }: InputOf<typeof exportCall>,
): Promise<Result<OutputOf<typeof exportCall>, never>> {
  const { kind, tax_bp, unit } = formsOf[region].receipt;
  const span = { kind, ...spanOfMonth(month, region) };
  const [issued, granted] = [await selectIssued(db, span), await selectGranted(db, span)];
  const moneyOf = (cents: number) => {
    const { net, tax } = splitIncludedTax(Math.abs(cents), { tax_bp, unit });
    const sign = cents < 0 ? -1 : 1;
    return [decimalOf(sign * net), decimalOf(sign * tax), decimalOf(cents)];
  };
  const dateOf = (at: Date | null) => (at ? formatWireTime(at, region) : "");
  const csv = csvOf([
    columns,
    ...issued.map(({ number, issued_at, tid, buyer, amount, rounding, currency, state }) => [
      number ?? "",
      dateOf(issued_at),
      kind,
      "",
      tid,
      buyer?.kind === "company" ? buyer.tax_id : "",
      ...moneyOf(amount),
      decimalOf(rounding),
      currency,
      state,
    ]),
    ...granted.map(({ number, granted_at, receipt_number, tid, amount, currency }) => [
      number ?? "",
      dateOf(granted_at),
      "allowance",
      receipt_number ?? "",
      tid,
      "",
      ...moneyOf(-amount),
      "",
      currency,
      "issued",
    ]),
  ]);
  return ok({ data: { name: `receipts-${region}-${month}.csv`, csv } });
}
