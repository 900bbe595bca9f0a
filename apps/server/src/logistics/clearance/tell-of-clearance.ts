import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";

interface Telling {
  readonly kind:
    | "clearance_asked"
    | "clearance_changed"
    | "clearance_requested"
    | "clearance_reminder"
    | "clearance_refused"
    | "clearance_cleared";
  readonly parcel: { readonly tid: string; readonly account_id: number };
  /** In the desk's words, of what was refused. */
  readonly reason: string;
  readonly now: Date;
}

/** Tells a parcel's owner what is to be done about its declaration, or that nothing is any more. */
export async function tellOfClearance(
  db: Db,
  jobs: Needs["jobs"],
  { kind, parcel: { tid, account_id }, reason, now }: Telling,
): Promise<void> {
  const to = { accountId: account_id, link: `/clearance/${tid}`, now };
  await (kind === "clearance_refused"
    ? notifyCustomer(db, jobs, { ...to, kind, values: { tid, reason } })
    : notifyCustomer(db, jobs, { ...to, kind, values: { tid } }));
}
