import type { CouponOffer, CouponTemplate } from "@sampan/contract/money/coupon-shapes";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { mostOf } from "@sampan/domain/money/coupons/coupon";
import {
  discountTypeNumbers,
  popcornTypes,
  ruleTypes,
  timeRuleNumbers,
} from "@sampan/domain/money/coupons/coupon-numbers";
import { whyNotTakeable } from "@sampan/domain/money/coupons/coupon-template";
import type { Request } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import type { TemplateRow } from "./template-queries.ts";

type Reader = Pick<Request, "language" | "region" | "now">;

/** A template in the words of the wire. [CPN-03..07] */
export const describeTemplate = (
  row: TemplateRow,
  { language, region }: Reader,
): CouponTemplate => ({
  code: row.code,
  popcornName: textIn(row.name, language),
  i18n: row.name,
  popcorn_num: row.copies,
  left: row.copies - row.issued,
  popcornType: popcornTypes[row.kind],
  ruleType: ruleTypes[row.taking],
  timeRule: timeRuleNumbers[row.time_rule],
  valid_days: row.valid_days,
  repeat: row.per_account,
  start_time: formatWireTime(row.starts_at, region),
  effective_time: formatWireTime(row.ends_at, region),
  currency: row.currency,
  start_value: row.start_value,
  discountType: discountTypeNumbers[row.discount_type],
  value: row.value,
  max_value: mostOf(row),
  remark: textIn(row.remark, language),
});

/** The same for somebody who may want one: how many they were given, and why they cannot take one. [CPN-15] */
export const describeOffer = (
  row: TemplateRow,
  held: number,
  { currency, ...reader }: Reader & { readonly currency: TemplateRow["currency"] | undefined },
): CouponOffer => ({
  ...describeTemplate(row, reader),
  taken: held,
  refusal: whyNotTakeable(row, { currency: currency ?? row.currency, held, now: reader.now }),
});
