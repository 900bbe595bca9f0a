import {
  allocateByWeight,
  type Measures,
  quoteFreight,
  type TariffLine,
  tariffLineFor,
} from "@sampan/domain/money/price-book/freight";
import {
  type GoodsClass,
  type TariffClass,
  tariffClassOfAll,
} from "@sampan/domain/goods/shippability/goods-class";
import { allocate, type Cents, sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { FreightArithmetic } from "../parcels/bill-explanation.ts";
import type { GroupOrder, GroupParcel, ParcelGoods } from "./billing-queries.ts";
import type { BillingGroup } from "./load-billing-group.ts";

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
  /** The figures it comes from, for the order's page; none where an order has only a share of a parcel. */
  readonly figures: Readonly<Record<string, number>>;
}

/** One order's part of a bill. */
export interface OrderShare {
  readonly order: GroupOrder;
  readonly charges: readonly Charge[];
  readonly amount: Cents;
  /** Paid in advance with a single instalment. */
  readonly estimate: Cents;
  /** To be paid; below zero, to be credited. [BO-18] */
  readonly due: Cents;
}

export interface ComposedBill {
  readonly arithmetic: readonly FreightArithmetic[];
  readonly shares: readonly OrderShare[];
}

export interface BillFacts {
  readonly group: BillingGroup;
  readonly goods: readonly ParcelGoods[];
  readonly tariff: readonly TariffLine[];
  readonly choice: BillChoice;
}

export type BillRefused = Refusal<
  "measures_needed" | "tariff_missing" | "amount_invalid" | "reason_needed"
>;

/**
 * Prices every parcel of a group by the tariff and shares the bill among its orders by their chargeable
 * weight (decision 12). What a single instalment paid in advance counts against its order's share.
 * [FRT-06] [FRT-09] [FRT-10] [BO-16] [BO-18] [PAY-04]
 */
export function composeBill(facts: BillFacts): Result<ComposedBill, BillRefused> {
  const { group, goods, choice } = facts;
  if (choice.other_charge > 0 && choice.other_reason.trim() === "")
    return refuse({ code: "reason_needed" });
  const arithmetic: FreightArithmetic[] = [];
  for (const parcel of group.parcels) {
    const priced = priceParcel(parcel, facts);
    if (!priced.ok) return priced;
    arithmetic.push(priced.value);
  }
  if (arithmetic.length === 0) return refuse({ code: "measures_needed" });
  const international = sum(arithmetic.map((parcel) => parcel.international));
  if (choice.discount > international) return refuse({ code: "amount_invalid" });
  return ok({ arithmetic, shares: shareBill(group, { goods, arithmetic, choice }) });
}

function priceParcel(
  parcel: GroupParcel,
  { group, goods, tariff }: BillFacts,
): Result<FreightArithmetic, Refusal<"measures_needed" | "tariff_missing">> {
  const measures = measuresOf(parcel);
  if (!measures) return refuse({ code: "measures_needed" });
  const [{ region, transport }] = group.orders;
  const tariff_class = classOf(parcel, goods);
  if (!tariff_class) return refuse({ code: "tariff_missing" });
  const line = tariffLineFor(tariff, { region, transport, tariff_class });
  if (!line.ok) return line;
  const { entries, ...quote } = quoteFreight(line.value, measures);
  const { divisor, per_kg, per_cbm } = line.value;
  return ok({
    parcel_tid: parcel.tid,
    transport,
    tariff_class,
    length_mm: measures.length_mm,
    width_mm: measures.width_mm,
    height_mm: measures.height_mm,
    divisor,
    per_kg,
    per_cbm,
    ...quote,
    entries: entries.map(({ reason, ...entry }) => ({
      ...entry,
      reason: { key: reason.key, values: { ...reason.values } },
    })),
  });
}

function measuresOf({ weight_g, length_mm, width_mm, height_mm }: GroupParcel) {
  const isMeasured =
    weight_g !== null && length_mm !== null && width_mm !== null && height_mm !== null;
  return isMeasured ? ({ weight_g, length_mm, width_mm, height_mm } satisfies Measures) : undefined;
}

/** What the warehouse marked counts beside what the listing said. */
const classOfMark: Readonly<Record<string, GoodsClass>> = {
  battery: "sensitive-battery",
  liquid: "sensitive-liquid",
  powder: "sensitive-powder",
  magnet: "magnet",
  food: "food",
};

const classOf = (parcel: GroupParcel, goods: readonly ParcelGoods[]): TariffClass | undefined =>
  tariffClassOfAll([
    ...goods.filter(({ package_id }) => package_id === parcel.id).map((one) => one.goods_class),
    ...parcel.marks.flatMap((mark) => classOfMark[mark] ?? []),
  ]);

function shareBill(
  { orders, parcels }: BillingGroup,
  bill: Pick<BillFacts, "goods" | "choice"> & { arithmetic: readonly FreightArithmetic[] },
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
  const byWeight = (whole: Cents): Cents[] =>
    allocateByWeight(
      whole,
      orders.map((_, at) => ({
        chargeable_g: sum(weighed.map((column) => column[at]?.chargeable_g ?? 0)),
      })),
    ).map(({ amount }) => amount);
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
      figures: orders.length === 1 ? figuresOf(kind, bill.arithmetic) : {},
    });
    const charges: Charge[] = [
      {
        ...plain("international_freight", at(international)),
        amount: at(international) - at(discount),
      },
      plain("local_freight", at(local)),
      plain("warehouse", at(warehouse)),
      plain("other", at(other)),
    ].filter(({ original_amount }) => original_amount > 0);
    const amount = sum(charges.map((charge) => charge.amount));
    const estimate = order.pay_mode === "once" ? order.freight_estimate : 0;
    return { order, charges, amount, estimate, due: amount - estimate };
  });
}

const netWeight = (
  goods: readonly ParcelGoods[],
  order: GroupOrder,
  parcel: GroupParcel | undefined,
): number =>
  sum(
    goods
      .filter(({ order_id, package_id }) => order_id === order.id && package_id === parcel?.id)
      .map(({ net_g }) => net_g),
  );

/** Weights and prices of all parcels together; the arithmetic of each stays with the bill. */
function figuresOf(
  kind: ChargeKind,
  arithmetic: readonly FreightArithmetic[],
): Readonly<Record<string, number>> {
  const [first] = arithmetic;
  if (!first) return {};
  if (kind === "local_freight") return { parcels: arithmetic.length, fee: first.local };
  if (kind !== "international_freight") return {};
  const total = (of: (parcel: FreightArithmetic) => number) => sum(arithmetic.map(of));
  const isByVolume = arithmetic.every(({ basis }) => basis === "volume_price");
  return {
    parcels: arithmetic.length,
    transport: first.transport,
    weight_g: total((parcel) => parcel.actual_g),
    volume_weight_g: total((parcel) => parcel.volume_g),
    chargeable_g: total((parcel) => parcel.chargeable_g),
    ...(isByVolume
      ? { per_cbm: first.per_cbm, volume_mm3: total((parcel) => parcel.volume_mm3) }
      : { per_kg: first.per_kg }),
  };
}

/** What the customer has to pay for the whole bill; credits to single orders are not set against it. */
export const payableOf = ({ shares }: ComposedBill): Cents =>
  sum(shares.map(({ due }) => Math.max(0, due)));
