import { createHash } from "node:crypto";
import { getStaffMe, logInStaff } from "@sampan/contract/staff-sessions";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";
import { readConfig } from "../config.ts";
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

/** What an authenticator does with the text it is given. */
function codeOf(secretText: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(secretText, (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes =
    bits
      .join("")
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return otpOfStep(Buffer.from(bytes), Math.floor(clock.now().getTime() / 30_000));
}

test("a first log-in shows the secret until its code was used once [BO-01]", async () => {
  const email = await colleague();
  const desk = visitor();
  const shown = await desk.call(logInStaff, { email, password });
  expect(refusalOf(shown)).toBe("otp_setup_needed");
  const secret = shown.ok ? "" : String(shown.error.values?.["secret"]);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(shown.ok ? "" : shown.error.message).toContain(secret);
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

test("wrong codes lock like wrong passwords [BO-01]", async () => {
  const email = await colleague();
  expect(refusalOf(await visitor().call(logInStaff, { email, password }))).toBe("otp_setup_needed");
  const answers: string[] = [];
  for (const _ of Array(5))
    answers.push(refusalOf(await visitor().call(logInStaff, { email, password, otp: "abcdef" })));
  expect(answers).toEqual(["otp_wrong", "otp_wrong", "otp_wrong", "otp_wrong", "account_locked"]);
});
