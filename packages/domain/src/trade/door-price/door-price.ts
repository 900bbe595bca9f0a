import type { GoodsClass, TransportAcceptance } from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { chargeKinds, type ChargeKind } from "../../kernel/charge-kinds.ts";
import {
  sum,
  wholeUnits,
  type Cents,
  type Conversion,
  type PaymentCurrency,
} from "../../kernel/money.ts";
import { regionFacts, type Region } from "../../kernel/regions.ts";
import {
  estimateMeasures,
  quoteLoad,
  type FreightQuote,
  type Load,
  type TariffLine,
} from "../../money/price-book/freight.ts";
import { openLineFor } from "../../money/price-book/open-line-for.ts";
import type { DutyClassed } from "../../goods/duties/duty-class.ts";
import type { CustomsWithDuties } from "../../people/regions/customs.ts";
import { numbersOf, type OrderToCharge, type Priced } from "../charges/charge-rule.ts";
import { price } from "../charges/price.ts";
import { reckonCharges } from "../charges/rules.ts";
import { classHints, type CustomsHint } from "./customs-hints.ts";
import { freeValueOf, importTaxOf, type Span } from "./import-tax.ts";
import { isPacked, type PieceRange } from "./piece-range.ts";

/** What a price at the door is made of, in the order in which it is read. */
export const doorKinds = [
  "goods",
  "mainland_freight",
  "service_fee",
  "insurance",
  "coupon",
  "international_freight",
  "local_freight",
  "import_duty",
  "import_vat",
] as const;
export type DoorKind = (typeof doorKinds)[number];

/** One part with the figures it comes from; cents of the payment currency. What is sure is as high as it is low. */
export interface DoorPart extends Span {
  readonly kind: DoorKind;
  readonly figures: Readonly<Record<string, number>>;
}

/** What makes an estimate less sure, and the lines it is about: none where it is about all of them. */
export const doorDoubts = [
  "listing_without_weight",
  "category_never_shipped",
  "duty_class_unknown",
  "no_way_open",
] as const;
export interface DoorDoubt {
  readonly reason: (typeof doorDoubts)[number];
  readonly lines: readonly string[];
}

/** A line of the order, as far as scales and customs care. */
export interface DoorGoods {
  /** The key that it has in the order. */
  readonly key: string;
  readonly num: number;
  readonly goods_class: GoodsClass;
  readonly piece: PieceRange;
  readonly duty: DutyClassed;
}

export interface DoorAsked {
  /** What the quote charges before anything is weighed. */
  readonly order: Omit<OrderToCharge, "freightEstimate" | "payMode">;
  readonly goods: readonly DoorGoods[];
  readonly region: Region;
  /** What the region's customs office asks. */
  readonly customs: CustomsWithDuties;
  /** The ways to choose among: the cheapest of them is taken. */
  readonly transports: readonly TransportId[];
  /** Lines that the reader goes by: their own, with tax or without. */
  readonly tariff: readonly (TariffLine & { readonly is_open?: boolean })[];
  readonly acceptance: TransportAcceptance;
  readonly at: Conversion;
  readonly packaging_bp: number;
}

export interface DoorPrice extends Span {
  readonly currency: PaymentCurrency;
  /** They add up to `low` and `high`. */
  readonly parts: readonly DoorPart[];
  /** Null where no way takes the goods now. */
  readonly transport: TransportId | null;
  /** What the parcel will weigh. */
  readonly weight_g: Span;
  readonly hints: readonly CustomsHint[];
  readonly doubts: readonly DoorDoubt[];
}

/**
 * What chosen goods come to at the door: what the quote charges, freight by the line's own arithmetic for the least and
 * the most they may weigh, and what a customs office asks for them.
 */
export function doorPrice(asked: DoorAsked): DoorPrice {
  const { order, at } = asked;
  const charges = price(reckonCharges({ ...order, payMode: "twice" }), at);
  return doorPriceOf({ ...asked, charges, line: cheapestLine(asked) });
}

/** Goods that are charged already, or as good as, by the line that they go by: none where no way takes them. */
export interface QuotedGoods extends Pick<
  DoorAsked,
  "goods" | "region" | "customs" | "packaging_bp"
> {
  readonly charges: readonly Priced[];
  readonly line: TariffLine | undefined;
}

/** The same for what an order was charged. */
export function doorPriceOf(quoted: QuotedGoods): DoorPrice {
  const { goods, region, charges, line } = quoted;
  const { freeUpTo_units } = quoted.customs;
  const load = loadRange(quoted);
  const way = line && { line, low: quoteLoad(line, load.low), high: quoteLoad(line, load.high) };
  const customs = way ? customsParts(quoted, { charges, way }) : { parts: [], hints: [] };
  const parts = [...chargedParts(charges), ...(way ? freightParts(way) : []), ...customs.parts];
  return {
    currency: regionFacts[region].currency,
    parts,
    low: sum(parts.map(({ low }) => low)),
    high: sum(parts.map(({ high }) => high)),
    transport: line?.transport ?? null,
    weight_g: { low: load.low.weight_g, high: load.high.weight_g },
    hints: customs.hints,
    doubts: doubtsOf(goods, way, freeUpTo_units === 0),
  };
}

const isDoorKind = (kind: ChargeKind): kind is ChargeKind & DoorKind =>
  doorKinds.some((each) => each === kind);

