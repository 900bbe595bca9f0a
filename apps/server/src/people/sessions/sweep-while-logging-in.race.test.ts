import { createHash } from "node:crypto";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { sweepSessions } from "./sweep-sessions.ts";

const { clock, customer, db, needs, visitor } = await openTestApp();

const password = createHash("sha256").update("Boat_2026").digest("hex");
const stored = valueOf(await hashPassword(password));

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
};

test("whoever logs in again while their session that ended is swept gets in, and the sweep comes through [SES-09]", async () => {
  const ming = await customer();
  await db
    .updateTable("accounts")
    .set({ password_hash: stored })
    .where("id", "=", ming.id)
    .execute();
  const browser = visitor();
  const enter = async () => refusalOf(await browser.call(logIn, { account: ming.email, password }));
  expect(await enter()).toBe("accepted");
  // The session was seen after its log-in, and has ended since.
  clock.pass({ hours: 2 });
  await db
    .updateTable("sessions")
    .set({ seen_at: clock.now() })
    .where("account_id", "=", ming.id)
    .execute();
  clock.pass({ days: 20 });
  const { now } = { now: clock.now() };
  const both = await db.transaction().execute(async (open) => {
    await open
      .selectFrom("devices")
      .select("id")
      .where("account_id", "=", ming.id)
      .forUpdate()
      .execute();
    const entered = enter();
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    const swept = sweepSessions(db, { now, limits: needs.limits }).then(
      () => "accepted",
      (error: unknown) => String(error),
    );
    await vi.waitFor(async () => expect(await waiting()).toBe(2));
    return { entered, swept };
  });
  const outcomes = await Promise.all([both.entered.catch(String), both.swept]);
  expect(outcomes).toEqual(["accepted", "accepted"]);
});
