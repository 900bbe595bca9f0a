import { goodsFacts, serviceRelations } from "@sampan/domain/logistics/services/service-rules";
import { serviceKinds, servicePhotos_max } from "@sampan/domain/logistics/services/service-kinds";
import { serviceActs } from "@sampan/domain/logistics/services/service-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  NoInput,
  NoOutput,
  paging,
  PublicKey,
  ShortText,
  Text,
  WireTime,
} from "../../kernel/fields.ts";
import { Warehouse } from "../parcels/freight-fields.ts";
import { AskedService, ServiceKind, ServiceRule } from "./service-shapes.ts";

const desk = { right: "consolidate_packages" } as const;

/** A service as the warehouse has it before it: of what, where that lies, and what may be done about it. */
export const ServiceToDo = z.extend(AskedService, {
  uid: z.string(),
  warehouse: Warehouse,
  /** Numbers by which a camera of the desk knows the parcel. */
  express_no: z.string(),
  shelf: z.string(),
  marks: z.array(z.string()),
  image: z.string(),
  num: z.int(),
  /** Who did or declined it; empty before. */
  by: z.string(),
  acts: z.array(z.enum(serviceActs)),
});
export type ServiceToDo = z.infer<typeof ServiceToDo>;

/** To be done; to be looked at first; late, whichever of them; held for their owners; over. */
export const serviceTabs = ["asked", "judging", "late", "holding", "over"] as const;
export type ServiceTab = (typeof serviceTabs)[number];

export const listServices = defineCall({
  methods: ["GET"],
  path: "/staff/services",
  about:
    "Services that customers paid for, the first promised in front; or what is over, the latest first.",
  access: desk,
  mutates: false,
  input: z.object({
    ...paging(20),
    tab: z._default(z.enum(serviceTabs), "asked"),
    warehouse: z.optional(Warehouse),
    /** As scanned or typed: of a service, its parcel or its express number. */
    number: z._default(ShortText, ""),
  }),
  output: z.object({
    datalist: z.array(ServiceToDo),
    /** Counted up to a ceiling. */
    total: z.int(),
    has_more: z.boolean(),
    /** How many wait in each tab but the last. */
    waiting: z.record(z.string(), z.int()),
  }),
  refusals: [],
});

export const moveService = defineCall({
  methods: ["POST"],
  path: "/staff/services/:number/move",
  about:
    "Writes down that a service is done, may be done, or is declined, which gives its fee back.",
  access: desk,
  mutates: true,
  input: z.object({
    number: ShortText,
    event: z.enum(serviceActs),
    /** What was found, for its owner; why, where it is declined. */
    note: z._default(ShortText, ""),
    photos: z._default(z.array(Text).check(z.maxLength(servicePhotos_max)), []),
  }),
  output: z.object({ data: ServiceToDo }),
  refusals: [
    "service_unknown",
    "service_not_in_state",
    "reason_needed",
    "photos_needed",
    "file_unknown",
  ],
});

const terms = { right: "maintain_freight_rates" } as const;

/** What a service costs from a moment on, who said so and when. */
export const ServicePrice = z.object({
  service: ServiceKind,
  /** Cents of yuan. */
  price: AmountCents,
  hours: z.int(),
  is_offered: z.boolean(),
  starts_at: WireTime,
  set_at: WireTime,
  by: z.string(),
  state: z.enum(["planned", "in_force", "past"]),
});
export type ServicePrice = z.infer<typeof ServicePrice>;

/** A rule with who made it and who ended it, when and why. */
export const ServiceRuleRow = z.extend(ServiceRule, {
  key: PublicKey,
  reason: z.string(),
  made_at: WireTime,
  made_by: z.string(),
  /** Empty while it holds. */
  ended_at: WireTime,
  ended_by: z.string(),
});
export type ServiceRuleRow = z.infer<typeof ServiceRuleRow>;

export const queryServiceTerms = defineCall({
  methods: ["GET"],
  path: "/staff/service-terms",
  about:
    "Prices and promised hours of services and the rules between them, with what they were and will be.",
  access: terms,
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      /** The newest hundred, the latest to begin first. */
      prices: z.array(ServicePrice),
      /** What holds, and of what ended the newest hundred. */
      rules: z.array(ServiceRuleRow),
    }),
  }),
  refusals: [],
});

export const setServicePrice = defineCall({
  methods: ["POST"],
  path: "/staff/service-terms/prices",
  about:
    "Sets what a service costs and the hours it is promised in, at once or from a moment on; what was paid keeps its price.",
  access: terms,
  mutates: true,
  input: z.object({
    service: z.enum(serviceKinds),
    price: AmountCents,
    hours: z.int().check(z.gte(0), z.lte(720)),
    is_offered: z._default(z.boolean(), true),
    /** On the warehouse's clock, as staff read time; left out: now. */
    starts_at: z.optional(WireTime.check(z.maxLength(30))),
  }),
  output: NoOutput,
  refusals: ["tariff_moment_past", "tariff_moment_taken"],
});

export const makeServiceRule = defineCall({
  methods: ["POST"],
  path: "/staff/service-terms/rules",
  about: "Adds a rule between services, or between a service and goods.",
  access: terms,
  mutates: true,
  input: z.object({
    relation: z.enum(serviceRelations),
    service: z.enum(serviceKinds),
    other: z._default(z.nullable(z.enum(serviceKinds)), null),
    goods: z._default(z.nullable(z.enum(goodsFacts)), null),
    reason: ShortText,
  }),
  output: NoOutput,
  refusals: ["rule_asks_nothing", "service_refused", "reason_needed"],
});

export const endServiceRule = defineCall({
  methods: ["POST"],
  path: "/staff/service-terms/rules/:key/end",
  about: "Ends a rule; its history stays.",
  access: terms,
  mutates: true,
  input: z.object({ key: PublicKey }),
  output: NoOutput,
  refusals: ["rule_unknown"],
});
