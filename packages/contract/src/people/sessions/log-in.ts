import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput, PasswordHash, Region, ShortText } from "../../kernel/fields.ts";
import { SessionData } from "./sessions.ts";

export const logIn = defineCall({
  methods: ["POST"],
  path: "/gateway/user/login",
  about: "Logs a customer in with mobile or e-mail and starts a session.",
  access: "anyone",
  mutates: true,
  input: z.object({
    /** The local digits of a mobile number, its E.164 form, or an e-mail address. */
    account: ShortText,
    password: PasswordHash,
    source: z._default(ShortText, "APP"),
    /** Needed when the same local digits are known in both regions. */
    region: z.optional(Region),
    /** Takes a cancellation back: without it a cancelled account is refused with the day it is erased. */
    keep: z._default(z.boolean(), false),
  }),
  output: z.object({ data: SessionData }),
  refusals: [
    "account_not_found",
    "wrong_password",
    "account_or_password_wrong",
    "account_disabled",
    "account_cancelled",
    "account_paused",
    "region_needed",
  ],
  transaction: "none",
});

export const logOut = defineCall({
  methods: ["POST"],
  path: "/gateway/user/logout",
  about: "Ends the session and clears its cookie; without a session it does nothing.",
  access: "anyone",
  mutates: true,
  input: NoInput,
  output: NoOutput,
  refusals: [],
});
