import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput, PasswordHash, ShortText } from "../../kernel/fields.ts";
import { StaffSession } from "./staff-members.ts";

/** What every member may do about their own password, authenticator and sessions. */

export const getOwnSecurity = defineCall({
  methods: ["GET"],
  path: "/staff/me/security",
  about: "Reads the own authenticator's state and the own sessions.",
  access: "staff",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      otp: z.object({
        is_on: z.boolean(),
        /** Then it cannot be turned off, only replaced. */
        is_required: z.boolean(),
        recovery_codes_left: z.int(),
      }),
      sessions: z.array(StaffSession),
    }),
  }),
  refusals: [],
});

export const changeOwnPassword = defineCall({
  methods: ["POST"],
  path: "/staff/me/password",
  about: "Changes the own password and ends the other own sessions.",
  access: "staff",
  mutates: true,
  input: z.object({ password: PasswordHash, new_password: PasswordHash }),
  output: NoOutput,
  refusals: ["wrong_password", "account_locked", "password_unchanged"],
  transaction: "none",
});

export const startOwnOtp = defineCall({
  methods: ["POST"],
  path: "/staff/me/otp/start",
  about: "Shows the secret of a new authenticator, which counts once its first code was entered.",
  access: "staff",
  mutates: true,
  input: z.object({ password: PasswordHash }),
  output: z.object({
    data: z.object({
      /** As people type it. */
      secret: z.string(),
      /** As a phone reads it from a picture. */
      uri: z.string(),
    }),
  }),
  refusals: ["wrong_password", "account_locked"],
  transaction: "none",
});

/** They are shown once and never again. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmOwnOtp = defineCall({
  methods: ["POST"],
  path: "/staff/me/otp/confirm",
  about: "Proves the new authenticator by its code and hands out recovery codes.",
  access: "staff",
  mutates: true,
  input: z.object({ otp: ShortText }),
  output: z.object({ data: RecoveryCodes }),
  refusals: ["otp_not_started", "otp_wrong"],
});

export const renewRecoveryCodes = defineCall({
  methods: ["POST"],
  path: "/staff/me/otp/codes",
  about: "Hands out new recovery codes in the place of the former ones.",
  access: "staff",
  mutates: true,
  input: z.object({ password: PasswordHash }),
  output: z.object({ data: RecoveryCodes }),
  refusals: ["wrong_password", "account_locked", "otp_is_off"],
  transaction: "none",
});

export const removeOwnOtp = defineCall({
  methods: ["POST"],
  path: "/staff/me/otp/remove",
  about: "Turns the own authenticator off, where nobody has to have one.",
  access: "staff",
  mutates: true,
  input: z.object({ password: PasswordHash }),
  output: NoOutput,
  refusals: ["wrong_password", "account_locked", "otp_required", "otp_is_off"],
  transaction: "none",
});

export const endOwnSession = defineCall({
  methods: ["POST"],
  path: "/staff/me/sessions/end",
  about: "Ends one of the own sessions elsewhere and forgets its device.",
  access: "staff",
  mutates: true,
  input: z.object({ token: ShortText }),
  output: NoOutput,
  refusals: [],
});
