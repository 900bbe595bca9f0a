import { dutyClassBases } from "@sampan/domain/goods/duties/duty-class";
import { lastMileTroubles } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { mostPlanned } from "@sampan/domain/logistics/ship-plans/plan-unit";
import { planKinds } from "@sampan/domain/logistics/ship-plans/ship-plans";
import { dutyClasses } from "@sampan/domain/people/regions/customs";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, Cents, PaymentCurrency, Tid } from "../../kernel/fields.ts";
import { mergePackages } from "../merging/merging.ts";
import { ServiceKind } from "../services/service-shapes.ts";
import { Warehouse } from "../parcels/freight-fields.ts";

/** From the least to the most. */
const Span = z.object({ low: Cents, high: Cents });

const DutyRead = z.object({ source: z.string(), address: z.string(), read_on: z.string() });

/**
 * A class of duty that was assumed, as the price at the door tells it, and its duty in hundredths of a percent. Spelled here
 * once more: shared, it would be a piece of its own that everybody loads who looks at goods.
 */
const PlanDuty = z.object({
  kind: z.literal("duty_class"),
  duty_class: z.enum([...dutyClasses, "unknown"]),
  low_bp: z.int(),
  high_bp: z.int(),
  /** Who says so, and where that was read; null where nothing tells. */
  basis: z.enum(dutyClassBases),
  class_read: z.nullable(DutyRead),
  /** Null for a class that nobody can tell. */
  rate_read: z.nullable(DutyRead),
});

/** A parcel of a plan, as people tell theirs apart. */
const PlannedParcel = z.object({
  tid: z.string(),
  weight_g: z.int(),
  items: z.array(z.object({ item_name: z.string(), i18n: I18n, num: z.int() })),
});

/** What goes in one box, to customs as one. */
export const PlanBox = z.object({
  parcels: z.array(PlannedParcel),
  transport: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  /** Whether past parcels say how long it takes, or only the line. */
  days_by: z.enum(["history", "line"]),
  weight_g: z.int(),
  chargeable_g: z.int(),
  /** Its part of the freight of what leaves together. */
  freight: Cents,
  insurance: z.int(),
  /** What it is insured by more than it was ordered with. */
  raise: Cents,
  /** Services that are asked for with the plan, each at its fee. */
  care: z.array(
    z.object({
      service: ServiceKind,
      oid: z.nullable(z.string()),
      amount: Cents,
    }),
  ),
  /** Goods, insurance and freight up to the border. */
  value: Cents,
  clearance: z.enum(["free", "taxed", "tax_included"]),
  tax: Span,
  /** The last day that all of it is kept for nothing (`YYYY-MM-DD`); null where days do not count. */
  kept_until: z.nullable(z.string()),
  /** Whether that day is gone. */
  is_kept_over: z.boolean(),
  /** Whether it lies there so already. */
  is_standing: z.boolean(),
  /** The store where it is picked up, and why its owner has to choose again, null where it goes there; null where it comes to the door. */
  pickup: z.nullable(z.object({ store: z.string(), why: z.nullable(z.enum(lastMileTroubles)) })),
});

/** `total` is freight, more insurance and services; `care` the services alone, paid from the wallet once the plan is taken. */
const Priced = {
  total: Cents,
  care: Cents,
  tax: Span,
  cost: Cents,
  boxes: z.array(PlanBox),
};

export const ShipPlan = z.object({
  /** Names this plan for these parcels as they lie and cost now; another where anything of that changes. */
  key: z.string(),
  kinds: z.array(z.enum(planKinds)),
  /** Without services, this is what the bill will say of goods that stay as they are. */
  ...Priced,
  /** Against everything as it stands now, taxes at most included; null where that cannot be priced. */
  saving: z.nullable(Cents),
  /** Until the last box is at the door. */
  days_max: z.int(),
  expected_to: z.string(),
  spread_days: z.int(),
  insured: z.int(),
  /** Lines of goods that go without a service that rules call for to keep them from harm. */
  lacking: z.int(),
  is_standing: z.boolean(),
  /** Boxes that are taxed only because the free times of whoever declares are used up; null where none is. */
  crossing: z.nullable(
    z.object({
      count: z.int(),
      tax: Span,
      /** The day from which they are new (`YYYY-MM-DD`). */
      free_from: z.string(),
      /** Who else of their recipients has times left; null where nobody has. */
      declarant_id: z.nullable(z.string()),
    }),
  ),
});
export type ShipPlan = z.infer<typeof ShipPlan>;

