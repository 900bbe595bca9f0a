import { boundFeatures } from "@sampan/domain/kernel/features";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Language, NoInput, PaymentCurrency, Region, WireTime } from "../../kernel/fields.ts";

/** What a customer may see of their own account. [ACC-28] [ACC-29] [ACC-30] */
export const User = z.object({
  uid: z.string(),
  account_type: z.enum(["personal", "business"]),
  name: z.string(),
  nickname: z.string(),
  gender: z.enum(["", "female", "male", "other"]),
  /** `YYYY-MM-DD`, empty when not told. */
  birthday: z.string(),
  /** E.164, empty when there is none. */
  phone: z.string(),
  email: z.string(),
  sales_code: z.string(),
  user_level: z.enum(["classic", "gold", "platinum", "diamond", "crown", "king"]),
  /** Points. */
  integral: z.int(),
  ext: z.object({
    real_name_state: z.enum(["none", "submitted", "verified", "rejected"]),
    /** Why it was rejected, in the words of the staff member. */
    real_name_reason: z.string(),
    /** Fields that ordering needs and the profile lacks; empty when it is complete. [CHK-33] */
    missing_fields: z.array(z.enum(["name", "nickname"])),
  }),
});
export type User = z.infer<typeof User>;

/** The live session and whose it is. [ACC-31] */
export const SessionData = z.object({
  /** What the customer logs in with. */
  account: z.string(),
  uid: z.string(),
  /** The session's public name; it opens nothing. */
  token: z.string(),
  user_d_o: User,
  /** The shop that serves the account: where it ships to and what it is paid in. */
  shop_d_o: z.object({ region: Region, currency: PaymentCurrency }),
  session: z.object({ expires_at: WireTime, ends_at: WireTime }),
  user_level: User.shape.user_level,
  region: Region,
  currency: PaymentCurrency,
  /** The account's own choice; null until it made one. */
  language: z.nullable(Language),
  unread_notices: z.int(),
  /** Keys of the picker that were chosen; null until somebody chose. [HOME-14] */
  business_categories: z.nullable(z.array(z.int())),
  /** Whether the picker was offered to them, whatever came of it. */
  was_asked_business: z.boolean(),
  /** The top groups of goods that they stand for, which home shows first. [OWN-06] */
  favoured_groups: z.array(z.int()),
  /** What is not offered to this account. [PROMO-01] */
  hidden_features: z.array(z.enum(boundFeatures)),
});
export type SessionData = z.infer<typeof SessionData>;

export const getSessionState = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_session_state",
  about: "Tells whether the caller has a live session, and whose.",
  access: "anyone",
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.nullable(SessionData) }),
  refusals: [],
});
