import * as z from "zod/mini";
import { Cents } from "../../kernel/fields.ts";

/** A transport with its price for some goods. */
export const ComparedTransport = z.object({
  id: z.int(),
  is_open: z.boolean(),
  /** False when these goods may not travel this way. */
  takes_goods: z.boolean(),
  /** Why not, in the caller's language. */
  refusal: z.string(),
  freight_estimate: Cents,
  local_freight: Cents,
  /** Whether duty and tax are in that price. */
  is_tax_included: z.boolean(),
  /** International and local freight with them, where the customer can choose; null where not. */
  with_tax: z.nullable(Cents),
  days_min: z.int(),
  days_max: z.int(),
});
