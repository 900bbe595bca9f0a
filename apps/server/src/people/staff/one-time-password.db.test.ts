import { createHash } from "node:crypto";
import { getOwnSecurity } from "@sampan/contract/people/staff/staff-security";
import { getStaffMe, logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { expect, test } from "vitest";
import { readOtpSecret } from "../../../../../tests/support/read-otp-secret.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { readConfig } from "../../kernel/config.ts";
import { otpOfStep } from "./one-time-password.ts";

const config = readConfig({ SAMPAN_MODE: "demo", STAFF_OTP: "on", OVERLOAD_DELAY_MS: "0" });
const { clock, db, staff, visitor } = await openTestApp({ config });

const password = createHash("sha256").update("Desk_2026").digest("hex");
const stored = valueOf(await hashPassword(password));

async function colleague(): Promise<string> {
  const { id } = await staff("reviewer");
  const { email } = await db
    .updateTable("staff_members")
    .set({ password_hash: stored })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  return email;
}

const codeOf = (secret: string): string =>
  otpOfStep(readOtpSecret(secret), Math.floor(clock.now().getTime() / 30_000));

test("a first log-in shows the secret until its code was used once [BO-01]", async () => {
  const email = await colleague();
  const desk = visitor();
  const shown = await desk.call(logInStaff, { email, password });
  expect(refusalOf(shown)).toBe("otp_setup_needed");
  const secret = shown.ok ? "" : String(shown.error.values?.["secret"]);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await desk.call(logInStaff, { email, password })).toEqual(shown);

  valueOf(await desk.call(logInStaff, { email, password, otp: codeOf(secret) }));
  valueOf(await desk.call(getStaffMe, {}));
  expect(refusalOf(await visitor().call(logInStaff, { email, password }))).toBe("otp_needed");
});

test("a code is used once, and the next one opens the door again [BO-01]", async () => {
  const email = await colleague();
  const shown = await visitor().call(logInStaff, { email, password });
  const secret = shown.ok ? "" : String(shown.error.values?.["secret"]);
  const otp = codeOf(secret);
  valueOf(await visitor().call(logInStaff, { email, password, otp }));
  expect(refusalOf(await visitor().call(logInStaff, { email, password, otp }))).toBe("otp_wrong");
  clock.pass({ minutes: 0.5 });
  const next = { email, password, otp: codeOf(secret) };
  expect(refusalOf(await visitor().call(logInStaff, next))).toBe("accepted");
});

test("a recovery code opens the door once, however it is typed, and is missed afterwards [BO-01]", async () => {
  const email = await colleague();
  const shown = await visitor().call(logInStaff, { email, password });
  const secret = shown.ok ? "" : String(shown.error.values?.["secret"]);
  const first = valueOf(await visitor().call(logInStaff, { email, password, otp: codeOf(secret) }));
  expect(new Set(first.recovery_codes).size).toBe(10);
  const [code = ""] = first.recovery_codes;
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  const typed = ` ${code.replaceAll("-", "").toUpperCase()}`;
  const desk = visitor();
  const second = valueOf(await desk.call(logInStaff, { email, password, otp: typed }));
  expect(second.recovery_codes).toEqual([]);
  const { otp } = valueOf(await desk.call(getOwnSecurity, {})).data;
  expect(otp).toEqual({ is_on: true, is_required: true, recovery_codes_left: 9 });
  const again = await visitor().call(logInStaff, { email, password, otp: code });
  expect(refusalOf(again)).toBe("otp_wrong");
});

test("nothing that opens a door is stored as it is [NFR-06]", async () => {
  const email = await colleague();
  const shown = await visitor().call(logInStaff, { email, password });
  const secret = shown.ok ? "" : String(shown.error.values?.["secret"]);
  const { recovery_codes } = valueOf(
    await visitor().call(logInStaff, { email, password, otp: codeOf(secret) }),
  );
  const members = await db.selectFrom("staff_members").selectAll().execute();
  const codes = await db.selectFrom("staff_recovery_codes").selectAll().execute();
  const acts = await db.selectFrom("audit_log").selectAll().execute();
  const stored = JSON.stringify([members, codes, acts], (_, value: unknown) =>
    Buffer.isBuffer(value) ? value.toString("utf8") : value,
  );
  expect(stored).toContain(email);
  for (const text of [secret, password, ...recovery_codes]) expect(stored).not.toContain(text);
});

test("wrong codes lock like wrong passwords [BO-01]", async () => {
  const email = await colleague();
  const setUp = await visitor().call(logInStaff, { email, password });
  expect(refusalOf(setUp)).toBe("otp_setup_needed");
  const answers: string[] = [];
  for (const _ of Array(5))
    answers.push(refusalOf(await visitor().call(logInStaff, { email, password, otp: "abcdef" })));
  expect(answers).toEqual(["otp_wrong", "otp_wrong", "otp_wrong", "otp_wrong", "account_locked"]);
});
