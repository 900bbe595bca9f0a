import {
  type GoodsClass,
  type TariffClass,
  tariffClassOfAll,
} from "@sampan/domain/goods/shippability/goods-class";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { SumEntry } from "@sampan/domain/kernel/sum-entry";
import { classesOfMarks } from "@sampan/domain/logistics/parcels/marks";
import {
  quoteShipment,
  type ParcelShare,
  type ShipmentParcel,
  type ShipmentQuote,
} from "@sampan/domain/logistics/shipments/quote-shipment";
import {
  type Measures,
  type TariffLine,
  tariffLineFor,
  volumeOf,
  volumeWeightOf,
} from "@sampan/domain/money/price-book/freight";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { FreightArithmetic, ShipmentArithmetic } from "../parcels/bill-explanation.ts";
import type { GroupParcel, ParcelGoods } from "./billing-queries.ts";
import {
  type BillingGroup,
  isTaxed,
  leavesAs,
  type OrderWays,
  wayOf,
} from "./load-billing-group.ts";

/** What parcels are priced by: where they go, how, and what is in them. */
interface LoadFacts {
  readonly group: {
    readonly orders: OrderWays;
    readonly parcels: readonly GroupParcel[];
  };
  readonly goods: readonly ParcelGoods[];
  readonly tariff: readonly TariffLine[];
}

export interface FreightFacts extends LoadFacts {
  readonly group: BillingGroup;
}

export interface PricedShipments {
  /** One for each warehouse that the parcels lie in, and each way they go. */
  readonly shipments: readonly ShipmentArithmetic[];
  /** Each parcel's part of its shipment, in the order of the group's parcels. */
  readonly arithmetic: readonly FreightArithmetic[];
}

type Refused = Refusal<"measures_needed" | "tariff_missing">;

/**
 * Prices the shipments of a group: minimum weight, base fee, minimum fee and delivery fee once for what leaves one
 * warehouse together. Refuses `measures_needed` while there is a parcel nobody weighed, or none at all.
 * [FRT-06] [FRT-09] [FRT-10]
 */
export function priceShipments(facts: LoadFacts): Result<PricedShipments, Refused> {
  const leaving = Map.groupBy(facts.group.parcels, (parcel) =>
    JSON.stringify([parcel.warehouse, leavesAs(facts.group.orders, parcel)]),
  );
  if (leaving.size === 0) return refuse({ code: "measures_needed" });
  const shipments: ShipmentArithmetic[] = [];
  const arithmetic = new Map<string, FreightArithmetic>();
  for (const parcels of leaving.values()) {
    const weighed: WeighedParcel[] = [];
    for (const parcel of parcels) {
      const one = weigh(parcel, facts);
      if (!one.ok) return one;
      weighed.push(one.value);
    }
    const [first, ...others] = weighed;
    if (!first) continue;
    const quote = quoteShipment([first, ...others]);
    shipments.push(describeShipment(weighed, quote));
    for (const [index, one] of weighed.entries()) {
      const share = quote.shares[index];
      if (share) arithmetic.set(one.tid, describeParcel(one, { share, quote }));
    }
  }
  return ok({
    shipments,
    arithmetic: facts.group.parcels.flatMap(({ tid }) => arithmetic.get(tid) ?? []),
  });
}

interface WeighedParcel extends ShipmentParcel {
  readonly tid: string;
}

function weigh(
  parcel: GroupParcel,
  { group, goods, tariff }: LoadFacts,
): Result<WeighedParcel, Refused> {
  const measures = measuresOf(parcel);
  if (!measures) return refuse({ code: "measures_needed" });
  const { transport, address } = wayOf(group, parcel);
  const tariff_class = classOf(parcel, goods);
  if (!tariff_class) return refuse({ code: "tariff_missing" });
  const fitting = taxedOf(tariff, isTaxed(group, parcel));
  const line = tariffLineFor(fitting, { region: address.region, transport, tariff_class });
  return line.ok ? ok({ tid: parcel.tid, line: line.value, measures }) : line;
}

function measuresOf({ weight_g, length_mm, width_mm, height_mm }: GroupParcel) {
  const isMeasured =
    weight_g !== null && length_mm !== null && width_mm !== null && height_mm !== null;
  return isMeasured ? ({ weight_g, length_mm, width_mm, height_mm } satisfies Measures) : undefined;
}

/** What is in a parcel, by the listings of its goods and by what the warehouse marked. */
export const goodsClassesIn = (
  { id, marks }: GroupParcel,
  goods: readonly ParcelGoods[],
): readonly GoodsClass[] => [
  ...goods.filter(({ package_id }) => package_id === id).map((one) => one.goods_class),
  ...classesOfMarks(marks),
];

const classOf = (parcel: GroupParcel, goods: readonly ParcelGoods[]): TariffClass | undefined =>
  tariffClassOfAll(goodsClassesIn(parcel, goods));

const describeShipment = (
  parcels: readonly WeighedParcel[],
  { loads, entries, international, local }: ShipmentQuote,
): ShipmentArithmetic => ({
  parcel_tids: parcels.map(({ tid }) => tid),
  transport: parcels[0]?.line.transport ?? 0,
  ...(parcels.some(({ line }) => line.is_tax_included) && { is_tax_included: true }),
  loads: loads.map((load) => ({ ...load })),
  entries: entries.map(writtenEntry),
  international,
  local,
});

/** What scale and tape say of one parcel, and what of the shipment's freight is its part. */
function describeParcel(
  { tid, line, measures }: WeighedParcel,
  { share, quote }: { readonly share: ParcelShare; readonly quote: ShipmentQuote },
): FreightArithmetic {
  const { transport, tariff_class, divisor, per_kg, per_cbm, days_max } = line;
  const { weight_g, length_mm, width_mm, height_mm } = measures;
  const load = quote.loads.find((one) => one.tariff_class === tariff_class);
  return {
    parcel_tid: tid,
    transport,
    tariff_class,
    length_mm,
    width_mm,
    height_mm,
    divisor,
    per_kg,
    per_cbm,
    actual_g: weight_g,
    volume_g: volumeWeightOf(line, volumeOf(measures)),
    volume_mm3: volumeOf(measures),
    chargeable_g: share.chargeable_g,
    basis: load?.basis ?? "actual",
    entries:
      quote.shares.length === 1 ? quote.entries.map(writtenEntry) : shareEntries(share, quote),
    international: share.international,
    local: share.local,
    days_max,
  };
}

function shareEntries(
  { chargeable_g, international, local }: ParcelShare,
  { loads }: ShipmentQuote,
): FreightArithmetic["entries"] {
  const of_g = loads.reduce((total, load) => total + load.chargeable_g, 0);
  const part = (key: "international_freight" | "local_freight", amount: number) =>
    amount > 0
      ? [{ key, amount, reason: { key: "share_of_shipment", values: { chargeable_g, of_g } } }]
      : [];
  return [...part("international_freight", international), ...part("local_freight", local)];
}

const writtenEntry = ({ reason, ...entry }: SumEntry) => ({
  ...entry,
  reason: { key: reason.key, values: { ...reason.values } },
});
