import { type BillPeriod, type BillRow, writeBill } from "@sampan/sandbox/alibaba/write-bill";

/** A row of a bill, as the sandbox's Alipay writes it; the product itself never knows of the sandbox. */
export type AlipayRow = BillRow;

/** A bill of these rows, as its bytes. */
export const billBytes = (
  rows: readonly AlipayRow[],
  period?: BillPeriod,
): Uint8Array<ArrayBuffer> => new Uint8Array(writeBill(rows, period));

/** The same, as a file that somebody brings. */
export const billFile = (rows: readonly AlipayRow[], period?: BillPeriod): Blob =>
  new Blob([billBytes(rows, period)]);
