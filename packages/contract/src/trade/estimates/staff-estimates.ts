import { weightBases } from "@sampan/domain/trade/door-price/piece-range";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { defineCall } from "../../kernel/call.ts";
import { paging, Region, RowId } from "../../kernel/fields.ts";

const access = { right: "maintain_freight_rates" } as const;

/** Orders whose freight was billed whole, by how far that lies from the least or the most that was said. */
const counts = {
  judged: z.int(),
  /** At most so many percent below the least or above the most. */
  within_5: z.int(),
  within_15: z.int(),
  /** Beyond 5 percent. */
  dearer: z.int(),
  cheaper: z.int(),
};

export const readEstimates = defineCall({
  methods: ["GET"],
  path: "/staff/estimates",
  about: "How near freight that was billed came to what its orders were told.",
  access,
  mutates: false,
  input: z.object({
    /** Back from now: what was billed whole since then. */
    days: z._default(z.int().check(z.gte(1), z.lte(365)), 90),
  }),
  output: z.object({
    data: z.object({
      all: z.object(counts),
      by_line: z.array(z.object({ region: Region, transport: z.int(), ...counts })),
      /** By the category of what weighs most; null for goods that have none. */
      by_category: z.array(z.object({ category: z.nullable(I18n), ...counts })),
      /** By where the least sure of an order's weights came from. */
      by_basis: z.array(z.object({ basis: z.enum(weightBases), ...counts })),
    }),
  }),
  refusals: [],
});
export type Estimates = z.infer<typeof readEstimates.output>["data"];

/** A listing whose pieces weigh something else in parcels than it says; grams. */
export const Misweighed = z.object({
  product_id: RowId,
  platform: z.int(),
  item_name: z.string(),
  url: z.string(),
  /** Null where it says nothing. */
  said_g: z.nullable(z.int()),
  low_g: z.int(),
  high_g: z.int(),
  /** Parcels that held it alone. */
  samples: z.int(),
});
export type Misweighed = z.infer<typeof Misweighed>;

export const listMisweighed = defineCall({
  methods: ["GET"],
  path: "/staff/estimates/listings",
  about:
    "Listings that weigh something else in parcels than they say, or say nothing, the farthest off first.",
  access,
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(Misweighed), total: z.int() }),
  refusals: [],
});
