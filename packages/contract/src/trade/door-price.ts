import { doorDoubts, doorKinds } from "@sampan/domain/trade/door-price/door-price";
import { weightBases } from "@sampan/domain/trade/door-price/piece-range";
import { freeValues } from "@sampan/domain/trade/door-price/import-tax";
import { dutyClassBases } from "@sampan/domain/goods/duties/duty-class";
import { dutyClasses } from "@sampan/domain/people/regions/customs";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { AskedKey, Cents, PaymentCurrency, RowId, SmallNumber } from "../kernel/fields.ts";

/** From the least to the most; equal where it is sure. */
const span = { low: Cents, high: Cents };

/** One part of a price at the door, cents of the payment currency, with the figures it comes from. */
const DoorPart = z.object({
  kind: z.enum(doorKinds),
  ...span,
  figures: z.record(z.string(), z.number()),
});

/** Where it was read, and on which day; of our own words without a name. */
const DutyRead = z.object({ source: z.string(), address: z.string(), read_on: z.string() });

/** What a customs office will ask. */
const CustomsHint = z.union([
  /** Duty and tax are in the freight. */
  z.object({ kind: z.literal("tax_included") }),
  /** How goods, freight and insurance stand to what is free. */
  z.object({ kind: z.literal("free_value"), is: z.enum(freeValues), free_up_to: Cents, ...span }),
  /** The class that was assumed, and its duty in hundredths of a percent. */
  z.object({
    kind: z.literal("duty_class"),
    duty_class: z.enum([...dutyClasses, "unknown"]),
    low_bp: z.int(),
    high_bp: z.int(),
    /** Who says so, and where that was read; null where nothing tells. */
    basis: z.enum(dutyClassBases),
    class_read: z.nullable(DutyRead),
    /** Null for a class that nobody can tell. */
    rate_read: z.nullable(DutyRead),
  }),
]);

export const DoorPrice = z.object({
  currency: PaymentCurrency,
  /** The sums of the parts. */
  ...span,
  parts: z.array(DoorPart),
  /** The way that was asked for or, where none was, the one that costs least; null where none takes the goods now. */
  transport: z.nullable(z.int()),
  weight_g: z.object({ low: z.int(), high: z.int() }),
  /** Where the weight of each line comes from, and of how many parcels; lines are named by their `item_id`. */
  weights: z.array(z.object({ item_id: RowId, basis: z.enum(weightBases), samples: z.int() })),
  hints: z.array(CustomsHint),
  /** What makes it less sure, and the lines it is about; none where it is about all of them. */
  doubts: z.array(z.object({ reason: z.enum(doorDoubts), lines: z.array(RowId) })),
});
export type DoorPrice = z.infer<typeof DoorPrice>;

/** What chosen goods come to at the door, for anybody and before anything is paid. Nothing is stored. */
export const queryDoorPrice = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/trade/query_door_price",
  about:
    "What chosen goods come to at the door: every part from its least to its most, with its figures.",
  access: "anyone",
  mutates: false,
  input: z.object({
    lines: z
      .array(z.object({ item_id: RowId, num: z.int().check(z.gte(1), z.lte(100_000)) }))
      .check(z.minLength(1), z.maxLength(50)),
    transport: z.optional(SmallNumber),
    /** Whether duty and tax are to be in the freight, of a way that has both. */
    is_tax_included: z._default(z.boolean(), false),
    insurance: z.optional(SmallNumber),
    /** Of whoever asks; one that cannot be used takes nothing off. */
    coupon_id: z.optional(AskedKey),
  }),
  output: z.object({ data: DoorPrice }),
  refusals: ["sku_unknown", "order_too_large", "rate_unknown"],
});
