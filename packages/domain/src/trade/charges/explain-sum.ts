import {
  defaultRounding,
  formatAmount,
  formatRate,
  proportion,
  type Cents,
  type Currency,
} from "../../kernel/money.ts";
import { type BilledKind, isBilledKind } from "./charge-lines.ts";
import { isTransportId, transportNames } from "../../goods/shippability/transports.ts";
import { formatCubicMetres, formatKilograms } from "../../kernel/format-measures.ts";
import type { SumEntry } from "../../kernel/sum-entry.ts";
import { couponTerms } from "../../money/coupons/coupon-terms.ts";
import type { SaySums } from "./say-sums.ts";

/** What the words of a sum need beside its own figures. */
export interface SumContext {
  readonly currency: Currency;
  readonly pieces: number;
  /** What stands in place of goods, where none are bought. */
  readonly inPlaceOfGoods?: string | undefined;
  /** Percent of the goods. */
  readonly insurance: number;
  readonly transport: number | undefined;
  readonly carrier: string | undefined;
}

/** A row of somebody's arithmetic: of a checkout, an order or a freight bill. */
export interface ExplainedSum extends Pick<SumEntry, "key" | "amount" | "reason"> {
  readonly is_estimate: boolean;
}

/** What a charge is called where its reader's orders go. [ORD-83] */
export type NameCharge = (kind: BilledKind) => string;

interface SumNames {
  readonly context: SumContext;
  readonly nameCharge: NameCharge;
}

/** What an amount is for; freight with its transport and its carrier where they are chosen. [ORD-83] */
export function nameSum(
  say: SaySums,
  { key, reason }: ExplainedSum,
  { context, nameCharge }: SumNames,
): string {
  if (key === "goods")
    return context.inPlaceOfGoods ?? say("label.goods", { count: context.pieces });
  if (key === "insurance") return say("label.insurance", { percent: String(context.insurance) });
  if (key === "other" && "paid_before" in reason.values) return say("label.paid_before");
  if (key === "other" && "insured_percent" in reason.values)
    return say("label.insurance", { percent: String(reason.values["insured_percent"]) });
  if (key === "other" && reason.key === "rehearsed") return say("label.rehearsal");
  if (key === "warehouse" && "storage_days" in reason.values) return say("label.storage");
  if (!isBilledKind(key)) return say(`label.${key}`);
  const charge = nameCharge(key);
  if (key === "international_freight" && isTransportId(context.transport))
    return say(`freightBy.${transportNames[context.transport]}`, { charge });
  if (key === "local_freight" && context.carrier)
    return say("deliveryBy", { charge, carrier: context.carrier });
  return charge;
}

/** Why it is that much; undefined where the figures say no more than the amount itself. [CHK-10] */
export function explainSum(
  say: SaySums,
  { key, amount, is_estimate, reason }: ExplainedSum,
  currency: Currency,
): string | undefined {
  const { values } = reason;
  const money = (cents: number | undefined): string => formatAmount(cents ?? 0, currency);
  const yuan = (cents: number | undefined): string => formatAmount(cents ?? 0, "CNY");
  switch (reason.key) {
    case "yuan_times_rate": {
      const times = { amount: yuan(values["cny"]), rate: formatRate(values["rate"] ?? 0) };
      return say(key === "mainland_freight" ? "why.mainland" : "why.times", times);
    }
    case "share_of_goods":
      return say("why.share", {
        goods: yuan(values["goods_cny"]),
        percent: String((values["share_bp"] ?? 0) / 100),
        amount: yuan(values["cny"]),
      });
    case "weight_times_rate":
      return byWeight(say, { amount, is_estimate, values }, money);
    case "volume_times_rate":
      return byVolume(say, { amount, is_estimate, values }, money);
    case "first_weight":
      return say("why.first", { weight: formatKilograms(values["first_weight_g"] ?? 0) });
    case "per_shipment":
      return perShipment(say, values, money);
    case "share_of_shipment":
      return ofShipment(say, values);
    case "insurance_raised":
      return say("why.raised", {
        goods: money(values["paid_goods"]),
        percent: String((values["share_bp"] ?? 0) / 100),
      });
    case "rehearsed":
      return say("why.rehearsed", { fee: money(values["rehearsal_fee"]) });
    case "days_of_storage":
      return daysOfStorage(say, { amount, values }, money);
    case "up_to_minimum":
      return say("why.minimum", { minimum: money(values["minimum"]) });
    case "points_redeemed":
      return values["points"] ? say("why.points", { points: values["points"] }) : undefined;
    case "reduction":
      return reduction(say, values, currency);
    case "written_by_staff":
      return say("why.written");
  }
}

