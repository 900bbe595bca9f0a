import type { NoticeKind, NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { RefundRecord } from "./refund-queries.ts";

/** Where a customer sees what becomes of a refund. */
export const linkToRefund = (number: string): string =>
  `/refundDetail?number=${encodeURIComponent(number)}`;

export type RefundNotice = Extract<
  NoticeKind,
  `refund_${string}` | "compensation_paid" | "price_fall_returned"
>;

/** Tells whose refund it is what became of it. [BO-53] */
export const tellOfRefund = <Kind extends RefundNotice>(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  { account_id, number }: Pick<RefundRecord, "account_id" | "number">,
  {
    kind,
    values,
    now,
  }: { readonly kind: Kind; readonly values: NoticeValues[Kind]; readonly now: Date },
): Promise<void> =>
  notifyCustomer(db, jobs, {
    accountId: account_id,
    kind,
    values,
    link: linkToRefund(number),
    now,
  });
