import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Cents, Language, NoOutput, PasswordHash, Region, ShortText } from "./fields.ts";
import { SessionData, User } from "./sessions.ts";

/** Local digits with the region they belong to, or the E.164 form. */
const mobile = { mobile: ShortText, region: z.optional(Region) };
const Captcha = z.string().check(z.regex(/^\d{6}$/));

/** What a code was sent for; a code is good for nothing else. [ACC-14] */
export const CaptchaPurpose = z.enum(["register", "reset_password", "change_mobile"]);

export const checkMobile = defineCall({
  methods: ["GET"],
  path: "/gateway/user/check_mobile",
  about: "Succeeds when a mobile number is free, and refuses one that has an account.",
  access: "anyone",
  mutates: false,
  input: z.object(mobile),
  output: NoOutput,
  refusals: ["mobile_invalid", "mobile_known"],
  transaction: "none",
});

export const sendRegisterSmsCaptcha = defineCall({
  methods: ["GET"],
  path: "/gateway/msg/send_register_sms_captcha",
  about: "Sends a registration code by text message.",
  access: "anyone",
  mutates: true,
  input: z.object(mobile),
  output: z.object({ data: z.object({ valid_s: z.int(), resend_after_s: z.int() }) }),
  refusals: [
    "mobile_invalid",
    "mobile_known",
    "captcha_too_soon",
    "captcha_limit",
    "message_failed",
  ],
});

export const checkMobileCaptcha = defineCall({
  methods: ["POST"],
  path: "/gateway/msg/check_mobile_captcha",
  about: "Tells whether a code is right without using it up; wrong tries count.",
  access: "anyone",
  mutates: true,
  input: z.object({ ...mobile, captcha: Captcha, sms_type: CaptchaPurpose }),
  output: NoOutput,
  refusals: ["mobile_invalid", "captcha_wrong", "captcha_locked"],
  transaction: "none",
});

export const registerByMobile = defineCall({
  methods: ["POST"],
  path: "/gateway/user/register_by_mobile",
  about: "Makes an account for a mobile number proven by its code, and logs it in.",
  access: "anyone",
  mutates: true,
  input: z.object({
    ...mobile,
    password: PasswordHash,
    captcha: Captcha,
    account_type: z.enum(["personal", "business"]),
    sales_code: z._default(ShortText, ""),
  }),
  output: z.object({ data: SessionData }),
  refusals: ["mobile_invalid", "mobile_known", "captcha_wrong", "captcha_locked"],
  transaction: "none",
});

export const getUserById = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_user_by_id",
  about: "Reads the caller's own profile; another account's id is unknown.",
  access: "customer",
  mutates: false,
  input: z.object({ id: z.optional(ShortText) }),
  output: z.object({ data: User }),
  refusals: ["account_not_found"],
});

const profile = {
  nickname: z.optional(ShortText),
  name: z.optional(ShortText),
  gender: z.optional(User.shape.gender),
  birthday: z.optional(z.union([z.iso.date(), z.literal("")])),
  sales_code: z.optional(ShortText),
};

export const updateUserInfo = defineCall({
  methods: ["POST"],
  path: "/gateway/user/update_user_info",
  about: "Changes the fields of the profile that the serialised edit request names.",
  access: "customer",
  mutates: true,
  input: z.object({ edit_request: z.object(profile) }),
  output: z.object({ data: User }),
  refusals: ["nickname_too_long"],
});

export const newUpdateUserInfo = defineCall({
  methods: ["POST"],
  path: "/gateway/user/new_update_user_info",
  about: "Changes the profile by a user object and the sales code.",
  access: "customer",
  mutates: true,
  input: z.object({
    user: z.object({
      name: profile.name,
      /** Only the present address: a new one must be proven by its code first. */
      email: z.optional(ShortText),
      ext: z._default(
        z.object({
          nickname: profile.nickname,
          gender: profile.gender,
          birthday: profile.birthday,
        }),
        {},
      ),
    }),
    sales_code: profile.sales_code,
  }),
  output: z.object({ data: User }),
  refusals: ["nickname_too_long", "email_unproven"],
});

export const setLanguage = defineCall({
  methods: ["POST"],
  path: "/gateway/user/set_language",
  about: "Keeps the language the customer chose, for answers and notices.",
  access: "customer",
  mutates: true,
  input: z.object({ language: Language }),
  output: NoOutput,
  refusals: [],
});

export const setIdCard = defineCall({
  methods: ["POST"],
  path: "/gateway/user/installer/set_idcard",
  about: "Submits the real name and the identity card number for verification.",
  access: "customer",
  mutates: true,
  input: z.object({
    real_name: ShortText,
    id_card: ShortText,
    /** Addresses of uploaded pictures of the card's two sides. */
    front_img: z._default(ShortText, ""),
    back_img: z._default(ShortText, ""),
  }),
  output: z.object({ data: z.object({ state: z.literal("submitted") }) }),
  refusals: [
    "name_needed",
    "id_card_invalid",
    "file_unknown",
    "real_name_pending",
    "real_name_settled",
  ],
});

export const getUserCreditsById = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/user/get_user_credits_by_id",
  about: "Reads the caller's own balance, locked balance, bonus and points.",
  access: "customer",
  mutates: false,
  input: z.object({ id: z.optional(ShortText) }),
  output: z.object({
    data: z.object({
      currency: z.enum(["TWD", "THB"]),
      balance: Cents,
      lock_blc: Cents,
      bonus: Cents,
      points: z.int(),
    }),
  }),
  refusals: ["account_not_found"],
});
