import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import {
  allocate,
  defaultRounding,
  proportion,
  sum,
  type Cents,
  type PaymentCurrency,
} from "../../kernel/money.ts";
import type { Region } from "../../kernel/regions.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { SumEntry } from "../../kernel/sum-entry.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";

/** One row of the tariff. Fees are cents of `currency`; days run from departure to the door. */
export interface TariffLine {
  readonly region: Region;
  readonly transport: TransportId;
  readonly tariff_class: TariffClass;
  readonly currency: PaymentCurrency;
  readonly per_kg: Cents;
  /** 0 where volume counts through the divisor instead. */
  readonly per_cbm: Cents;
  /** Grams that have a price of their own, `first_fee`; what is above them is paid by the kilogram. None where not said. */
  readonly first_weight_g?: number | undefined;
  readonly first_fee?: Cents | undefined;
  readonly base_fee: Cents;
  /** International freight costs at least this. */
  readonly minimum_fee: Cents;
  readonly delivery_fee: Cents;
  /** Cubic centimetres that count as one kilogram; null where volume has a price of its own. */
  readonly divisor: number | null;
  readonly minimum_weight_g: number;
  /** Weights round up to multiples of this. */
  readonly weight_step_g: number;
  readonly days_min: number;
  readonly days_max: number;
  /** Whether duty and value added tax are in these prices. */
  readonly is_tax_included?: boolean | undefined;
  /** The group of customers it is for; everybody's where there is none. */
  readonly group?: number | null | undefined;
  /** Which version of the line it is, where it is one that is stored: what it priced keeps this. */
  readonly key?: string | undefined;
}

/** What scale and ruler say. Lengths of 0 mean that only the weight is known. */
export interface Measures {
  readonly weight_g: number;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
}

/** What parcels weigh together, and the space they take. */
export interface Load {
  readonly weight_g: number;
  readonly volume_mm3: number;
}

/** Which reading decided the amount. */
export type FreightBasis = "actual" | "volume" | "minimum_weight" | "volume_price";

export interface FreightQuote {
  readonly currency: PaymentCurrency;
  readonly actual_g: number;
  /** 0 where the line has no divisor. */
  readonly volume_g: number;
  readonly volume_mm3: number;
  readonly chargeable_g: number;
  readonly basis: FreightBasis;
  /** Every component with its reason; they add up to `total`. */
  readonly entries: readonly SumEntry[];
  readonly international: Cents;
  readonly local: Cents;
  readonly total: Cents;
  /** The version of the line that it was reckoned by. */
  readonly tariff?: string | undefined;
}

const mm3_per_cbm = 1_000_000_000;

/**
 * The freight of one parcel, for the estimator and the bill alike. The larger of actual and volume
 * weight counts; a line with a price per cubic metre charges the dearer of weight and volume.
 * [FRT-06] [FRT-07] [FRT-09] [FRT-10]
 */
export const quoteFreight = (line: TariffLine, measures: Measures): FreightQuote =>
  quoteLoad(line, loadOf([measures]));

/** The same for what parcels weigh and take together. Heavier or larger is never cheaper. */
export function quoteLoad(line: TariffLine, load: Load): FreightQuote {
  const weighed = chargeableWeight(line, load);
  const { volume_mm3 } = load;
  const byWeight = priceOfWeight(line, weighed.chargeable_g);
  const byVolume = priceOfVolume(line, volume_mm3);
  const isByVolume = byVolume.amount > sum(byWeight.map((entry) => entry.amount));

  const international = withFees(line, isByVolume ? [byVolume] : byWeight);
  const local: SumEntry = {
    key: "local_freight",
    amount: line.delivery_fee,
    reason: { key: "per_shipment", values: { fee: line.delivery_fee } },
  };
  const internationalAmount = sum(international.map((entry) => entry.amount));
  return {
    currency: line.currency,
    ...weighed,
    volume_mm3,
    basis: isByVolume ? "volume_price" : weighed.basis,
    entries: line.delivery_fee > 0 ? [...international, local] : international,
    international: internationalAmount,
    local: line.delivery_fee,
    total: sum([internationalAmount, line.delivery_fee]),
    ...(line.key === undefined ? {} : { tariff: line.key }),
  };
}

/**
 * The weight that is billed, in grams: the larger of scale and volume, at least the line's minimum,
 * rounded up to its step. [FRT-06] [FRT-07]
 */
