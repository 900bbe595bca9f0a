import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import { allocate, sum, type Cents, type PaymentCurrency } from "../../kernel/money.ts";
import type { SumEntry } from "../../kernel/sum-entry.ts";
import {
  loadOf,
  quoteLoad,
  volumeOf,
  type FreightQuote,
  type Measures,
  type TariffLine,
} from "../../money/price-book/freight.ts";

/** A measured parcel of a shipment, and the tariff's row for what is in it. */
export interface ShipmentParcel {
  readonly line: TariffLine;
  readonly measures: Measures;
}

/** What the parcels of one class weigh together, and by which of it they are charged. */
export interface ClassLoad {
  readonly tariff_class: TariffClass;
  readonly divisor: number | null;
  readonly per_kg: Cents;
  readonly per_cbm: Cents;
  readonly actual_g: number;
  readonly volume_g: number;
  readonly volume_mm3: number;
  readonly chargeable_g: number;
  readonly basis: FreightQuote["basis"];
  /** The version of the tariff's row. */
  readonly tariff?: string | undefined;
}

/** A parcel's part of its shipment: grams of the chargeable weight, cents of the freight. */
export interface ParcelShare {
  readonly chargeable_g: number;
  readonly international: Cents;
  readonly local: Cents;
}

export interface ShipmentQuote {
  readonly currency: PaymentCurrency;
  /** By class of goods, in the order in which their first parcels come. */
  readonly loads: readonly ClassLoad[];
  /** Every component with its reason; they add up to `total`. */
  readonly entries: readonly SumEntry[];
  readonly international: Cents;
  readonly local: Cents;
  readonly total: Cents;
  /** In the order of the parcels; together they are the shipment's chargeable weight and freight. */
  readonly shares: readonly ParcelShare[];
}

/**
 * The freight of what leaves one warehouse together for one person, one address and one line. Weight and volume
 * are sums over the parcels; minimum weight, base fee, minimum fee and delivery fee count once. Classes of goods
 * are charged by their own rates, and together at least what the dearest of their minimums asks for. More weight
 * or volume never costs less. [FRT-06] [FRT-07] [FRT-09] [FRT-10]
 */
export function quoteShipment(
  parcels: readonly [ShipmentParcel, ...ShipmentParcel[]],
): ShipmentQuote {
  const { classes, quoted, entries, ...freight } = chargeShipment(parcels);
  const charged = classes.map((one, index) => ({ ...one, quote: quoted[index] as FreightQuote }));
  return {
    currency: parcels[0].line.currency,
    loads: charged.map(loadOfClass),
    entries,
    ...freight,
    shares: shareAmong(parcels, charged, freight),
  };
}

/** That freight alone, cents: for whoever compares many shipments before one is shared out. */
export function freightOfShipment(
  parcels: readonly [ShipmentParcel, ...ShipmentParcel[]],
): Pick<ShipmentQuote, "international" | "local" | "total"> {
  const { international, local, total } = chargeShipment(parcels);
  return { international, local, total };
}

function chargeShipment(parcels: readonly [ShipmentParcel, ...ShipmentParcel[]]) {
  const classes = byClass(parcels);
  const [only, ...others] = classes;
  const quoted = only && others.length === 0 ? [quoteAlone(only)] : classes.map(quoteAmongOthers);
  const entries =
    others.length === 0
      ? quoted.flatMap((quote) => quote.entries)
      : [...quoted.flatMap((quote) => quote.entries), ...feesOfSeveral(classes, quoted)];
  const local = sum(entries.filter(({ key }) => key === "local_freight").map(amountOf));
  const total = sum(entries.map(amountOf));
  return { classes, quoted, entries, international: total - local, local, total };
}

/** Parcels that one row of the tariff prices. */
interface ClassOfGoods {
  readonly line: TariffLine;
  readonly parcels: readonly ShipmentParcel[];
}

interface ChargedClass extends ClassOfGoods {
  readonly quote: FreightQuote;
}

const amountOf = ({ amount }: SumEntry): Cents => amount;
const measuresOf = ({ measures }: ShipmentParcel): Measures => measures;

function byClass(parcels: readonly ShipmentParcel[]): readonly ClassOfGoods[] {
  const classes = new Map<TariffClass, ClassOfGoods>();
  for (const parcel of parcels) {
    const { tariff_class } = parcel.line;
    const { line, parcels: before } = classes.get(tariff_class) ?? { ...parcel, parcels: [] };
    classes.set(tariff_class, { line, parcels: [...before, parcel] });
  }
  return [...classes.values()];
}

