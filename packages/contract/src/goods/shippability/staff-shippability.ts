import { ruleOutcomes } from "@sampan/domain/goods/shippability/shippability";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  NoOutput,
  PublicKey,
  Region,
  RowId,
  RowNumber,
  ShortText,
} from "../../kernel/fields.ts";
import { I18n } from "../i18n.ts";
import { GoodsClass, ShippingOutcome, ShippingTransport, ShippingVerdict } from "./shippability.ts";

const Word = z.string().check(z.minLength(1), z.maxLength(40));
const Reason = z.object(byLanguage(() => ShortText));

/** Which goods a rule speaks of; empty lists ask for nothing. */
const matchFields = {
  goods_classes: z.array(GoodsClass).check(z.maxLength(50)),
  category_ids: z.array(RowNumber).check(z.maxLength(50)),
  /** In the title, or in an attribute as `name:value`. */
  words: z.array(Word).check(z.maxLength(60)),
  except_words: z.array(Word).check(z.maxLength(60)),
};

const ruleFields = {
  ...matchFields,
  /** Null for both regions. */
  region: z.nullable(Region),
  transports: z.array(ShippingTransport).check(z.maxLength(20)),
  outcome: z.enum(ruleOutcomes),
  max_pieces: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  mark: z.string().check(z.maxLength(40)),
  /** For staff. */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** For customers. */
  reason: Reason,
  /** Where it is written. */
  source: ShortText,
};

export const ShippingRule = z.object({
  id: PublicKey,
  ...ruleFields,
  checked_on: z.string(),
  is_enabled: z.boolean(),
});
export type ShippingRule = z.infer<typeof ShippingRule>;

export const queryShippingRules = defineCall({
  methods: ["GET"],
  path: "/staff/shippability/rules",
  about: "Lists every rule that says what a transport makes of goods.",
  access: { right: "maintain_shipping_rules" },
  mutates: false,
  input: z.object({}),
  output: z.object({ datalist: z.array(ShippingRule), total: z.int() }),
  refusals: [],
});

/** Writes a new rule, or with an `id` changes one; its date becomes today. */
export const saveShippingRule = defineCall({
  methods: ["POST"],
  path: "/staff/shippability/rules/save",
  about: "Writes or changes a rule.",
  access: { right: "maintain_shipping_rules" },
  mutates: true,
  transaction: "none",
  input: z.object({ id: z.optional(AskedKey), ...ruleFields }),
  output: z.object({ data: z.object({ id: PublicKey }) }),
  refusals: ["rule_unknown", "rule_asks_nothing", "rule_transport_needed", "rule_reason_needed"],
});

export const enableShippingRule = defineCall({
  methods: ["POST"],
  path: "/staff/shippability/rules/enable",
  about: "Switches a rule on or off.",
  access: { right: "maintain_shipping_rules" },
  mutates: true,
  transaction: "none",
  input: z.object({ id: AskedKey, is_enabled: z.boolean() }),
  output: NoOutput,
  refusals: ["rule_unknown"],
});

/** Stored goods that a rule as written now would speak of, and whether it speaks of a title. */
export const previewShippingRule = defineCall({
  methods: ["POST"],
  path: "/staff/shippability/rules/preview",
  about: "Shows which stored goods a rule would speak of, before it is saved.",
  access: { right: "maintain_shipping_rules" },
  mutates: false,
  input: z.object({ ...matchFields, title: z._default(ShortText, "") }),
  output: z.object({
    data: z.object({
      /** How many of the newest goods were looked at, and how many of them match. */
      looked_at: z.int(),
      total: z.int(),
      /** Null where no title was given to try. */
      matches_title: z.nullable(z.boolean()),
      datalist: z.array(
        z.object({ spu_id: RowId, item_name: z.string(), i18n: I18n, goods_class: GoodsClass }),
      ),
    }),
  }),
  refusals: ["rule_asks_nothing"],
});

/** What each transport of a region makes of one stored product, and who says so. */
export const StaffVerdict = z.extend(ShippingVerdict, {
  /** A rule, a person's correction, the tariff's acceptance of the goods class, or nothing at all. */
  by: z.enum(["rule", "correction", "class", "nothing"]),
  rule_name: z.string(),
});
export type StaffVerdict = z.infer<typeof StaffVerdict>;

export const getProductVerdicts = defineCall({
  methods: ["GET"],
  path: "/staff/shippability/product",
  about: "Reads what each transport makes of one product.",
  access: { right: "correct_shipping_verdicts" },
  mutates: false,
  input: z.object({ spu_id: RowId, region: Region }),
  output: z.object({
    data: z.object({ item_name: z.string(), verdicts: z.array(StaffVerdict) }),
  }),
  refusals: ["item_not_found"],
});

/** A person's word on one product, in place of the rules. It opens no transport to a goods class. */
export const correctShippingVerdict = defineCall({
  methods: ["POST"],
  path: "/staff/shippability/product/correct",
  about: "Decides what one transport makes of one product.",
  access: { right: "correct_shipping_verdicts" },
  mutates: true,
  changesPages: true,
  input: z.object({
    spu_id: RowId,
    region: Region,
    transport: ShippingTransport,
    outcome: ShippingOutcome,
    mark: z._default(z.string().check(z.maxLength(40)), ""),
    reason: Reason,
  }),
  output: NoOutput,
  refusals: ["item_not_found", "rule_reason_needed"],
});

export const dropShippingCorrection = defineCall({
  methods: ["POST"],
  path: "/staff/shippability/product/drop_correction",
  about: "Lets the rules decide about a product again.",
  access: { right: "correct_shipping_verdicts" },
  mutates: true,
  changesPages: true,
  input: z.object({ spu_id: RowId, region: Region, transport: ShippingTransport }),
  output: NoOutput,
  refusals: ["item_not_found"],
});
