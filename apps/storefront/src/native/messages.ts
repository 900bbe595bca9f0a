import * as z from "zod/mini";

/** The version of this table. An app that knows less answers `unknown_message`, and the browser path runs. */
export const bridgeVersion = 1;

/** What a question may end in besides its answer. A program reads the words beside each, so they have one language. [ERR-15] */
export const bridgeErrors = {
  absent: "no app",
  silent: "no answer in time",
  malformed: "malformed message",
  too_large: "message too large",
  unknown_message: "unknown message",
  version: "unknown version",
  busy: "too many messages",
  not_logged_in: "not logged in",
  cancelled: "cancelled",
  refused: "refused",
} as const;
export type BridgeError = keyof typeof bridgeErrors;

/** Who asks: the page, the app, or either. */
export type Asker = "page" | "app" | "either";

/** How long an answer is waited for: a program's, or a person's, who is waited for once the app says so. */
export type Patience = "program" | "person";

interface Message {
  readonly since: number;
  readonly asker: Asker;
  readonly patience: Patience;
  readonly params: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

const short = z.string().check(z.maxLength(200));
const address = z.string().check(z.maxLength(2000));
const Nothing = z.object({});
const Name = z.object({ uid: short });

/** A session by its public name, which opens nothing: the cookie alone does. */
const SessionName = z.object({ token: short, uid: short, expires_at: short });

const UserName = z.object({
  uid: short,
  nickname: short,
  user_level: short,
  region: short,
  currency: short,
  language: z.nullable(short),
});

/** Cents of yuan. */
const ProductInfo = z.object({
  platform: z.int(),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  title: z.string().check(z.maxLength(500)),
  price: z.int().check(z.gte(0)),
  picture: address,
  url: address,
});

/** One line of the cart. `GoodsPrice` is cents of yuan a piece, `CategoryId` null for goods of a marketplace. [STAT-01] */
export const CartEntry = z.object({
  CategoryId: z.nullable(z.int()),
  GoodsName: z.string().check(z.maxLength(500)),
  GoodsPrice: z.int(),
  GoodsNum: z.int(),
  GoodsImage: address,
});
export type CartEntry = z.infer<typeof CartEntry>;

/** A picture as base64; at most 6 MB of it are read. */
const Picture = z.object({
  name: short,
  type: z.enum(["image/jpeg", "image/png", "image/webp"]),
  base64: z
    .string()
    .check(z.minLength(4), z.maxLength(8_400_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});

const defineMessage = <const M extends Message>(message: M): M => message;

/** Every message between the storefront and the app around it; docs/bridge.md says the same in words. [NATV-01] */
export const messages = {
  /** [NATV-02] */
  getTkUid: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: Nothing,
    answer: z.object({ uid: short, token: short }),
  }),
  /** [NATV-04] */
  getUid: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: Nothing,
    answer: Name,
  }),
  /** [NATV-03] */
  tokenInvalid: defineMessage({
    since: 1,
    asker: "page",
    patience: "program",
    params: z.object({ token: short }),
    answer: Nothing,
  }),
  /** [NATV-05] [ADDR-13] */
  selectAddress: defineMessage({
    since: 1,
    asker: "page",
    patience: "person",
    params: z.object({ region: short, chosen: z.nullable(short) }),
    answer: z.object({ id: short }),
  }),
  /** [NATV-06] */
  adsUrl: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: z.object({ url: address }),
    answer: Nothing,
  }),
  /** `params` is the body of create_trade, `request_id` included: whoever sends it, it becomes one order. [NATV-07] [PAY-17] */
  submitOrderAgent: defineMessage({
    since: 1,
    asker: "page",
    patience: "person",
    params: z.object({
      params: z.record(z.string(), z.unknown()),
      payType: z.enum(["once", "twice"]),
    }),
    answer: z.object({ tid: z.string().check(z.regex(/^SP[0-9A-Za-z]{12,20}$/)) }),
  }),
  /** [NATV-08] */
  product: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: z.object({ action: z.enum(["open", "share"]), productInfo: ProductInfo }),
    answer: Nothing,
  }),
  /** Null when nobody is logged in. [NATV-09] */
  session: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: z.object({ session: z.optional(z.nullable(SessionName)) }),
    answer: z.object({ session: z.optional(z.nullable(SessionName)) }),
  }),
  /** [NATV-10] */
  user: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: z.object({ user: z.optional(z.nullable(UserName)) }),
    answer: z.object({ user: z.optional(z.nullable(UserName)) }),
  }),
  /** [NATV-11] */
  localData: defineMessage({
    since: 1,
    asker: "page",
    patience: "program",
    params: z.object({
      action: z.enum(["read", "write", "forget"]),
      key: z.string().check(z.regex(/^[A-Za-z][\w.-]{0,63}$/)),
      value: z.optional(z.string().check(z.maxLength(60_000))),
    }),
    answer: z.object({ value: z.optional(z.nullable(z.string().check(z.maxLength(60_000)))) }),
  }),
  /** [NATV-12] */
  photo: defineMessage({
    since: 1,
    asker: "page",
    patience: "person",
    params: Nothing,
    answer: z.object({ picture: Picture }),
  }),
  /** [NATV-13] */
  gallery: defineMessage({
    since: 1,
    asker: "page",
    patience: "person",
    params: Nothing,
    answer: z.object({ picture: Picture }),
  }),
  /** [NATV-14] */
  login: defineMessage({
    since: 1,
    asker: "page",
    patience: "person",
    params: z.object({ redirect: address }),
    answer: Nothing,
  }),
  /** [NATV-15] */
  broadcast: defineMessage({
    since: 1,
    asker: "either",
    patience: "program",
    params: z.object({
      event: z.enum([
        "session_changed",
        "cart_changed",
        "order_placed",
        "language_changed",
        "came_to_front",
      ]),
      carts: z.optional(z.array(CartEntry).check(z.maxLength(1000))),
    }),
    answer: Nothing,
  }),
} as const;

export type Messages = typeof messages;
export type MessageName = keyof Messages;
export type ParamsOf<Name extends MessageName> = z.infer<Messages[Name]["params"]>;
export type AnswerOf<Name extends MessageName> = z.infer<Messages[Name]["answer"]>;
/** What the app may ask the page. */
export type AppQuestion = {
  [Name in MessageName]: Messages[Name]["asker"] extends "page" ? never : Name;
}[MessageName];

export const isMessageName = (name: string): name is MessageName => Object.hasOwn(messages, name);