export function chargeableWeight(line: TariffLine, { weight_g: actual_g, volume_mm3 }: Load) {
  const volume_g = volumeWeightOf(line, volume_mm3);
  const larger_g = Math.max(actual_g, volume_g);
  const counted_g = Math.max(larger_g, line.minimum_weight_g);
  const basis: FreightBasis =
    counted_g > larger_g ? "minimum_weight" : volume_g > actual_g ? "volume" : "actual";
  const chargeable_g = Math.ceil(counted_g / line.weight_step_g) * line.weight_step_g;
  return { actual_g, volume_g, chargeable_g, basis };
}

/** What a space counts as in grams; 0 where the line has no divisor. [FRT-07] */
export const volumeWeightOf = ({ divisor }: TariffLine, volume_mm3: number): number =>
  divisor === null ? 0 : Math.ceil(volume_mm3 / divisor);

export const loadOf = (parcels: readonly Measures[]): Load => ({
  weight_g: sum(parcels.map(({ weight_g }) => weight_g)),
  volume_mm3: sum(parcels.map(volumeOf)),
});

export const volumeOf = ({ length_mm, width_mm, height_mm }: Measures): number =>
  length_mm * width_mm * height_mm;

/**
 * What a parcel of these goods will probably weigh: their net weights and `packaging_bp` more.
 * Nobody has measured it yet, so it has no volume.
 */
export function estimateMeasures(
  goods: readonly { readonly weight_g: number; readonly num: number }[],
  packaging_bp: number,
): Measures {
  const net_g = goods.reduce((total, { weight_g, num }) => total + weight_g * num, 0);
  const weight_g = Math.ceil((net_g * (10_000 + packaging_bp)) / 10_000);
  return { weight_g, length_mm: 0, width_mm: 0, height_mm: 0 };
}

export type TariffMissing = { readonly code: "tariff_missing" };

/** The tariff's row for a parcel; refuses `tariff_missing` when nobody has written one. */
export function tariffLineFor(
  lines: readonly TariffLine[],
  wanted: Pick<TariffLine, "region" | "transport" | "tariff_class">,
): Result<TariffLine, TariffMissing> {
  const line = lines.find(
    ({ region, transport, tariff_class }) =>
      region === wanted.region &&
      transport === wanted.transport &&
      tariff_class === wanted.tariff_class,
  );
  return line ? ok(line) : refuse({ code: "tariff_missing" });
}

/**
 * One parcel's bill shared by the orders in it, by their chargeable weight. The shares are cents
 * and add up to the bill.
 */
export function allocateByWeight<Part extends { readonly chargeable_g: number }>(
  total: Cents,
  parts: readonly Part[],
): (Part & { readonly amount: Cents })[] {
  const shares = allocate(
    total,
    parts.map((part) => part.chargeable_g),
  );
  return parts.map((part, position) => ({ ...part, amount: shares[position] ?? 0 }));
}

/** The first weight at its own price, where the line has one, and what is above it by the kilogram. */
function priceOfWeight(line: TariffLine, chargeable_g: number): readonly SumEntry[] {
  const { first_weight_g = 0, first_fee = 0 } = line;
  if (first_weight_g === 0) return [priceOfKilograms(line, chargeable_g)];
  const first: SumEntry = {
    key: "first_weight",
    amount: first_fee,
    reason: { key: "first_weight", values: { first_weight_g, fee: first_fee } },
  };
  const above_g = chargeable_g - first_weight_g;
  return above_g > 0 ? [first, priceOfKilograms(line, above_g)] : [first];
}

function priceOfKilograms({ per_kg }: TariffLine, chargeable_g: number): SumEntry {
  const fraction = { numerator: chargeable_g, denominator: 1_000 };
  return {
    key: "international_freight",
    amount: proportion(per_kg, fraction, defaultRounding),
    reason: { key: "weight_times_rate", values: { chargeable_g, per_kg } },
  };
}

function priceOfVolume(line: TariffLine, volume_mm3: number): SumEntry {
  const fraction = { numerator: volume_mm3, denominator: mm3_per_cbm };
  return {
    key: "international_freight",
    amount: proportion(line.per_cbm, fraction, defaultRounding),
    reason: { key: "volume_times_rate", values: { volume_mm3, per_cbm: line.per_cbm } },
  };
}

function withFees(line: TariffLine, freight: readonly SumEntry[]): SumEntry[] {
  const entries = [...freight];
  if (line.base_fee > 0) {
    entries.push({
      key: "base_fee",
      amount: line.base_fee,
      reason: { key: "per_shipment", values: { fee: line.base_fee } },
    });
  }
  const missing = line.minimum_fee - sum(entries.map((entry) => entry.amount));
  if (missing > 0) {
    entries.push({
      key: "minimum_fee",
      amount: missing,
      reason: { key: "up_to_minimum", values: { minimum: line.minimum_fee } },
    });
  }
  return entries;
}
