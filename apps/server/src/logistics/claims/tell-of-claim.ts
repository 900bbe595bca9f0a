import type { NoticeKind, NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { ClaimRecord } from "./claim-queries.ts";

/** Where a customer sees what becomes of a claim. [RT-44] */
export const linkToClaim = (number: string): string => `/claimDetail/${number}`;

export type ClaimNotice = Extract<NoticeKind, `claim_${string}`>;

/** Tells whose claim it is what became of it. [BO-53] */
export const tellOfClaim = <Kind extends ClaimNotice>(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  { account_id, number }: Pick<ClaimRecord, "account_id" | "number">,
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
    link: linkToClaim(number),
    now,
  });
