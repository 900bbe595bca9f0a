import {
  setCustomerState,
  setCustomerTier,
} from "@sampan/contract/people/customers/staff-customers";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";
import { endTiers } from "./end-tiers.ts";

const { clock, customer, db, staff } = await openTestApp();

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
};

test("a tier that ends while staff give another one waits for them, and theirs stands [BO-47]", async () => {
  const ming = await customer();
  const marketing = await staff("marketing");
  const set = async (user_level: "gold" | "king", until?: string) => {
    const wish = { uid: ming.uid, user_level, reason: "活动", ...(until ? { until } : {}) };
    return refusalOf(await marketing.call(setCustomerTier, wish));
  };
  expect(await set("gold", "2026-03-02")).toBe("accepted");
  clock.pass({ days: 2 });
  // Both find the account held by somebody who changes it, in this order.
  const outcomes = await db.transaction().execute(async (open) => {
    await open
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", ming.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const given = set("king");
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    const ended = endTiers(db, clock.now()).then(
      () => "accepted",
      (error: unknown) => String(error),
    );
    await vi.waitFor(async () => expect(await waiting()).toBe(2));
    return { given, ended };
  });
  expect([await outcomes.given, await outcomes.ended]).toEqual(["accepted", "accepted"]);
  const { tier } = await db
    .selectFrom("accounts")
    .select("tier")
    .where("id", "=", ming.id)
    .executeTakeFirstOrThrow();
  expect(tier).toBe("king");
});

test("an account that its owner closes at this moment is not said to be disabled [BO-48]", async () => {
  const ming = await customer();
  const admin = await staff("admin");
  const wish = { uid: ming.uid, state: "disabled", reason: "可疑" } as const;
  const { asked } = await db.transaction().execute(async (open) => {
    await open
      .updateTable("accounts")
      .set({ state: "cancelled", cancelled_at: clock.now() })
      .where("id", "=", ming.id)
      .execute();
    const answer = admin.call(setCustomerState, wish).then(refusalOf);
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    return { asked: answer };
  });
  expect(await asked).toBe("customer_unknown");
});
