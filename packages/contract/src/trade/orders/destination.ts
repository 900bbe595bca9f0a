import * as z from "zod/mini";
import { AddressCopy } from "./address-copy.ts";

/** Where an order goes and how. */
export const destination = {
  /** Null, with `express` and `transport` 0, where nothing is sent, or nobody has chosen yet. */
  address: z.nullable(AddressCopy),
  express: z.int(),
  transport: z.int(),
  /** Whether its customer wants duty and tax in the freight. */
  is_tax_included: z.boolean(),
};