const g_per_kg = 1_000;
const mm3_per_cbm = 1_000_000_000;

// Each parcel is rounded by itself, so a sum over several may be a cent off for each of them; what is above
// that was lifted to a minimum.
type Values = Readonly<Record<string, number>>;
type Money = (cents: number | undefined) => string;

interface Measured {
  readonly amount: Cents;
  readonly is_estimate: boolean;
  readonly values: Values;
}

function byWeight(say: SaySums, { amount, is_estimate, values }: Measured, money: Money): string {
  const { chargeable_g = 0, per_kg = 0, parcels = 1 } = values;
  const why = say(is_estimate ? "why.weightEstimate" : "why.weight", {
    weight: formatKilograms(chargeable_g),
    rate: money(per_kg),
  });
  const fraction = { numerator: chargeable_g, denominator: g_per_kg };
  const isLifted = amount - proportion(per_kg, fraction, defaultRounding) > parcels;
  return isLifted ? say("why.withMinimum", { reason: why }) : why;
}

/** Days times lines times price; of a parcel that orders share, what of it is this one's. */
function daysOfStorage(
  say: SaySums,
  { amount, values }: Pick<Measured, "amount" | "values">,
  money: Money,
): string {
  const { storage_days = 0, storage_lines = 0, per_day, whole = amount } = values;
  const why = say("why.storage", {
    days: storage_days,
    lines: storage_lines,
    price: money(per_day),
  });
  return whole === amount ? why : say("why.storageShare", { reason: why, whole: money(whole) });
}

function byVolume(say: SaySums, { amount, values }: Measured, money: Money): string {
  const { volume_mm3 = 0, per_cbm = 0, parcels = 1 } = values;
  const why = say("why.volume", {
    volume: formatCubicMetres(volume_mm3),
    rate: money(per_cbm),
  });
  const fraction = { numerator: volume_mm3, denominator: mm3_per_cbm };
  const isLifted = amount - proportion(per_cbm, fraction, defaultRounding) > parcels;
  return isLifted ? say("why.withMinimum", { reason: why }) : why;
}

// Until shipments were counted, each parcel was one.
function perShipment(say: SaySums, values: Values, money: Money): string {
  const { fee, parcels = 1, shipments } = values;
  const each = say("why.each", { fee: money(fee) });
  if (shipments === undefined)
    return parcels > 1 ? say("why.eachOf", { fee: money(fee), count: parcels }) : each;
  return shipments > 1 ? `${each} × ${shipments}` : each;
}

/** An order's or a parcel's part of what leaves together. */
export const ofShipment = (say: SaySums, { chargeable_g = 0, of_g = 0 }: Values): string =>
  say("why.ofShipment", { weight: formatKilograms(chargeable_g), whole: formatKilograms(of_g) });

function reduction(say: SaySums, values: Values, currency: Currency): string | undefined {
  if ("paid_before" in values) return say("why.paidBefore");
  const { start_value = 0, value, share_bp, ceiling = 0 } = values;
  if (value === undefined && share_bp === undefined) return undefined;
  const discount = share_bp === undefined ? { value: value ?? 0 } : { share_bp, most: ceiling };
  return say("why.coupon", { terms: couponTerms(say, { start_value, discount }, currency) });
}