/** Only these of what lies there, in one place; all of it where none are named. */
const OnlyThese = z.optional(z.array(Tid).check(z.minLength(1), z.maxLength(mostPlanned)));

/** How often and how much comes in for nothing in this half of the year; null where nothing does. */
const ClearanceMeter = z.object({
  free_up_to: Cents,
  times: z.int(),
  /** Parcels that left for there in this half. */
  used: z.int(),
  /** Billed, and not on their way yet. */
  coming: z.int(),
});

/** Who of one's recipients is to declare; who did last where nobody is named. One of another's is none. */
const ToDeclare = z.optional(AskedKey);

/** Somebody who declares for the account: what of their half-year is used. */
const Recipient = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  meter: ClearanceMeter,
  /** Plans are made for their free times. */
  is_chosen: z.boolean(),
});

export const queryShipPlans = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_ship_plans",
  about:
    "The cheapest, the fastest and the safest way to send what lies in one warehouse for one door.",
  access: "customer",
  mutates: false,
  input: z.object({
    /** Any parcel of what is asked about; the most that lies together where none is named. */
    tid: z.optional(Tid),
    tids: OnlyThese,
    declarant_id: ToDeclare,
  }),
  output: z.object({
    data: z.object({
      currency: PaymentCurrency,
      /** What lies together for one door, the most first: each is planned for by itself. */
      places: z.array(
        z.object({
          tid: z.string(),
          warehouse: Warehouse,
          express: z.int(),
          consignee: z.string(),
          detail: z.string(),
          count: z.int(),
        }),
      ),
      /** Which of them this is about: its `tid`; null where nothing lies that could be sent. */
      place: z.nullable(z.string()),
      /** Of whoever is to declare; of all parcels where nobody declared yet. */
      meter: z.nullable(ClearanceMeter),
      recipients: z.array(Recipient),
      /** What is in the wallet, which pays for services. */
      balance: Cents,
      /** Everything as it stands; null where that cannot be priced. */
      now: z.nullable(z.object({ ...Priced, key: z.string() })),
      plans: z.array(ShipPlan),
      /** Everything in one box, where that is dearer than the cheapest. */
      all_in_one: z.nullable(z.object(Priced)),
      /** By which classes and rates tax was estimated, of what any of these boxes is taxed for. */
      duties: z.array(PlanDuty),
      /** Whether no other way is cheaper; else only a good one is known. */
      is_exact: z.boolean(),
      /** Days of storage that were bought for these parcels, on the same bill. */
      storage: Cents,
      /** What lies there too and is not in these plans. */
      left_out: z.array(
        z.object({
          tid: z.string(),
          why: z.enum(["goods_awaited", "not_weighed", "not_answered", "no_line"]),
        }),
      ),
    }),
  }),
  refusals: ["parcel_unknown", "too_many_to_plan"],
});

/** [CONS-01] [CONS-02] [CONS-05] */
export const takeShipPlan = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/take_ship_plan",
  about:
    "Has parcels merged, split and sent as a plan says, and pays for its services, all of it or nothing.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    /** Any parcel of the plan. */
    tid: Tid,
    /** The ones it was made for, where not for all that lies there. */
    tids: OnlyThese,
    /** As the plans were asked for: they are proposed first when these are declared. */
    declarant_id: ToDeclare,
    /** The plan's key: the state that was seen. */
    key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  output: z.object({
    data: z.object({
      /** What goes by itself now and what goes in one box, by their numbers. */
      tids: z.array(z.string()),
    }),
  }),
  // Those of what it does in one: merging, choosing a way, taking apart, asking for services.
  refusals: [
    ...mergePackages.refusals,
    "rehearsal_not_in_state",
    "plan_outdated",
    "too_many_to_plan",
    "service_refused",
    "rate_expired",
    "rate_unknown",
    "balance_insufficient",
  ],
});
