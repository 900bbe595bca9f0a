import * as z from "zod/mini";
import { segmentKinds } from "@sampan/domain/people/segments/segment";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  AskedKey,
  Cents,
  NoOutput,
  PaymentCurrency,
  PublicKey,
  Region,
  ShortText,
  Version,
  WireTime,
} from "../../kernel/fields.ts";
import { ShippingTransport } from "../../goods/shippability/shippability.ts";
import { TariffClass } from "../parcels/freight-fields.ts";

const access = { right: "maintain_freight_rates" } as const;

const Grams = z.int().check(z.gte(0), z.lte(2_000_000));
const Days = z.int().check(z.gte(0), z.lte(365));

/** Which line it is: one of a region, a transport and a class of goods, for everybody or for one group of customers, with tax or without. */
const lineFields = {
  region: Region,
  transport: ShippingTransport,
  tariff_class: TariffClass,
  /** A segment; null for everybody. */
  group: z._default(z.nullable(AskedKey), null),
  /** Whether duty and value added tax are in its prices: such a line stands beside the one without them. */
  is_tax_included: z._default(z.boolean(), false),
};

/** A segment of accounts that may have prices of its own. */
export const TariffGroup = z.object({
  id: PublicKey,
  /** In the reader's language. */
  name: z.string(),
  kind: z.enum(segmentKinds),
});
export type TariffGroup = z.infer<typeof TariffGroup>;

/** What a line asks for. Amounts are cents of the region's currency. */
const termFields = {
  per_kg: AmountCents,
  /** 0 where volume counts through the divisor. */
  per_cbm: AmountCents,
  /** The first weight and its price, both or neither; `per_kg` is paid for what is above it. */
  first_weight_g: z._default(Grams, 0),
  first_fee: z._default(AmountCents, 0),
  base_fee: AmountCents,
  minimum_fee: AmountCents,
  delivery_fee: AmountCents,
  /** Cubic centimetres that count as one kilogram; null where volume has a price of its own. */
  divisor: z.nullable(z.int().check(z.gte(1_000), z.lte(20_000))),
  minimum_weight_g: Grams,
  weight_step_g: z.int().check(z.gte(1), z.lte(100_000)),
  days_min: Days,
  days_max: Days,
  /** Of one parcel; null where the line asks for nothing of the kind. */
  weight_max_g: z.nullable(z.int().check(z.gte(1), z.lte(2_000_000))),
  side_max_mm: z.nullable(z.int().check(z.gte(1), z.lte(20_000))),
  is_open: z.boolean(),
};

const TariffTerms = z.object(termFields);
export type TariffTerms = z.infer<typeof TariffTerms>;

export const TariffVersion = z.object({
  id: PublicKey,
  terms: TariffTerms,
  /** On the region's clocks; empty for what holds since ever. */
  starts_at: WireTime,
  made_at: WireTime,
  /** Empty for what came without a desk. */
  by: z.string(),
  reason: z.string(),
  state: z.enum(["planned", "in_force", "past", "withdrawn"]),
  withdrawn_by: z.string(),
});
export type TariffVersion = z.infer<typeof TariffVersion>;

export const TariffLine = z.object({
  ...lineFields,
  currency: PaymentCurrency,
  /** Counts what was done to this line; a save names the one it saw. */
  version: z.int(),
  /** False where settings let the transport not take such goods, whatever the tariff says. */
  is_taken: z.boolean(),
  /** What holds now; null for a line that has not begun. */
  in_force: z.nullable(TariffVersion),
  /** The newest fifty, the latest to begin first. */
  versions: z.array(TariffVersion),
});
export type TariffLine = z.infer<typeof TariffLine>;

/** [BO-42] */
export const queryTariffs = defineCall({
  methods: ["GET"],
  path: "/staff/tariffs",
  about: "Reads the lines of a region's tariff with what each was, is and will be.",
  access,
  mutates: false,
  input: z.object({ region: Region }),
  output: z.object({
    datalist: z.array(TariffLine),
    total: z.int(),
    /** Whom a line may be for beside everybody, the strongest first: who is in two pays the price of the first. */
    groups: z.array(TariffGroup),
  }),
  refusals: [],
});

const priceRefusals = [
  "tariff_unpriced",
  "tariff_first_unpriced",
  "tariff_volume_free",
  "tariff_days_invalid",
  "tariff_group_unknown",
  "tariff_group_fleeting",
] as const;

/**
 * What a change would have done to the bills of the last thirty days: each reckoned by the tariff as it is, and as
 * it would be, by the function that bills them. [BO-42]
 */
export const previewTariff = defineCall({
  methods: ["POST"],
  path: "/staff/tariffs/preview",
  about: "Reckons the bills of the last thirty days by a line as it would be, before it is saved.",
  access,
  mutates: false,
  input: z.object({ ...lineFields, ...termFields }),
  output: z.object({
    data: z.object({
      currency: PaymentCurrency,
      /** Bills that have parcels on this line, and those of them whose freight would differ. */
      bills: z.int(),
      changed: z.int(),
      /** True where there were more bills than are looked at. */
      is_part: z.boolean(),
      before: Cents,
      after: Cents,
      /** The same by whose price of this line it is, everybody's being null; the group with most bills first. */
      by_group: z.array(
        z.object({
          group: z.nullable(TariffGroup),
          bills: z.int(),
          changed: z.int(),
          before: Cents,
          after: Cents,
        }),
      ),
      /** The largest first, at most five. */
      rises: z.array(z.object({ bill_tid: z.string(), before: Cents, after: Cents })),
    }),
  }),
  refusals: [...priceRefusals],
});

/** [BO-42] */
export const saveTariff = defineCall({
  methods: ["POST"],
  path: "/staff/tariffs/save",
  about: "Writes a version of a line, which holds at once or from a moment on.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({
    ...lineFields,
    ...termFields,
    reason: ShortText,
    /** Day and minute on the region's clocks; absent for at once. */
    starts_at: z.optional(z.string().check(z.maxLength(19))),
    version: Version,
  }),
  output: NoOutput,
  refusals: [
    ...priceRefusals,
    "reason_needed",
    "tariff_moment_past",
    "tariff_moment_taken",
    "changed_meanwhile",
  ],
});

export const withdrawTariff = defineCall({
  methods: ["POST"],
  path: "/staff/tariffs/withdraw",
  about: "Takes back a planned version that has not begun.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({ id: PublicKey }),
  output: NoOutput,
  refusals: ["tariff_unknown", "tariff_begun"],
});
