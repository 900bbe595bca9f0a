import { allocateByWeight } from "@sampan/domain/money/price-book/freight";
import { allocate, type Cents, percentage, sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { insuranceShare_bp } from "@sampan/domain/trade/charges/insurance";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { BilledStorage, FreightArithmetic } from "../parcels/bill-explanation.ts";
import type { GroupOrder, GroupParcel, ParcelGoods } from "./billing-queries.ts";
import { type BillingGroup, wayOf } from "./load-billing-group.ts";
import { type FreightFacts, type PricedShipments, priceShipments } from "./price-shipments.ts";

/** What billing staff add to the computed freight; cents of the payment currency. */
export interface BillChoice {
  readonly warehouse_charge: Cents;
  readonly other_charge: Cents;
  readonly other_reason: string;
  readonly discount: Cents;
}

export type ChargeKind = "international_freight" | "local_freight" | "warehouse" | "other";

export interface Charge {
  readonly kind: ChargeKind;
  readonly amount: Cents;
  readonly original_amount: Cents;
  /** The figures it comes from, for the order's page: of an order among several, its share of what counts. */
  readonly figures: Readonly<Record<string, number>>;
}

/** One order's part of a bill. */
export interface OrderShare {
  readonly order: GroupOrder;
  readonly charges: readonly Charge[];
  readonly amount: Cents;
  /** Paid in advance with a single instalment, as far as no bill of a part has taken it. */
  readonly estimate: Cents;
  /** To be paid; below zero, to be credited. [BO-18] */
  readonly due: Cents;
}

export interface ComposedBill extends PricedShipments {
  readonly storage: readonly BilledStorage[];
  readonly shares: readonly OrderShare[];
}

export interface BillFacts extends FreightFacts {
  readonly choice: BillChoice;
}

export type BillRefused = Refusal<
  "measures_needed" | "tariff_missing" | "amount_invalid" | "reason_needed"
>;

/**
 * Prices what leaves together by the tariff and shares the bill among its orders by their chargeable weight
 * (decisions 12 and 88). What a single instalment paid in advance counts against its order's share.
 * [FRT-06] [FRT-09] [FRT-10] [BO-16] [BO-18] [PAY-04]
 */
export function composeBill(facts: BillFacts): Result<ComposedBill, BillRefused> {
  const { group, goods, choice } = facts;
  if (choice.other_charge > 0 && choice.other_reason.trim() === "")
    return refuse({ code: "reason_needed" });
  const priced = priceShipments(facts);
  if (!priced.ok) return priced;
  const international = sum(priced.value.shipments.map((shipment) => shipment.international));
  if (choice.discount > international) return refuse({ code: "amount_invalid" });
  const storage = group.parcels.flatMap(({ tid, storage: bought }) =>
    bought.map((days) => ({ parcel_tid: tid, ...days })),
  );
  return ok({
    ...priced.value,
    storage,
    shares: shareBill(group, { goods, choice, ...priced.value }),
  });
}

function shareBill(
  { orders, parcels }: BillingGroup,
  bill: Pick<BillFacts, "goods" | "choice"> & PricedShipments,
): OrderShare[] {
  /** Each parcel by order: what of its chargeable weight is that order's, as its goods weigh. */
  const weighed = bill.arithmetic.map(({ chargeable_g }, index) => {
    const net = orders.map((order) => netWeight(bill.goods, order, parcels[index]));
    return allocate(chargeable_g, net).map((part) => ({ chargeable_g: part }));
  });
  /** Each parcel's freight among the orders in it, added up by order. */
  const byOrder = (amountOf: (parcel: FreightArithmetic) => Cents): Cents[] => {
    const columns = bill.arithmetic.map((parcel, index) =>
      allocateByWeight(amountOf(parcel), weighed[index] ?? []),
    );
    return orders.map((_, at) => sum(columns.map((column) => column[at]?.amount ?? 0)));
  };
  /** What is for the bill as a whole, by what the order weighs in all parcels. */
  const parts = orders.map((_, at) => ({
    chargeable_g: sum(weighed.map((column) => column[at]?.chargeable_g ?? 0)),
  }));
  const of_g = sum(parts.map(({ chargeable_g }) => chargeable_g));
  const byWeight = (whole: Cents): Cents[] =>
    allocateByWeight(whole, parts).map(({ amount }) => amount);
  const international = byOrder((parcel) => parcel.international);
  const local = byOrder((parcel) => parcel.local);
  const discount = allocate(bill.choice.discount, international);
  const warehouse = byWeight(bill.choice.warehouse_charge);
  const other = byWeight(bill.choice.other_charge);
  return orders.map((order, index) => {
    const at = (column: readonly Cents[]) => column[index] ?? 0;
    const plain = (kind: ChargeKind, amount: Cents) => ({
      kind,
      amount,
      original_amount: amount,
      figures:
        orders.length === 1 && goOneWay(bill)
          ? figuresOf(kind, bill)
          : shareFigures(kind, { chargeable_g: parts[index]?.chargeable_g ?? 0, of_g }),
    });
    const raise = raiseOfInsurance({ orders, parcels }, order, bill.goods);
    const charges: Charge[] = [
      {
        ...plain("international_freight", at(international)),
        amount: at(international) - at(discount),
      },
      plain("local_freight", at(local)),
      plain("warehouse", at(warehouse)),
      plain("other", at(other)),
      ...raise,
      ...feesOfRehearsals({ orders, parcels }, order, bill.goods),
      ...storageOf(parcels, weighed, index),
    ].filter(({ original_amount }) => original_amount > 0);
    const amount = sum(charges.map((charge) => charge.amount));
    const advance = order.pay_mode === "once" ? order.freight_estimate : 0;
    // What is left of it is for the goods that come later.
    const estimate = order.goes_in_part ? Math.min(advance, amount) : advance;
    return { order, charges, amount, estimate, due: amount - estimate };
  });
}

/** Days that were bought for parcels, each purchase an entry of its own: of an order its part by weight. */
const storageOf = (
  parcels: readonly GroupParcel[],
  weighed: readonly (readonly { readonly chargeable_g: number }[])[],
  order: number,
): Charge[] =>
  parcels.flatMap(({ storage }, at) =>
    storage.map(({ days, lines, per_day, amount: whole }): Charge => {
      const amount = allocateByWeight(whole, weighed[at] ?? [])[order]?.amount ?? 0;
      const figures = { storage_days: days, storage_lines: lines, per_day, whole };
      return { kind: "warehouse", amount, original_amount: amount, figures };
    }),
  );

/**
 * What a parcel is insured by more than the order that its goods were bought with, of what was paid for them: an entry
 * of its own.
 */
function raiseOfInsurance(
  group: Pick<BillingGroup, "orders" | "parcels">,
  order: GroupOrder,
  goods: readonly ParcelGoods[],
): Charge[] {
  return group.parcels.flatMap((parcel) => {
    const { insurance } = wayOf(group, parcel);
    const share_bp = insuranceShare_bp(insurance) - insuranceShare_bp(order.insurance);
    if (!parcel.own_way || share_bp <= 0) return [];
    const paid = sum(goodsIn(goods, order, parcel).map((one) => one.paid));
    const amount = percentage(paid, share_bp);
    const figures = { insured_percent: insurance, paid_goods: paid, share_bp };
    return [{ kind: "other", amount, original_amount: amount, figures }];
  });
}

/** What packing a box before its owner decided costs, an entry of its own: an order's part of it by what its goods weigh. */
const feesOfRehearsals = (
  { orders, parcels }: Pick<BillingGroup, "orders" | "parcels">,
  order: GroupOrder,
  goods: readonly ParcelGoods[],
): Charge[] =>
  parcels.flatMap((parcel) => {
    const rehearsal_fee = parcel.rehearsal?.fee ?? 0;
    const weights = orders.map((one) => netWeight(goods, one, parcel));
    const amount = allocate(rehearsal_fee, weights)[orders.indexOf(order)] ?? 0;
    return [{ kind: "other", amount, original_amount: amount, figures: { rehearsal_fee } }];
  });

/** Figures speak of one rate and one fee; parcels of two ways, warehouses apart, have several. */
const goOneWay = ({ shipments }: PricedShipments): boolean =>
  new Set(shipments.map(({ transport, local }) => `${transport} ${local}`)).size === 1;

const goodsIn = (
  goods: readonly ParcelGoods[],
  order: GroupOrder,
  parcel: GroupParcel | undefined,
): ParcelGoods[] =>
  goods.filter(({ order_id, package_id }) => order_id === order.id && package_id === parcel?.id);

const netWeight = (
  goods: readonly ParcelGoods[],
  order: GroupOrder,
  parcel: GroupParcel | undefined,
): number => sum(goodsIn(goods, order, parcel).map(({ net_g }) => net_g));

/** Freight that several orders share is an order's by its part of the chargeable weight. */
const shareFigures = (
  kind: ChargeKind,
  share: { readonly chargeable_g: number; readonly of_g: number },
): Readonly<Record<string, number>> =>
  kind === "international_freight" || kind === "local_freight" ? share : {};

/** Weights and prices of all parcels together; the arithmetic of each shipment stays with the bill. */
function figuresOf(
  kind: ChargeKind,
  { shipments, arithmetic }: PricedShipments,
): Readonly<Record<string, number>> {
  const [first] = arithmetic;
  const [shipment] = shipments;
  if (!first || !shipment) return {};
  const parcels = arithmetic.length;
  if (kind === "local_freight")
    return { parcels, shipments: shipments.length, fee: shipment.local };
  if (kind !== "international_freight") return {};
  const loads = shipments.flatMap((one) => one.loads);
  const total = (of: (load: (typeof loads)[number]) => number) => sum(loads.map(of));
  const isByVolume = loads.every(({ basis }) => basis === "volume_price");
  return {
    parcels,
    shipments: shipments.length,
    transport: first.transport,
    weight_g: total((load) => load.actual_g),
    volume_weight_g: total((load) => load.volume_g),
    chargeable_g: total((load) => load.chargeable_g),
    ...(isByVolume
      ? { per_cbm: first.per_cbm, volume_mm3: total((load) => load.volume_mm3) }
      : { per_kg: first.per_kg }),
  };
}

/** What the customer has to pay for the whole bill; credits to single orders are not set against it. */
export const payableOf = ({ shares }: ComposedBill): Cents =>
  sum(shares.map(({ due }) => Math.max(0, due)));
