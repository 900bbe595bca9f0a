import { goodsFacts, serviceRelations } from "@sampan/domain/logistics/services/service-rules";
import { serviceKinds } from "@sampan/domain/logistics/services/service-kinds";
import { feeReturns, serviceStates } from "@sampan/domain/logistics/services/service-state";
import * as z from "zod/mini";
import { Cents, PaymentCurrency, WireTime } from "../../kernel/fields.ts";

export const ServiceKind = z.enum(serviceKinds);

/** A service that was asked for and paid. Amounts are cents, of `currency` but for the price. */
export const AskedService = z.object({
  number: z.string(),
  service: ServiceKind,
  state: z.enum(serviceStates),
  /** The parcel it was asked for. */
  tid: z.string(),
  /** The line of goods, where it is of one. */
  oid: z.nullable(z.string()),
  item_name: z.string(),
  /** Cents of yuan. */
  price: Cents,
  amount: Cents,
  currency: PaymentCurrency,
  asked_at: WireTime,
  /** Promised by then; empty for a hold, which has no work in it. */
  due_at: WireTime,
  is_late: z.boolean(),
  /** The day a hold ends on, `YYYY-MM-DD`; empty for all else. */
  until: z.string(),
  /** When it was done, declined or taken back. */
  settled_at: WireTime,
  /** Why its fee went back; null where it did not. */
  returned_for: z.nullable(z.enum(feeReturns)),
  returned_at: WireTime,
  /** What whoever did it wrote, or why they did not. */
  note: z.string(),
  photos: z.array(z.string()),
});
export type AskedService = z.infer<typeof AskedService>;

/** How a rule binds a service: to another, to goods of a kind, or always. */
export const ServiceRule = z.object({
  relation: z.enum(serviceRelations),
  service: ServiceKind,
  other: z.nullable(ServiceKind),
  goods: z.nullable(z.enum(goodsFacts)),
});
