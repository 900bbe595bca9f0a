import * as z from "zod/mini";
import { rights, staffRoles } from "@sampan/domain/kernel/rights";
import { defineCall } from "../../kernel/call.ts";
import { Language, NoInput, NoOutput, PasswordHash, ShortText } from "../../kernel/fields.ts";

/** The staff member at the desk and what they may do there. [BO-02] */
export const StaffMe = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  rights: z.array(z.enum(rights)),
  language: Language,
});
export type StaffMe = z.infer<typeof StaffMe>;

export const logInStaff = defineCall({
  methods: ["POST"],
  path: "/staff/login",
  about: "Logs a staff member in with a session of its own kind.",
  access: "anyone",
  mutates: true,
  input: z.object({
    email: ShortText,
    password: PasswordHash,
    /** The six digits of an authenticator, or a recovery code. */
    otp: z._default(ShortText, ""),
    /** In the place of an initial password. */
    new_password: z.optional(PasswordHash),
  }),
  output: z.object({
    data: StaffMe,
    /** Those of an authenticator that this log-in proved; shown once. */
    recovery_codes: z.array(z.string()),
  }),
  refusals: [
    "wrong_password",
    "account_locked",
    "password_change_needed",
    "password_unchanged",
    "initial_password_expired",
    "otp_needed",
    "otp_wrong",
    "otp_setup_needed",
  ],
  transaction: "none",
});

export const logOutStaff = defineCall({
  methods: ["POST"],
  path: "/staff/logout",
  about: "Ends the staff session of this browser; without one it does nothing.",
  access: "anyone",
  mutates: true,
  input: NoInput,
  output: NoOutput,
  refusals: [],
});

export const getStaffMe = defineCall({
  methods: ["GET"],
  path: "/staff/me",
  about: "Reads who is logged in and their rights.",
  access: "staff",
  mutates: false,
  input: NoInput,
  output: z.object({ data: StaffMe }),
  refusals: [],
});