const quoteAlone = ({ line, parcels }: ClassOfGoods): FreightQuote =>
  quoteLoad(line, loadOf(parcels.map(measuresOf)));

/** By its rate alone: what counts once for the shipment is charged beside it. */
const quoteAmongOthers = ({ line, parcels }: ClassOfGoods): FreightQuote =>
  quoteLoad(
    { ...line, minimum_weight_g: 0, base_fee: 0, minimum_fee: 0, delivery_fee: 0 },
    loadOf(parcels.map(measuresOf)),
  );

/** What counts once where several classes go together: always the dearest of what their lines ask for. */
function feesOfSeveral(
  classes: readonly ClassOfGoods[],
  quoted: readonly FreightQuote[],
): SumEntry[] {
  const dearest = (of: (line: TariffLine) => Cents) =>
    Math.max(...classes.map(({ line }) => of(line)));
  const base_fee = dearest((line) => line.base_fee);
  const delivery_fee = dearest((line) => line.delivery_fee);
  const empty = { weight_g: 0, volume_mm3: 0 };
  const minimum = dearest((line) => quoteLoad({ ...line, base_fee }, empty).international);
  const missing = minimum - sum([base_fee, ...quoted.map((quote) => quote.international)]);
  const perShipment = (key: "base_fee" | "local_freight", fee: Cents): SumEntry[] =>
    fee > 0 ? [{ key, amount: fee, reason: { key: "per_shipment", values: { fee } } }] : [];
  const upToMinimum: SumEntry = {
    key: "minimum_fee",
    amount: missing,
    reason: { key: "up_to_minimum", values: { minimum } },
  };
  return [
    ...perShipment("base_fee", base_fee),
    ...(missing > 0 ? [upToMinimum] : []),
    ...perShipment("local_freight", delivery_fee),
  ];
}

function loadOfClass({ line, quote }: ChargedClass): ClassLoad {
  const { tariff_class, divisor, per_kg, per_cbm } = line;
  const { actual_g, volume_g, volume_mm3, chargeable_g, basis } = quote;
  return {
    tariff_class,
    divisor,
    per_kg,
    per_cbm,
    actual_g,
    volume_g,
    volume_mm3,
    chargeable_g,
    basis,
    ...(line.key === undefined ? {} : { tariff: line.key }),
  };
}

/**
 * Each class by what it costs, in it each parcel by what it adds to what counts, scale or volume; what is for
 * the shipment as a whole by chargeable weight.
 */
function shareAmong(
  parcels: readonly ShipmentParcel[],
  classes: readonly ChargedClass[],
  freight: { readonly international: Cents; readonly local: Cents },
): ParcelShare[] {
  const shares = new Map<ShipmentParcel, { chargeable_g: number; by_rate: Cents }>();
  for (const { quote, parcels: members } of classes) {
    const grams = allocate(quote.chargeable_g, countedOf(members, quote));
    const cents = allocate(byRate(quote), grams);
    for (const [index, parcel] of members.entries())
      shares.set(parcel, { chargeable_g: grams[index] ?? 0, by_rate: cents[index] ?? 0 });
  }
  const ordered = parcels.map((parcel) => shares.get(parcel) ?? { chargeable_g: 0, by_rate: 0 });
  const grams = ordered.map(({ chargeable_g }) => chargeable_g);
  const fees = freight.international - sum(ordered.map(({ by_rate }) => by_rate));
  const feeShares = allocate(fees, grams);
  const local = allocate(freight.local, grams);
  return ordered.map(({ chargeable_g, by_rate }, index) => ({
    chargeable_g,
    international: by_rate + (feeShares[index] ?? 0),
    local: local[index] ?? 0,
  }));
}

/** What each parcel of a class brings to the reading that is the larger of them all together. */
const countedOf = (
  members: readonly ShipmentParcel[],
  { basis, actual_g, volume_g }: FreightQuote,
): number[] =>
  basis === "volume_price" || volume_g > actual_g
    ? members.map(({ measures }) => volumeOf(measures))
    : members.map(({ measures }) => measures.weight_g);

/** Weight or volume at its rate, without the fees. */
const byRate = ({ entries }: FreightQuote): Cents =>
  sum(
    entries
      .filter(({ key }) => key === "international_freight" || key === "first_weight")
      .map(amountOf),
  );
