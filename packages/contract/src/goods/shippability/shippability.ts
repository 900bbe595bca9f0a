import { goodsClasses } from "@sampan/domain/goods/shippability/goods-class";
import { shippingOutcomes } from "@sampan/domain/goods/shippability/shippability";
import * as z from "zod/mini";

export const GoodsClass = z.enum(goodsClasses);
export type GoodsClass = z.infer<typeof GoodsClass>;

export const ShippingTransport = z.union([
  z.literal(8),
  z.literal(9),
  z.literal(10),
  z.literal(12),
]);

export const ShippingOutcome = z.enum(shippingOutcomes);
export type ShippingOutcome = z.infer<typeof ShippingOutcome>;

/** A reason in the caller's language, with what it rests on. */
const told = {
  /** Empty with `sent`. */
  reason: z.string(),
  /** The mark or permit it asks for: BSMI, NCC. Empty where none is named. */
  mark: z.string(),
  /** `YYYY-MM-DD` when somebody last checked the rule; empty for what the tariff itself says. */
  checked_on: z.string(),
};

/** What one transport makes of goods, in the caller's region. */
export const ShippingVerdict = z.object({
  transport: ShippingTransport,
  outcome: ShippingOutcome,
  ...told,
  /** Up to so many pieces the outcome holds; null where their number does not matter. */
  limit: z.nullable(z.object({ max_pieces: z.int(), ...told })),
});
export type ShippingVerdict = z.infer<typeof ShippingVerdict>;

/** Verdicts worth a word: a transport that is missing here takes the goods as they are. */
export const ShippingVerdicts = z.array(ShippingVerdict);
