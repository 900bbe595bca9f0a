import type { NoticeAmount } from "./notice-amount.ts";

interface OfOrder {
  readonly tid: string;
}
interface OfParcel {
  readonly tid: string;
}

/** What a customer is told of damage claims, and of freight that comes back for a delay. */
export interface ClaimNotices {
  readonly claim_made: OfOrder;
  /** A parcel arrived clearly lighter than it left: we opened it ourselves. */
  readonly claim_opened: OfParcel;
  /** Nobody saw a parcel for days after it left: we opened it ourselves. */
  readonly claim_opened_silent: OfParcel;
  /** So many days later than its bill said: a share of its freight came back. */
  readonly delay_covered: OfParcel & NoticeAmount & { readonly days: number };
  readonly claim_accepted: OfOrder & NoticeAmount;
  readonly claim_rejected: OfOrder & { readonly reason: string };
  readonly claim_paid: OfOrder & NoticeAmount;
  readonly claim_late: OfOrder;
  readonly claim_settled: OfOrder;
  readonly claim_closed: OfOrder;
  /** A person looks again at what facts decided, and stays with it. */
  readonly claim_asked_again: OfOrder;
  readonly claim_kept: OfOrder & { readonly reason: string };
}
