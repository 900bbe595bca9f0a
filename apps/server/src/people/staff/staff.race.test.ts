import { createHash } from "node:crypto";
import { checkAuditChain } from "@sampan/contract/kernel/audit/staff-audit";
import { setCustomerTier } from "@sampan/contract/people/customers/staff-customers";
import { queryStaff, setStaffState } from "@sampan/contract/people/staff/staff-members";
import { getStaffMe, logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { makeOtpSecret } from "./otp-secret.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

const world = await openTestApp();
const { clock, customer, db, needs, staff, visitor } = world;

const password = createHash("sha256").update("Desk_2026").digest("hex");
const stored = valueOf(await hashPassword(password));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const tally = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((name) => [name, answers.filter((one) => one === name).length]),
  );

test("60 acts of staff at once stand in one chain without a gap or a fork [BO-03]", async () => {
  const marketing = await staff("marketing");
  const customers = await Promise.all(Array.from({ length: 60 }, () => customer()));
  const answers = await Promise.all(
    customers.map(({ uid }, nth) =>
      // Some of them are refused, and take what they wrote back.
      marketing.call(setCustomerTier, {
        uid: nth % 6 === 0 ? "nobody000000" : uid,
        user_level: "gold",
        reason: "loyal",
      }),
    ),
  );
  expect(tally(answers.map(refusalOf))).toEqual({ accepted: 50, customer_unknown: 10 });
  const admin = await staff("admin");
  const { data } = valueOf(await admin.call(checkAuditChain, {}));
  expect(data).toMatchObject({ checked: 50, found: null });
});

test("a customer pays while somebody holds the chain of the log [BO-03]", async () => {
  const journey = await openJourney(world);
  const ming = await customer();
  const tid = await journey.approved(ming);
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  await db.transaction().execute(async (open) => {
    await sql`select pg_advisory_xact_lock(7226373)`.execute(open);
    // Would wait for this very transaction if a payment wrote to the log.
    expect(refusalOf(await pay(ming, tid))).toBe("accepted");
  });
});

test("administrators who disable each other at once leave one of them [BO-04]", async () => {
  const admins = await Promise.all(Array.from({ length: 8 }, () => staff("admin")));
  const emails = await Promise.all(
    admins.map(async (one) => valueOf(await one.call(getStaffMe, {})).data.email),
  );
  const next = (nth: number) => emails[(nth + 1) % emails.length] ?? "";
  const answers = await Promise.all(
    admins.map((one, nth) =>
      one.call(setStaffState, { email: next(nth), state: "disabled", reason: "race" }),
    ),
  );
  const outcomes = tally(answers.map(refusalOf));
  const disabled = await db
    .selectFrom("staff_members")
    .select("id")
    .where("email", "in", emails)
    .where("state", "=", "disabled")
    .execute();
  expect(disabled).toHaveLength(outcomes["accepted"] ?? 0);
  expect(disabled.length).toBeGreaterThan(0);
  expect(disabled.length).toBeLessThan(8);
  const gone = new Set(disabled.map(({ id }) => id));
  for (const left of admins.filter(({ id }) => !gone.has(id)))
    expect(refusalOf(await left.call(queryStaff, {}))).toBe("accepted");
});

test("of four log-ins with one recovery code at once, one gets in [BO-01]", async () => {
  const { id } = await staff("reviewer");
  await makeOtpSecret(db, id, needs);
  const { email } = await db
    .updateTable("staff_members")
    .set((eb) => ({
      password_hash: stored,
      otp_sealed: eb.ref("otp_pending"),
      otp_pending: null,
    }))
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  const [otp = ""] = await makeRecoveryCodes(db, id, needs);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => visitor().call(logInStaff, { email, password, otp })),
  );
  expect(tally(answers.map(refusalOf))).toEqual({ accepted: 1, otp_wrong: 3 });
});
