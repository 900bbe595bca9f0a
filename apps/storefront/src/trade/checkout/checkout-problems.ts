import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import type { CheckoutDraft } from "./checkout-draft.ts";

export type CheckoutProblem = Pick<CheckoutPreview["problems"][number], "code" | "values">;
type Code = CheckoutProblem["code"];

/** The parts of the form, from the top down. */
export const checkoutParts = [
  "person",
  "address",
  "goods",
  "transport",
  "carrier",
  "pay_mode",
  "insurance",
  "coupon",
  "remark",
  "terms",
  "claims",
] as const;
export type CheckoutPart = (typeof checkoutParts)[number];

const parts = {
  nothing_selected: "goods",
  order_too_large: "goods",
  sku_unknown: "goods",
  sku_off_sale: "goods",
  no_stock: "goods",
  over_stock: "goods",
  below_minimum_batch: "goods",
  not_in_batch_step: "goods",
  too_many_skus: "goods",
  duplicate_goods: "goods",
  goods_refused: "goods",
  shipping_refused: "goods",
  address_needed: "address",
  carrier_needed: "carrier",
  transport_needed: "transport",
  transport_unavailable: "transport",
  sensitive_by_air_only: "transport",
  transport_refused: "transport",
  pay_mode_needed: "pay_mode",
  insurance_needed: "insurance",
  coupon_unusable: "coupon",
  activity_coupon: "coupon",
  activity_cap_exceeded: "goods",
  remark_too_long: "remark",
  real_name_needed: "person",
  profile_incomplete: "person",
  activity_hours: "person",
  rate_unknown: "person",
  order_failed: "person",
  terms_needed: "terms",
  claims_terms_needed: "claims",
} as const satisfies Record<Code, CheckoutPart>;

/** What was only not chosen yet is no fault until the order is submitted. */
const unchosen: readonly Code[] = [
  "address_needed",
  "carrier_needed",
  "transport_needed",
  "pay_mode_needed",
  "insurance_needed",
  "terms_needed",
  "claims_terms_needed",
];

type Ticks = Pick<CheckoutDraft, "remark" | "accepts_terms" | "accepts_claims">;

/** Everything in the way of an order: what the server found, and what only this form knows. */
export const problemsOf = (
  found: readonly CheckoutProblem[],
  { remark, accepts_terms, accepts_claims }: Ticks,
  remarkLimit: number,
): CheckoutProblem[] => [
  ...found,
  ...problem(remark.length > remarkLimit, "remark_too_long"),
  ...problem(!accepts_terms, "terms_needed"),
  ...problem(!accepts_claims, "claims_terms_needed"),
];

const problem = (isThere: boolean, code: Code): CheckoutProblem[] =>
  isThere ? [{ code, values: {} }] : [];

/** The problems of one part, as far as they are to be told now. */
export const problemsOfPart = (
  problems: readonly CheckoutProblem[],
  part: CheckoutPart,
  wasTried: boolean,
): CheckoutProblem[] =>
  problems.filter(({ code }) => parts[code] === part && (wasTried || !unchosen.includes(code)));

/** Where to look first; undefined when nothing is in the way. */
export const firstPartOf = (problems: readonly CheckoutProblem[]): CheckoutPart | undefined =>
  checkoutParts.find((part) => problems.some(({ code }) => parts[code] === part));
