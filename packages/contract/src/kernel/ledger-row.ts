import * as z from "zod/mini";
import { Cents, PaymentCurrency, Place, WireTime } from "./fields.ts";

/** Cash, red packet and points: each is a ledger of its own. [WAL-43] [WAL-44] */
export const Subject = z.enum(["2010101", "2010102", "2010107"]);

/** One change of one subject. [WAL-06] [WAL-42] */
export const LedgerRow = z.object({
  /** Which change of its subject it is: no two of one customer share it, and it stays. */
  id: Place,
  subject: Subject,
  /** 1 income, -1 expense, 2 frozen, -2 unfrozen. [WAL-46] [WAL-47] [WAL-48] [WAL-49] */
  direct: z.literal([1, -1, 2, -2]),
  /** Always above zero: the sign is `direct`. */
  amount: Cents,
  /** Absent for points. */
  currency: z.nullable(PaymentCurrency),
  acc_time: WireTime,
  /** What it was, for icons: `topup_bank`, `payment`, ... */
  kind: z.string(),
  /** The order, bill or top-up it belongs to. */
  tid: z.string(),
  /** In the reader's language. */
  remark: z.string(),
  balance: Cents,
  lock_blc: Cents,
  total: Cents,
});
