import { addDays } from "@sampan/domain/kernel/business-time";
import { type Region, regions } from "@sampan/domain/kernel/regions";
import type { MovedEnds } from "@sampan/domain/money/coupons/coupon-end";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";

import { endsNow, hasNotEnded } from "./coupon-ends.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-coupons": Record<never, never>;
  }
}

const peopleAtOnce = 500;

/**
 * The job "watch-coupons": coupons past their end, as closed days move it, expire, and whoever holds some that end within the days of the
 * setting is told once. Those taken within the last day are left alone: their holder has just read the end. [CPN-09]
 */
export async function watchCoupons(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const settings = needs.settings.at(now);
  for (const region of regions) await expire(db, endsNow(now, { region, settings }), region);
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

/** Coupons of people of a region whose end is past, moved over its closed days or not. */
const expire = (db: Db, ends: MovedEnds, region: Region) =>
  db
    .updateTable("coupons")
    .set({ state: "expired" })
    .where("state", "=", "granted")
    .where("ends_at", "<=", ends.now)
    .where((row) => row.not(hasNotEnded("ends_at", ends)))
    .where((row) =>
      row.exists(
        row
          .selectFrom("accounts")
          .select("accounts.id")
          .whereRef("accounts.id", "=", "coupons.account_id")
          .where("accounts.region", "=", region),
      ),
    )
    .execute();

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
