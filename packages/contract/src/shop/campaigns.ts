import { campaignGifts, prizeKinds } from "@sampan/domain/shop/campaigns/campaign";
import { whyNotTaken } from "@sampan/domain/shop/campaigns/taking";
import * as z from "zod/mini";
import { I18n } from "../goods/i18n.ts";
import { defineCall } from "../kernel/call.ts";
import { paging, PaymentCurrency, ShortText, WireTime } from "../kernel/fields.ts";

/** What can be gained: cents of `currency`, points, or the most that a coupon takes off. */
export const Gain = z.object({
  kind: z.enum(prizeKinds),
  currency: z.nullable(PaymentCurrency),
  amount: z.int(),
  /** Of a coupon, which leads to its terms; empty elsewhere. */
  code: z.string(),
});
export type Gain = z.infer<typeof Gain>;

/** A campaign as somebody meets it who may see it. [API-115] */
export const Campaign = z.object({
  /** Its number; names it when something is taken. */
  id: z.string(),
  name: z.string(),
  i18n: I18n,
  about: z.string(),
  gift: z.enum(campaignGifts),
  /** The address of its page; empty where the page of coupons shows it. */
  route: z.string(),
  /** When it comes as a popup of home: first, second, third, or not. */
  stage: z.nullable(z.int()),
  start_time: WireTime,
  end_time: WireTime,
  /** How often one person takes in all and in a day, and has taken. */
  per_person: z.int(),
  per_day: z.int(),
  taken: z.int(),
  /** The day in a row that the last check-in was. */
  streak: z.int(),
  /** What the caller can gain. The chance of a draw is of 10,000; null elsewhere. */
  prizes: z.array(
    z.object({
      ...Gain.shape,
      place: z.int(),
      odds_bp: z.nullable(z.int()),
      copies: z.nullable(z.int()),
    }),
  ),
  /** Why the caller cannot take now; null when they can, and for who has no session. */
  refusal: z.nullable(z.enum(whyNotTaken)),
  /** SHA-256 of the seed of its draws, published before the first; empty where nothing is drawn. */
  commitment: z.string(),
});
export type Campaign = z.infer<typeof Campaign>;

/** [API-115] [PROMO-11] */
export const queryActiveCampaigns = defineCall({
  methods: ["GET"],
  path: "/gateway/campaign/query_active_list",
  about: "List the campaigns that are open now and that the caller may see.",
  access: "anyone",
  mutates: false,
  input: z.object({
    /** Those of the page at this address. */
    route: z.optional(ShortText),
  }),
  output: z.object({ datalist: z.array(Campaign) }),
  refusals: [],
});

/** `data` is the number of the campaign. [API-34] [CPN-16] */
export const takeBonus = defineCall({
  methods: ["POST"],
  path: "/gateway/user/take_bonus",
  about: "Take what a campaign gives.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({ data: ShortText }),
  output: z.object({
    data: z.object({
      /** Empty for a draw that wins nothing. */
      gains: z.array(Gain),
      /** How often the caller has taken by now, and the day in a row this is. */
      taken: z.int(),
      streak: z.int(),
      /** The number of the draw, by which its result can be reckoned again; null elsewhere. */
      serial: z.nullable(z.int()),
    }),
  }),
  refusals: [
    "campaign_unknown",
    "campaign_not_begun",
    "campaign_over",
    "campaign_not_yours",
    "campaign_draw_not_here",
    "campaign_taken",
    "campaign_taken_today",
    "campaign_sold_out",
  ],
});

/** Entries of a draw that one answer holds: whoever reckons all of them again asks in as few pages as can be. */
export const drawsAtOnce = 1_000;

/**
 * Everything that a draw can be checked by, whoever asks and wherever it is offered. The seed is empty until the campaign
 * is over; from then on nothing here changes.
 */
export const queryDraws = defineCall({
  methods: ["GET"],
  path: "/gateway/campaign/query_draw_list",
  about: "The draws of a campaign without names, with the seed they came from once it is over.",
  access: "anyone",
  mutates: false,
  input: z.object({
    id: ShortText,
    ...paging(100),
    page_size: z._default(z.int().check(z.gte(1), z.lte(drawsAtOnce)), 100),
    /** Those of the caller alone; none of who has no session. */
    mine: z._default(z.boolean(), false),
  }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    i18n: I18n,
    start_time: WireTime,
    end_time: WireTime,
    is_over: z.boolean(),
    /** Whether draws are offered in the caller's region. */
    is_offered: z.boolean(),
    commitment: z.string(),
    seed: z.string(),
    /** Of both currencies: a draw is among those of the currency that its taker pays in. */
    prizes: z.array(z.object({ ...Gain.shape, place: z.int(), odds_bp: z.int() })),
    /** In the order they were drawn, counted from 1 without a gap. */
    datalist: z.array(
      z.object({
        serial: z.int(),
        currency: PaymentCurrency,
        place: z.nullable(z.int()),
        is_mine: z.boolean(),
      }),
    ),
    /** Draws in all, as the campaign counts them; or those of the caller. */
    total: z.int(),
  }),
  refusals: ["campaign_unknown"],
});
