import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoOutput, Region, ShortText } from "../../kernel/fields.ts";
import { pictureAnswer } from "./graphic-captcha.ts";

/** Local digits with the region they belong to, or the E.164 form. */
export const mobile = { mobile: ShortText, region: z.optional(Region) };
export const email = { email: ShortText };
export const SentCode = z.string().check(z.regex(/^\d{6}$/));

/** What a code was sent for; a code is good for nothing else. [ACC-14] */
export const SmsPurpose = z.enum(["register", "reset_password", "change_mobile"]);
export const MailPurpose = z.enum(["register", "reset_password", "change_email"]);

/** How long the code is good, and when another may be asked for. */
const CodeSent = z.object({ data: z.object({ valid_s: z.int(), resend_after_s: z.int() }) });

/** What sending any code may answer. */
const sendingRefusals = [
  "image_captcha_needed",
  "image_captcha_wrong",
  "captcha_too_soon",
  "captcha_limit",
  "message_failed",
] as const;

export const sendRegisterSmsCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_register_sms_captcha",
  about: "Sends a registration code by text message; always wants the answer to a picture.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...mobile, ...pictureAnswer }),
  output: CodeSent,
  refusals: ["mobile_invalid", "mobile_known", ...sendingRefusals],
  transaction: "none",
});

export const sendRegisterMailCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_register_mail_captcha",
  about: "Sends a registration code by mail; always wants the answer to a picture.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...email, ...pictureAnswer }),
  output: CodeSent,
  refusals: ["email_invalid", "email_known", ...sendingRefusals],
  transaction: "none",
});

export const sendResetPasswordSmsCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_reset_password_sms_captcha",
  about: "Sends a code for a new password by text message; wants a picture after the second code.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...mobile, ...pictureAnswer }),
  output: CodeSent,
  refusals: ["mobile_invalid", "mobile_not_registered", ...sendingRefusals],
  transaction: "none",
});

export const sendResetPasswordMailCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_reset_password_mail_captcha",
  about: "Mails a code for a new password in our own words; wants a picture after the second code.",
  access: "anyone",
  mutates: true,
  input: z.object({
    ...email,
    ...pictureAnswer,
    // Part of the public contract and without effect: what a mail says, where its link leads and whose
    // password it is for are the server's to say. [API-28]
    title: z.optional(z.string()),
    content: z.optional(z.string()),
    url: z.optional(z.string()),
    account: z.optional(z.string()),
  }),
  output: CodeSent,
  refusals: ["email_invalid", "email_not_registered", ...sendingRefusals],
  transaction: "none",
});

export const sendResetMobileSmsCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_reset_mobile_sms_captcha",
  about: "Sends a code to the number that is to become the customer's mobile number.",
  access: "customer",
  mutates: true,
  input: z.object({ ...mobile, ...pictureAnswer }),
  output: CodeSent,
  refusals: ["mobile_invalid", "mobile_known", ...sendingRefusals],
  transaction: "none",
});

export const sendResetEmailMailCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_reset_email_mail_captcha",
  about: "Mails a code to the address that is to become the customer's e-mail address.",
  access: "customer",
  mutates: true,
  input: z.object({ ...email, ...pictureAnswer }),
  output: CodeSent,
  refusals: ["email_invalid", "email_known", ...sendingRefusals],
  transaction: "none",
});

export const checkMobileCaptcha = defineCall({
  methods: ["POST"],
  path: "/gateway/msg/check_mobile_captcha",
  about:
    "Tells whoever asked for a texted code (a cookie knows them) whether it is right, without using it up; wrong tries count.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...mobile, captcha: SentCode, sms_type: SmsPurpose }),
  output: NoOutput,
  refusals: ["mobile_invalid", "captcha_wrong", "captcha_locked"],
  transaction: "none",
});

export const checkMailCaptcha = defineCall({
  methods: ["POST"],
  path: "/gateway/msg/check_mail_captcha",
  about:
    "Tells whoever asked for a mailed code (a cookie knows them) whether it is right, without using it up; wrong tries count.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...email, captcha: SentCode, mail_type: MailPurpose }),
  output: NoOutput,
  refusals: ["email_invalid", "captcha_wrong", "captcha_locked"],
  transaction: "none",
});
