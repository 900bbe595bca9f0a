import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { SentCode, email, mobile } from "../codes/codes.ts";
import { NoOutput, PasswordHash, PublicKey, Region, ShortText } from "../../kernel/fields.ts";
import { pictureAnswer } from "../codes/graphic-captcha.ts";
import { SessionData } from "../sessions/sessions.ts";

export const checkMobile = defineCall({
  methods: ["GET"],
  path: "/gateway/user/check_mobile",
  about:
    "Succeeds when a mobile number is free, and refuses one that has an account; who asks often answers a picture.",
  access: "anyone",
  mutates: false,
  input: z.object({ ...mobile, ...pictureAnswer }),
  output: NoOutput,
  refusals: ["mobile_invalid", "mobile_known", "image_captcha_needed", "image_captcha_wrong"],
  transaction: "none",
});

export const checkEmail = defineCall({
  methods: ["GET"],
  path: "/gateway/user/check_email",
  about:
    "Succeeds when an e-mail address is free, and refuses one that has an account; who asks often answers a picture.",
  access: "anyone",
  mutates: false,
  input: z.object({ ...email, ...pictureAnswer }),
  output: NoOutput,
  refusals: ["email_invalid", "email_known", "image_captcha_needed", "image_captcha_wrong"],
  transaction: "none",
});

const newAccount = {
  password: PasswordHash,
  captcha: SentCode,
  account_type: z.enum(["personal", "business"]),
  sales_code: z._default(ShortText, ""),
  /** The newcomer this browser proved to be elsewhere, who is linked to the account that is made. */
  newcomer: z.optional(PublicKey),
};

export const registerByMobile = defineCall({
  methods: ["POST"],
  path: "/gateway/user/register_by_mobile",
  about: "Makes an account for a mobile number proven by its code, and logs it in.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...mobile, ...newAccount }),
  output: z.object({ data: SessionData }),
  refusals: [
    "mobile_invalid",
    "mobile_known",
    "captcha_wrong",
    "captcha_locked",
    "log_in_state_unknown",
    "log_in_of_another",
  ],
  transaction: "none",
});

export const registerByEmail = defineCall({
  methods: ["POST"],
  path: "/gateway/user/register_by_email",
  about: "Makes an account for an e-mail address proven by its code, and logs it in.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...email, region: z.optional(Region), ...newAccount }),
  output: z.object({ data: SessionData }),
  refusals: [
    "email_invalid",
    "email_known",
    "captcha_wrong",
    "captcha_locked",
    "log_in_state_unknown",
    "log_in_of_another",
  ],
  transaction: "none",
});
