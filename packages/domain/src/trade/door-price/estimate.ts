import type { Cents, Conversion, PaymentCurrency, Rate } from "../../kernel/money.ts";
import type { Load, TariffLine } from "../../money/price-book/freight.ts";
import type { DoorPart, LoadRange } from "./door-price.ts";
import type { Span } from "./import-tax.ts";

/** What an order keeps of what it was told that it would come to, for the day on which its bill is known. */
export interface KeptEstimate {
  readonly currency: PaymentCurrency;
  /** Millionths: what one yuan cost when it was placed. */
  readonly rate_e6: Rate;
  /** Null where no way took the goods. */
  readonly line: TariffLine | null;
  readonly load: LoadRange;
  readonly parts: readonly DoorPart[];
  /** Its lines by the names of their charges; `price` of a piece in cents of yuan. */
  readonly goods: readonly { readonly key: string; readonly price: Cents; readonly num: number }[];
}

/** What is compared: what we charge. What a customs office asks is paid to others, and no bill of ours tells of it. */
export const comparedKinds = [
  "goods",
  "mainland_freight",
  "service_fee",
  "insurance",
  "coupon",
  "international_freight",
  "local_freight",
  "warehouse",
  "other",
] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** Why something came to more or less than was said. */
export const differenceReasons = [
  /** A line was taken out of the order in review. */
  "line_dropped",
  "other_number",
  "other_price",
  /** What is a share of the goods follows them. */
  "goods_changed",
  "seller_freight",
  "rate",
  /** A difference that staff asked for, with their words. */
  "asked_later",
  /** Another way, class of goods, or with tax in its price. */
  "other_line",
  "tariff_changed",
  "weight",
  "volume",
  "several_shipments",
  "shared",
  "reduction",
  "storage",
  "insurance_raised",
  "packed_first",
  "written_by_staff",
] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

/** One reason and what it made of the amount, cents; `from` and `to` in what the reason is counted in. */
export interface Difference {
  readonly reason: DifferenceReason;
  readonly amount: Cents;
  readonly from?: number;
  readonly to?: number;
}

/** What a bill charges of freight: cents, before a reduction and after it. */
export interface FreightShare {
  readonly amount: Cents;
  /** Null for what no bill charges. */
  readonly original_amount: Cents | null;
}

/** What of a shipment is one order's, by what its goods weigh, and the line that priced it; undefined for one that is not known any more. */
export interface OwnLoad {
  readonly line: TariffLine | undefined;
  readonly load: Load;
}

/** One charge as it is, cents; what waits for its rate has the amount it would have now. */
export interface ChargeNow extends FreightShare {
  readonly kind: ComparedKind | "supplement";
  readonly line: string | null;
  /** Cents of yuan; null for what is priced in the payment currency. */
  readonly cny: Cents | null;
  readonly refunded: Cents;
  readonly figures: Readonly<Record<string, string | number>>;
}

export interface ChargedSince {
  readonly charges: readonly ChargeNow[];
  /** What of each shipment was this order's; none before a bill. */
  readonly shipments: readonly OwnLoad[];
  /** Whether the goods were judged, so that their amounts stand. */
  readonly isJudged: boolean;
  /** Whether everything was billed. */
  readonly isBilled: boolean;
  readonly rounding: Conversion["rounding"];
  /** Millionths: what one yuan cost when it was paid or, until then, costs now. */
  readonly rate_e6: Rate;
}

/** `real` lies from `low` to `high`, or `differences` add up to how far it lies outside. */
export interface ComparedPart extends Span {
  readonly kind: ComparedKind;
  /** Null while nobody knows. */
  readonly real: Cents | null;
  /** What of it came back meanwhile. */
  readonly refunded: Cents;
  readonly differences: readonly Difference[];
}
