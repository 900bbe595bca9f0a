import { rateBounds } from "@sampan/domain/kernel/settings/rate-bounds";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  NoInput,
  NoOutput,
  paging,
  PaymentCurrency,
  PublicKey,
  WireTime,
} from "../../kernel/fields.ts";

const access = { right: "maintain_rates" } as const;
/** In millionths; up to 1,000. */
const TypedRate = z.int().check(z.gte(1), z.lte(1_000_000_000));
const Margin = z.int().check(z.gte(0), z.lte(rateBounds.margin_bp_max));
/** Day and minute, with a blank or a T between them. */
const TypedTime = z.string().check(z.maxLength(19));
const Terms = z.object({
  /** Added to the middle of the market, in hundredths of a percent. */
  margin_bp: Margin,
  /** How long a rate is held for a customer who is paying. */
  quote_minutes: z
    .int()
    .check(z.gte(rateBounds.quote_minutes_min), z.lte(rateBounds.quote_minutes_max)),
});

/** A row of the history. */
export const RateRow = z.object({
  id: PublicKey,
  currency: PaymentCurrency,
  /** What one yuan costs a customer, in millionths. */
  rate_e6: z.int(),
  mid_e6: z.int(),
  margin_bp: z.int(),
  /** The feed, or `manual`. */
  source: z.string(),
  is_manual: z.boolean(),
  valid_from: WireTime,
  /** Of a manual rate that ends by itself or was ended. */
  valid_until: z.nullable(WireTime),
});
export type RateRow = z.infer<typeof RateRow>;

export const readRates = defineCall({
  methods: ["GET"],
  path: "/staff/rates",
  about:
    "Reads what one yuan costs customers now, where that comes from, and what will hold later.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({
    terms: Terms,
    list: z.array(
      z.object({
        currency: PaymentCurrency,
        /** What customers get; null before the first rate. */
        now: z.nullable(RateRow),
        /** What the feeds said last, and how long ago. */
        feed: z.nullable(RateRow),
        feed_age_minutes: z.nullable(z.int()),
        /** Manual rates that have not begun. */
        waiting: z.array(RateRow),
      }),
    ),
  }),
  refusals: [],
});

export const listRateHistory = defineCall({
  methods: ["GET"],
  path: "/staff/rates/history",
  about: "Lists the rates of a currency, the latest first.",
  access,
  mutates: false,
  input: z.object({ currency: PaymentCurrency, ...paging(20) }),
  output: z.object({ datalist: z.array(RateRow), total: z.int() }),
  refusals: [],
});

export const readRateDays = defineCall({
  methods: ["GET"],
  path: "/staff/rates/days",
  about: "Reads between which rates a currency moved on each of the last days.",
  access,
  mutates: false,
  input: z.object({
    currency: PaymentCurrency,
    days: z._default(z.int().check(z.gte(7), z.lte(90)), 30),
  }),
  output: z.object({
    list: z.array(
      z.object({
        /** `YYYY-MM-DD`; days without a new rate are left out. */
        day: z.string(),
        lowest_e6: z.int(),
        highest_e6: z.int(),
        last_e6: z.int(),
      }),
    ),
  }),
  refusals: [],
});

/** Goes before every feed while it is valid. Times are those of the staff member's region. [BO-34] */
export const setManualRate = defineCall({
  methods: ["POST"],
  path: "/staff/rates/manual",
  about: "Sets a rate by hand, from now or later, until a time or until somebody ends it.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({
    currency: PaymentCurrency,
    mid_e6: TypedRate,
    margin_bp: Margin,
    /** Absent for now. */
    valid_from: z.optional(TypedTime),
    /** Absent for a rate that holds until it is ended. */
    valid_until: z.optional(TypedTime),
  }),
  output: z.object({ data: RateRow }),
  refusals: ["rate_far_off", "rate_period_invalid"],
});

export const endManualRate = defineCall({
  methods: ["POST"],
  path: "/staff/rates/end_manual",
  about: "Ends a manual rate at once, or takes back one that has not begun.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({ id: AskedKey }),
  output: NoOutput,
  refusals: ["rate_not_manual"],
});

/** `seen` are the terms that were read: when somebody changed them since, it is refused. */
export const changeRateTerms = defineCall({
  methods: ["POST"],
  path: "/staff/rates/terms",
  about: "Changes margin and quote lifetime; the feeds' last rates are recorded anew at once.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({ terms: Terms, seen: Terms }),
  output: NoOutput,
  refusals: ["changed_meanwhile"],
});

export const fetchRatesNow = defineCall({
  methods: ["POST"],
  path: "/staff/rates/fetch",
  about: "Asks the feeds for rates in the background, without waiting for the half hour.",
  access,
  mutates: true,
  input: NoInput,
  output: NoOutput,
  refusals: [],
});
