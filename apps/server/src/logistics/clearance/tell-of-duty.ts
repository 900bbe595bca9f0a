import { type PaymentCurrency, sum } from "@sampan/domain/kernel/money";
import type { DutyReceipt } from "@sampan/domain/logistics/clearance/duty-receipt";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";

/** Whom and what a telling is about. */
interface Parcel {
  readonly tid: string;
  readonly account_id: number;
}

interface Told {
  readonly kind: "duty_receipt_kept" | "duty_receipt_corrected";
  readonly parcel: Parcel;
  /** Cents of `currency`. */
  readonly receipt: DutyReceipt & { readonly currency: PaymentCurrency };
  readonly now: Date;
}

/** Tells a parcel's owner what customs was paid for it, or what it was really paid where an entry was wrong. */
export async function tellOfDuty(
  db: Db,
  jobs: Needs["jobs"],
  { kind, parcel: { tid, account_id }, receipt, now }: Told,
): Promise<void> {
  const { number, currency, duty, vat } = receipt;
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind,
    values: { tid, number, amount: sum([duty, vat]), currency },
    link: `/clearance/${tid}`,
    now,
  });
}

/** Tells whoever was shown a receipt of another's parcel that it is gone. */
export async function tellOfWithdrawn(
  db: Db,
  jobs: Needs["jobs"],
  { parcel: { tid, account_id }, number, now }: Pick<Told, "parcel" | "now"> & { number: string },
): Promise<void> {
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "duty_receipt_withdrawn",
    values: { tid, number },
    link: `/packageDetail/${tid}`,
    now,
  });
}
