import { addDays } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-coupons": Record<never, never>;
  }
}

const peopleAtOnce = 500;

/**
 * The job "watch-coupons": coupons past their end expire, and whoever holds some that end within the days of the
 * setting is told once. Those taken within the last day are left alone: their holder has just read the end. [CPN-09]
 */
export async function watchCoupons(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  await db
    .updateTable("coupons")
    .set({ state: "expired" })
    .where("state", "=", "granted")
    .where("ends_at", "<=", now)
    .execute();
  const days = needs.limits.coupon_reminder_days;
  if (days === 0) return;
  const until = addDays(now, days);
  const holders = await ending(db, { now, until })
    .select("account_id")
    .distinct()
    .limit(peopleAtOnce)
    .execute();
  await actOnEach(holders, {
    log: needs.log,
    name: ({ account_id }) => `coupons of account ${account_id}`,
    act: ({ account_id }) =>
      db
        .transaction()
        .execute((open) => remind(open, needs, { accountId: account_id, now, until })),
  });
}

const ending = (db: Db, { now, until }: { readonly now: Date; readonly until: Date }) =>
  db
    .selectFrom("coupons")
    .where("state", "=", "granted")
    .where("reminded_at", "is", null)
    .where("ends_at", ">", now)
    .where("ends_at", "<=", until)
    .where("granted_at", "<=", addDays(now, -1));

async function remind(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  {
    accountId,
    now,
    until,
  }: { readonly accountId: number; readonly now: Date; readonly until: Date },
): Promise<void> {
  const told = await db
    .updateTable("coupons")
    .set({ reminded_at: now })
    .where("id", "in", ending(db, { now, until }).select("id").where("account_id", "=", accountId))
    .where("reminded_at", "is", null)
    .returning(sql<number>`1`.as("one"))
    .execute();
  if (told.length === 0) return;
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "coupons_ending",
    values: { count: told.length },
    link: "/myCoupon",
    now,
  });
}
