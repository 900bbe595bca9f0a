import {
  checkTransport,
  type GoodsClass,
  type TransportAcceptance,
  type TransportRefusal,
} from "../../goods/shippability/goods-class.ts";
import type { TransportId, Warehouse } from "../../goods/shippability/transports.ts";
import type { Region } from "../../kernel/regions.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { InsuranceType } from "../../trade/charges/insurance.ts";
import { classesOfMarks } from "../parcels/marks.ts";
import {
  nextBillingState,
  type BillingState,
  type TransportState,
} from "../parcels/package-state.ts";

/** As many parcels as a box is ever packed from. */
export const mostMerged = 50;

/** A parcel that somebody wants to have in one box with others. */
export interface ParcelToMerge {
  readonly tid: string;
  readonly warehouse: Warehouse;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  /** It is a merged one itself. */
  readonly is_merged: boolean;
  readonly marks: readonly string[];
  readonly goods_classes: readonly GoodsClass[];
  /** Whose goods are in it. */
  readonly orders: readonly {
    readonly isComplete: boolean;
    readonly region: Region;
    readonly insurance: InsuranceType;
  }[];
}

/** Where the merged parcel goes, by which line, and how it is insured. */
export interface MergeWish {
  readonly region: Region;
  readonly transport: TransportId;
  readonly insurance: InsuranceType;
}

/** What keeps parcels out of one box. */
type ParcelsApart =
  | { readonly code: "parcel_not_in_state"; readonly values: { readonly tid: string } }
  | { readonly code: "goods_awaited"; readonly values: { readonly tid: string } }
  | { readonly code: "warehouses_differ" }
  | { readonly code: "regions_differ" };

export type MergeRefused =
  | TransportRefusal
  | ParcelsApart
  | { readonly code: "insurance_lowered"; readonly values: { readonly percent: number } };

/** Why a parcel cannot be merged with any other; undefined where it lies weighed and unbilled. [CONS-01] [CONS-04] */
export function obstacleOf(
  parcel: Pick<ParcelToMerge, "billing" | "transport_state" | "is_merged" | "orders">,
): "parcel_not_in_state" | "goods_awaited" | undefined {
  const { billing, transport_state, is_merged, orders } = parcel;
  const isWeighed = transport_state === "waiting_to_be_sent";
  if (is_merged || !isWeighed || !nextBillingState(billing, "ask_merge").ok)
    return "parcel_not_in_state";
  return orders.every(({ isComplete }) => isComplete) ? undefined : "goods_awaited";
}

/**
 * Whether parcels may share a box, whatever way it goes. Refuses `parcel_not_in_state` for one that is merged, billed
 * or on its way, `goods_awaited` where goods of its order are still to come, `warehouses_differ` and `regions_differ`.
 * [CONS-03] [CONS-04]
 */
export function checkMergeable(
  parcels: readonly ParcelToMerge[],
  region: Region,
): Result<null, ParcelsApart> {
  for (const parcel of parcels) {
    const code = obstacleOf(parcel);
    if (code) return refuse({ code, values: { tid: parcel.tid } });
  }
  if (new Set(parcels.map(({ warehouse }) => warehouse)).size > 1)
    return refuse({ code: "warehouses_differ" });
  const isElsewhere = parcels.some(({ orders }) => orders.some((order) => order.region !== region));
  return isElsewhere ? refuse({ code: "regions_differ" }) : ok(null);
}

/**
 * Whether parcels may leave in one box the chosen way. Beside what keeps them apart refuses `sensitive_by_air_only`,
 * `goods_refused`, and `insurance_lowered` below what any of their goods is insured by. [CONS-05]
 */
export function checkMerge(
  parcels: readonly ParcelToMerge[],
  { region, transport, insurance }: MergeWish,
  acceptance: TransportAcceptance,
): Result<null, MergeRefused> {
  const mergeable = checkMergeable(parcels, region);
  if (!mergeable.ok) return mergeable;
  const carried = checkTransport(goodsClassesIn(parcels), transport, acceptance);
  if (!carried.ok) return carried;
  const percent = insuranceAtLeast(parcels.flatMap(({ orders }) => orders));
  return insurance < percent
    ? refuse({ code: "insurance_lowered", values: { percent } })
    : ok(null);
}

/** What listings and the warehouse say of all goods in some parcels. */
export const goodsClassesIn = (
  parcels: readonly Pick<ParcelToMerge, "marks" | "goods_classes">[],
): GoodsClass[] =>
  parcels.flatMap(({ marks, goods_classes }) => [...goods_classes, ...classesOfMarks(marks)]);

/** The insurance that goods of these orders have already: a merged parcel may have more, and never less. */
export const insuranceAtLeast = (
  orders: readonly { readonly insurance: InsuranceType }[],
): InsuranceType =>
  orders.reduce<InsuranceType>((most, { insurance }) => (insurance > most ? insurance : most), 0);
