import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { SentCode, email, mobile } from "../codes/codes.ts";
import { NoInput, NoOutput, PasswordHash, WireTime } from "../../kernel/fields.ts";
import { User } from "../sessions/sessions.ts";

/** The new password, as lower-case hash, with the code that was sent for it. [ACC-05] */
const newPassword = { password: PasswordHash, captcha: SentCode };

export const resetPasswordByMobile = defineCall({
  methods: ["POST"],
  path: "/gateway/user/reset_password_by_mobile",
  about: "Sets a new password by the code texted to the account's number; ends all its sessions.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...mobile, ...newPassword }),
  output: NoOutput,
  refusals: ["mobile_invalid", "mobile_not_registered", "captcha_wrong", "captcha_locked"],
  transaction: "none",
});

export const resetPasswordByEmail = defineCall({
  methods: ["POST"],
  path: "/gateway/user/reset_password_by_email",
  about: "Sets a new password by the code mailed to the account's address; ends all its sessions.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...email, ...newPassword }),
  output: NoOutput,
  refusals: ["email_invalid", "email_not_registered", "captcha_wrong", "captcha_locked"],
  transaction: "none",
});

export const updateCheckEmail = defineCall({
  methods: ["GET"],
  path: "/gateway/user/update_check_email",
  about:
    "Succeeds when an e-mail address is the caller's own or free, before the profile is saved.",
  access: "customer",
  mutates: false,
  input: z.object(email),
  output: NoOutput,
  refusals: ["email_invalid", "email_known"],
  transaction: "none",
});

/** The password the customer has now: these calls are stepped up. */
const confirmed = { password: PasswordHash };

export const changeMobile = defineCall({
  methods: ["POST"],
  path: "/gateway/user/change_mobile",
  about:
    "Changes or binds the mobile number by the code texted to the new one; the old contact is told.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ ...mobile, captcha: SentCode, ...confirmed }),
  output: z.object({ data: User }),
  refusals: ["mobile_invalid", "mobile_known", "captcha_wrong", "captcha_locked", "wrong_password"],
  transaction: "none",
});

export const changeEmail = defineCall({
  methods: ["POST"],
  path: "/gateway/user/change_email",
  about:
    "Changes or binds the e-mail address by the code mailed to the new one; the old contact is told.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ ...email, captcha: SentCode, ...confirmed }),
  output: z.object({ data: User }),
  refusals: ["email_invalid", "email_known", "captcha_wrong", "captcha_locked", "wrong_password"],
  transaction: "none",
});

export const changePassword = defineCall({
  methods: ["POST"],
  path: "/gateway/user/change_password",
  about: "Changes the password of whoever knows the present one; other sessions end.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ ...confirmed, new_password: PasswordHash }),
  output: NoOutput,
  refusals: ["wrong_password"],
  transaction: "none",
});

export const getAccountSecurity = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_account_security",
  about:
    "Tells what the customer logs in with, when that last changed, and whether payouts wait for it.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      /** E.164, empty when there is none. */
      phone: z.string(),
      email: z.string(),
      /** Of password, mobile or e-mail; empty when none was ever changed. */
      credentials_changed_at: WireTime,
      /** No money is paid out until then; empty when nothing is held. */
      payouts_held_until: WireTime,
    }),
  }),
  refusals: [],
});