/** One part for all charges of a kind, each converted by itself. */
const chargedParts = (charges: readonly Priced[]): DoorPart[] =>
  chargeKinds.flatMap((kind) => {
    const own = charges.filter((charge) => charge.kind === kind);
    const [first] = own;
    if (!first || !isDoorKind(kind)) return [];
    const amount = sum(own.map((charge) => charge.amount));
    const { share_bp } = numbersOf(first.reason);
    const figures = {
      ...(first.cny === null ? {} : { cny: sum(own.map(({ cny }) => cny ?? 0)) }),
      ...(share_bp === undefined ? {} : { share_bp }),
    };
    return [{ kind, low: amount, high: amount, figures }];
  });

export interface LoadRange {
  readonly low: Load;
  readonly high: Load;
}

/** What goods weigh together: written weights without packaging at least and with it, as quoted, at most. */
export function loadRange({
  goods,
  packaging_bp,
}: Pick<DoorAsked, "goods" | "packaging_bp">): LoadRange {
  const packed = goods.filter(({ piece }) => isPacked(piece));
  const bare = goods
    .filter(({ piece }) => !isPacked(piece))
    .map(({ piece, num }) => ({ weight_g: piece.high.weight_g, num }));
  const together = (end: "low" | "high", bare_g: number): Load => ({
    weight_g: sum([bare_g, ...packed.map(({ piece, num }) => piece[end].weight_g * num)]),
    volume_mm3: sum(packed.map(({ piece, num }) => piece[end].volume_mm3 * num)),
  });
  return {
    low: together("low", estimateMeasures(bare, 0).weight_g),
    high: together("high", estimateMeasures(bare, packaging_bp).weight_g),
  };
}

interface Way {
  readonly line: TariffLine;
  readonly low: FreightQuote;
  readonly high: FreightQuote;
}

/** Of the lines that take the goods the one that costs least at most. */
function cheapestLine(asked: DoorAsked): TariffLine | undefined {
  const { goods, region, transports, tariff, acceptance } = asked;
  const { high } = loadRange(asked);
  const classes = goods.map(({ goods_class }) => goods_class);
  const lines = transports.flatMap(
    (transport) => openLineFor(tariff, { region, transport, goods: classes }, acceptance) ?? [],
  );
  const [cheapest] = lines
    .map((line) => ({ line, total: quoteLoad(line, high).total }))
    .toSorted((one, other) => one.total - other.total);
  return cheapest?.line;
}

function freightParts({ line, low, high }: Way): DoorPart[] {
  const international: DoorPart = {
    kind: "international_freight",
    low: low.international,
    high: high.international,
    figures: {
      transport: line.transport,
      low_g: low.chargeable_g,
      high_g: high.chargeable_g,
      per_kg: line.per_kg,
      ...(line.per_cbm > 0 ? { per_cbm: line.per_cbm } : {}),
    },
  };
  const local: DoorPart = { kind: "local_freight", low: low.local, high: high.local, figures: {} };
  return line.delivery_fee > 0 ? [international, local] : [international];
}

/** What goods are worth to a customs office: goods, insurance and all freight up to the border. */
const customsValue = (charges: readonly Priced[], international: Cents): Cents =>
  sum([
    international,
    ...charges
      .filter(({ kind }) => kind === "goods" || kind === "mainland_freight" || kind === "insurance")
      .map(({ amount }) => amount),
  ]);

interface Taxed {
  readonly charges: readonly Priced[];
  readonly way: Way;
}

function customsParts(
  { goods, customs }: Pick<DoorAsked, "goods" | "customs">,
  { charges, way: { line, low, high } }: Taxed,
): { readonly parts: readonly DoorPart[]; readonly hints: readonly CustomsHint[] } {
  if (line.is_tax_included) return { parts: [], hints: [{ kind: "tax_included" }] };
  const value: Span = {
    low: customsValue(charges, low.international),
    high: customsValue(charges, high.international),
  };
  const is = freeValueOf(value, customs);
  const free_up_to = wholeUnits(customs.freeUpTo_units);
  // What is free once is taxed only beyond that, which is said and not reckoned.
  if (is) return { parts: [], hints: [{ kind: "free_value", is, free_up_to, ...value }] };
  const amountOf = (key: string): Cents =>
    sum(charges.filter(({ line: own }) => own === key).map(({ amount }) => amount));
  const lines = goods.map(({ key, duty }) => ({
    goods: amountOf(key),
    duty_class: duty.duty_class,
  }));
  const { duty, vat } = importTaxOf(lines, value, customs);
  const values = { value_low: value.low, value_high: value.high };
  return {
    parts: [
      { kind: "import_duty", ...duty, figures: values },
      { kind: "import_vat", ...vat, figures: { ...values, share_bp: customs.vat_bp } },
    ],
    hints: classHints(
      goods.map(({ duty }) => duty),
      customs,
    ),
  };
}

function doubtsOf(
  goods: readonly DoorGoods[],
  way: Way | undefined,
  isTaxedFromFirst: boolean,
): DoorDoubt[] {
  const keysOf = (isMeant: (line: DoorGoods) => boolean): string[] =>
    goods.filter(isMeant).map(({ key }) => key);
  const isTaxed = way !== undefined && !way.line.is_tax_included && isTaxedFromFirst;
  const doubts: DoorDoubt[] = [
    { reason: "listing_without_weight", lines: keysOf(({ piece }) => piece.basis === "category") },
    { reason: "category_never_shipped", lines: keysOf(({ piece }) => piece.basis === "assumed") },
    {
      reason: "duty_class_unknown",
      lines: isTaxed ? keysOf(({ duty }) => duty.duty_class === undefined) : [],
    },
  ];
  const told = doubts.filter(({ lines }) => lines.length > 0);
  return way ? told : [...told, { reason: "no_way_open", lines: [] }];
}
