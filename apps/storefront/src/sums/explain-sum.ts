import type { Sum } from "@sampan/contract/order-shapes";
import { formatAmount, formatRate, type Currency } from "@sampan/domain/money";
import { isTransportId, transportNames } from "@sampan/domain/transports";
import { formatKilograms } from "@sampan/ui/format/weight";
import type { useTranslations } from "use-intl";

export type SaySums = ReturnType<typeof useTranslations<"sums">>;

/** What the words of a sum need beside its own figures. */
export interface SumContext {
  readonly currency: Currency;
  readonly pieces: number;
  /** Percent of the goods. */
  readonly insurance: number;
  readonly transport: number | undefined;
  readonly carrier: string | undefined;
}

/** A row of somebody's arithmetic: of a settlement, an order or a freight bill. */
export type ExplainedSum = Pick<Sum, "key" | "is_estimate" | "reason">;

/** What an amount is for: the transport and the carrier by their names where they are chosen. */
export function nameSum(say: SaySums, { key, reason }: ExplainedSum, context: SumContext): string {
  if (key === "goods") return say("label.goods", { count: context.pieces });
  if (key === "insurance") return say("label.insurance", { percent: String(context.insurance) });
  if (key === "international_freight" && isTransportId(context.transport))
    return say(`freightBy.${transportNames[context.transport]}`);
  if (key === "local_freight" && context.carrier)
    return say("deliveryBy", { carrier: context.carrier });
  if (key === "other" && "paid_before" in reason.values) return say("label.paid_before");
  return say(`label.${key}`);
}

/** Why it is that much; undefined where the figures say no more than the amount itself. [CHK-10] */
export function explainSum(
  say: SaySums,
  { key, is_estimate, reason }: ExplainedSum,
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
      return say(is_estimate ? "why.weightEstimate" : "why.weight", {
        weight: formatKilograms(values["chargeable_g"] ?? 0),
        rate: money(values["per_kg"]),
      });
    case "volume_times_rate":
      return say("why.volume", {
        volume: cubicMetres(values["volume_mm3"] ?? 0),
        rate: money(values["per_cbm"]),
      });
    case "per_shipment":
      return perShipment(say, values, money);
    case "up_to_minimum":
      return say("why.minimum", { minimum: money(values["minimum"]) });
    case "points_redeemed":
      return values["points"] ? say("why.points", { points: values["points"] }) : undefined;
    case "reduction":
      return reduction(say, values, money);
    case "written_by_staff":
      return say("why.written");
  }
}

type Values = Readonly<Record<string, number>>;
type Money = (cents: number | undefined) => string;

function perShipment(say: SaySums, { fee, parcels = 1 }: Values, money: Money): string {
  return parcels > 1
    ? say("why.eachOf", { fee: money(fee), count: parcels })
    : say("why.each", { fee: money(fee) });
}

function reduction(say: SaySums, values: Values, money: Money): string | undefined {
  if ("paid_before" in values) return say("why.paidBefore");
  const { start_value, value } = values;
  return value === undefined
    ? undefined
    : say("why.coupon", { from: money(start_value), value: money(value) });
}

/** `11904000` cubic millimetres as `0.012`. */
const cubicMetres = (volume_mm3: number): string => (volume_mm3 / 1_000_000_000).toFixed(3);
