import type { NoticeAmount } from "./notice-amount.ts";

/** A receipt of customs by its number, and its parcel. */
interface OfReceipt {
  readonly tid: string;
  readonly number: string;
}

/** What a customer is told of receipts of duty; amounts are duty and tax together. */
export interface DutyNotices {
  readonly duty_receipt_kept: OfReceipt & NoticeAmount;
  /** Entered anew, with what it says now. */
  readonly duty_receipt_corrected: OfReceipt & NoticeAmount;
  /** It was another parcel's. */
  readonly duty_receipt_withdrawn: OfReceipt;
}
