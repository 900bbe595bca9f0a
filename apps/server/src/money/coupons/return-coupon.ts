import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import type { Jobs } from "../../kernel/jobs/jobs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { sql } from "kysely";

/** For how long a coupon that comes back can still be used, at the least. */
const days = 7;

/**
 * Gives a coupon back whole, whether it waits for its order or was used by it: valid seven more days at the least, and
 * its owner is told. Nothing happens for a tid that holds none. Answers true when one came back. [CPN-13]
 */
export async function returnCoupon(
  db: Db,
  jobs: Jobs,
  { tid, now }: { readonly tid: string; readonly now: Date },
): Promise<boolean> {
  const returned = await db
    .updateTable("coupons")
    .set({
      state: "granted",
      tid: "",
      used_at: null,
      amount: null,
      reminded_at: null,
      ends_at: sql<Date>`greatest(ends_at, ${addDays(now, days)}::timestamptz)`,
    })
    .where("tid", "=", tid)
    .where("state", "in", ["reserved", "used"])
    .returning("account_id")
    .executeTakeFirst();
  if (!returned) return false;
  const link = "/myCoupon";
  const told = { kind: "coupon_returned", values: { tid }, link, now } as const;
  await notifyCustomer(db, jobs, { accountId: returned.account_id, ...told });
  return true;
}
