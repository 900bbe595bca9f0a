import { feeKinds, feeTimes } from "@sampan/domain/shop/fees/fee-kinds";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { Cents, NoInput, PaymentCurrency } from "../kernel/fields.ts";

const Fee = z.object({
  kind: z.enum(feeKinds),
  when: z.enum(feeTimes),
  figures: z.array(
    z.object({
      /** Which way, warehouse, insurance, service or channel it is of; empty where it is the whole fee's. */
      of: z.string(),
      amount: z.nullable(Cents),
      share_bp: z.nullable(z.int()),
      days: z.nullable(z.int()),
    }),
  ),
});
export type Fee = z.infer<typeof Fee>;

/** Every fee there is, as settings and tariff say it now for whoever asks. */
export const queryFees = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/content/query_fees",
  about:
    "Every fee with when it is asked for and its figures, for the region and tier of whoever asks.",
  access: "anyone",
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.object({ currency: PaymentCurrency, fees: z.array(Fee) }) }),
  refusals: [],
});
