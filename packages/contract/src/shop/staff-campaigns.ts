import { byLanguage } from "@sampan/domain/kernel/by-language";
import {
  budgetCurrencies,
  campaignGifts,
  campaignStates,
  prizeKinds,
} from "@sampan/domain/shop/campaigns/campaign";
import * as z from "zod/mini";
import { I18n } from "../goods/i18n.ts";
import { defineCall } from "../kernel/call.ts";
import {
  AskedKey,
  Cents,
  largestAmount,
  paging,
  PaymentCurrency,
  Region,
  RowId,
  ShortText,
  Text,
  Version,
  WireTime,
} from "../kernel/fields.ts";

const Amount = z.int().check(z.gte(1), z.lte(largestAmount));
const Count = z.int().check(z.gte(1), z.lte(100_000));

const Prize = z.object({
  kind: z.enum(prizeKinds),
  /** Null for points. Of a coupon it is its template's, whatever is said here. */
  currency: z.nullable(PaymentCurrency),
  /** Cents or points; of a red packet all of it. Of a coupon it is what its template takes off at the most. */
  amount: Amount,
  /** Of a coupon; empty elsewhere. */
  code: ShortText,
  copies: z.nullable(Count),
  odds_bp: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
});

/** Goods and what a piece of them costs in the window, CNY cents. [CHK-24] */
const ActivityPrice = z.object({
  /** The number of the product, as its address has it. */
  spu_id: RowId,
  price: Amount,
});

const wish = {
  names: z.object(byLanguage(() => ShortText)),
  abouts: z.object(byLanguage(() => Text)),
  gift: z.enum(campaignGifts),
  /** The address of the page that shows it; empty for the page of coupons to take. */
  page: ShortText,
  stage: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  starts_at: WireTime,
  ends_at: WireTime,
  /** Segments who sees it and who takes; null for everybody. */
  sees: z.nullable(AskedKey),
  takes: z.nullable(AskedKey),
  per_person: Count,
  per_day: Count,
  /** None only where goods have an activity price. */
  prizes: z.array(Prize).check(z.maxLength(30)),
  goods: z.array(ActivityPrice).check(z.maxLength(200)),
  budgets: z
    .array(z.object({ currency: z.enum(budgetCurrencies), most: Amount }))
    .check(z.maxLength(budgetCurrencies.length)),
};

export const CampaignRow = z.object({
  id: z.string(),
  state: z.enum(campaignStates),
  ...wish,
  budgets: z.array(z.object({ currency: z.enum(budgetCurrencies), most: z.int(), spent: z.int() })),
  /** With what they are called and cost without it, CNY cents. */
  goods: z.array(
    z.extend(ActivityPrice, { i18n: I18n, regular: Cents, is_below_cost: z.boolean() }),
  ),
  /** Orders that were placed at its prices. */
  orders: z.int(),
  /** People who took, and how often. */
  people: z.int(),
  taken: z.int(),
  version: Version,
  owner: z.string(),
  /** Who published it first where two have to; empty elsewhere. */
  asked_by: z.string(),
  /** Regions whose people it is not offered to: a draw is offered only where draws are allowed. */
  not_in: z.array(Region),
  /** Whether the caller may be the second. */
  may_confirm: z.boolean(),
});
export type CampaignRow = z.infer<typeof CampaignRow>;

export const listCampaigns = defineCall({
  methods: ["GET"],
  path: "/staff/campaigns",
  about: "Campaigns, the newest first, with what they gave and what they may give.",
  access: { right: "maintain_campaigns" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({
    datalist: z.array(CampaignRow),
    total: z.int(),
    /** Where a new one begins. [CONST-22] [CONST-23] */
    defaults: z.object({ points: z.int(), discount_bp: z.int() }),
  }),
  refusals: [],
});

const unkept = [
  "names_needed",
  "campaign_window_invalid",
  "campaign_limits_invalid",
  "campaign_prizes_invalid",
  "campaign_budget_needed",
  "campaign_page_invalid",
  "campaign_goods_unknown",
  "campaign_goods_public",
  "segment_unknown",
  "coupon_unknown",
  "campaign_unknown",
] as const;

/** [BO-37] */
export const addCampaign = defineCall({
  methods: ["POST"],
  path: "/staff/campaigns",
  about: "Writes a campaign as a draft.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object(wish),
  output: z.object({ data: CampaignRow }),
  refusals: [...unkept],
});

export const changeCampaign = defineCall({
  methods: ["POST"],
  path: "/staff/campaigns/:id",
  about: "Changes a draft.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object({ id: ShortText, ...wish, version: Version }),
  output: z.object({ data: CampaignRow }),
  refusals: [...unkept, "campaign_not_in_state", "changed_meanwhile"],
});

/** Above the budget of one person, and with goods below cost, it waits for a second. [BO-37] */
export const moveCampaign = defineCall({
  methods: ["POST"],
  path: "/staff/campaigns/:id/:step",
  about: "Publishes a draft, confirms or drops what another asked for, or ends a campaign.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  changesPages: true,
  input: z.object({
    id: ShortText,
    step: z.enum(["publish", "confirm", "drop", "end"]),
    version: Version,
  }),
  output: z.object({ data: CampaignRow }),
  refusals: [
    "campaign_unknown",
    "campaign_not_in_state",
    "campaign_window_invalid",
    "changed_meanwhile",
    "self_approval",
  ],
});
