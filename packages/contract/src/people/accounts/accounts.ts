import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, Language, NoOutput, PaymentCurrency, ShortText } from "../../kernel/fields.ts";
import { User } from "../sessions/sessions.ts";

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
      currency: PaymentCurrency,
      balance: Cents,
      lock_blc: Cents,
      bonus: Cents,
      points: z.int(),
    }),
  }),
  refusals: ["account_not_found"],
});
