import { regions } from "@sampan/domain/kernel/regions";
import { writtenCarriers } from "@sampan/domain/logistics/carrier-costs/carriers";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, Cents, Currency, NoOutput } from "../../kernel/fields.ts";

const access = { right: "maintain_freight_rates" } as const;

const which = {
  region: z.enum(regions),
  /** Of the region's calendar, `2026-11`. */
  month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)),
};

/** Amounts are cents of its currency: that of the region, yuan for a tracker, which is counted over all regions. */
const CarrierCost = z.object({
  carrier: z.string(),
  /** What staff call it. */
  name: z.string(),
  currency: Currency,
  /** Parcels that it took over in the month; numbers asked about, for a tracker. */
  parcels: z.int(),
  weight_g: z.int(),
  paid: Cents,
  cost: z.nullable(Cents),
  per_parcel: z.nullable(Cents),
  per_kg: z.nullable(Cents),
  left: z.nullable(Cents),
  /** Where the cost is from; null where it is not known. */
  basis: z.nullable(z.enum(["written", "told", "counted"])),
  note: z.string(),
  by: z.string(),
});
export type CarrierCost = z.infer<typeof CarrierCost>;

export const readCarrierReport = defineCall({
  methods: ["GET"],
  path: "/staff/carrier-report",
  about:
    "What every carrier and tracker cost in a month, by parcel and kilogram, beside what customers paid for it; as a file too.",
  access,
  mutates: false,
  input: z.object(which),
  output: z.object({
    data: z.object({
      datalist: z.array(CarrierCost),
      file: z.object({ name: z.string(), csv: z.string() }),
    }),
  }),
  refusals: [],
});

export const writeCarrierCost = defineCall({
  methods: ["POST"],
  path: "/staff/carrier-report/cost",
  about:
    "Writes down what a carrier's bill of a month says, in place of what was written before; without an amount it is taken back.",
  access,
  mutates: true,
  input: z.object({
    ...which,
    carrier: z.enum(writtenCarriers),
    /** Cents of the region's currency. */
    amount: z.nullable(AmountCents),
    note: z._default(z.string().check(z.maxLength(200)), ""),
  }),
  output: NoOutput,
  refusals: [],
});
