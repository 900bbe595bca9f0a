import type { consoleSession as source } from "../../zh/people/console-session.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleSession = {
  house: "Sampan console",
  title: "Staff log-in",
  email: "E-mail",
  emailNeeded: "Enter your e-mail address",
  password: "Password",
  passwordNeeded: "Enter your password",
  otp: "One-time password",
  otpHint: "6 digits or a recovery code",
  submit: "Log in",
} as const satisfies SameKeys<typeof source>;
