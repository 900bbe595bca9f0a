import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { billedTogether } from "@sampan/domain/logistics/shipments/billed-together";
import { isTaxIncluded } from "@sampan/domain/logistics/shipments/is-tax-included";
import { awaitsOwner } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  type GroupOrder,
  type GroupParcel,
  type ParcelWay,
  selectBillingCandidates,
  selectGroupOrders,
  selectGroupParcels,
} from "./billing-queries.ts";

/** Orders that are billed together, because their goods leave together or share a parcel. */
export interface BillingGroup {
  /** In the order of their ids. */
  readonly orders: readonly [GroupOrder, ...GroupOrder[]];
  readonly parcels: readonly GroupParcel[];
}

/** A box that was packed before its owner decided, as they decide about it now. */
export interface AnsweredBox {
  readonly tid: string;
  readonly way: ParcelWay;
}

/**
 * The group of an order as it stands, or as it would stand with one box answered this way. Refuses `order_unknown`.
 */
export async function loadBillingGroup(
  db: Db,
  tid: string,
  answered?: AnsweredBox,
): Promise<Result<BillingGroup, Refusal<"order_unknown">>> {
  const [group] = await loadBillingGroups(db, [tid], answered);
  return group ? ok(group) : refuse({ code: "order_unknown" });
}

/** The groups of these orders, each once and in their order, asked for together however many there are. */
export async function loadBillingGroups(
  db: Db,
  tids: readonly string[],
  answered?: AnsweredBox,
): Promise<readonly BillingGroup[]> {
  const ids = await selectBillingCandidates(db, tids);
  const orders = await selectGroupOrders(db, ids);
  const parcels = (await selectGroupParcels(db, ids))
    .filter((parcel) => !staysBehind(parcel, orders))
    .map((parcel) => (parcel.tid === answered?.tid ? asAnswered(parcel, answered) : parcel));
  const groups = billedTogether(
    orders.map((order) => ({
      id: order.id,
      isComplete: mayGo(order),
      way: wordOf([order], { own_way: null }),
    })),
    parcels.map((parcel) => ({
      ...parcel,
      isAwaited:
        parcel.has_open_services ||
        (parcel.rehearsal !== null && awaitsOwner(parcel.rehearsal.state)),
      way: wordOf(orders, parcel),
    })),
  ).flatMap((group): BillingGroup[] => {
    const [first, ...others] = orders.filter(({ id }) => group.includes(id));
    const isOurs = ({ order_ids }: GroupParcel) => order_ids.some((id) => group.includes(id));
    return first ? [{ orders: [first, ...others], parcels: parcels.filter(isOurs) }] : [];
  });
  const asked = tids.flatMap((tid) => groups.find(({ orders: some }) => has(some, tid)) ?? []);
  return [...new Set(asked)];
}

/** It lies there complete, or what has arrived of it goes without the rest. */
export const mayGo = ({ status, goes_in_part }: GroupOrder): boolean =>
  status === 2 || goes_in_part;

/** Of an order that goes in part: a parcel of which a line is not whole yet. */
const staysBehind = (
  { awaits_goods, order_ids }: GroupParcel,
  orders: readonly GroupOrder[],
): boolean =>
  awaits_goods &&
  orders.filter(({ id }) => order_ids.includes(id)).every(({ goes_in_part }) => goes_in_part);

const asAnswered = (parcel: GroupParcel, { way }: AnsweredBox): GroupParcel => ({
  ...parcel,
  own_way: way,
  rehearsal: parcel.rehearsal && { ...parcel.rehearsal, state: "accepted" },
});

const has = (orders: readonly GroupOrder[], named: string): boolean =>
  orders.some(({ tid }) => tid === named);

/** Of people's orders: whose a parcel is, and how it leaves. */
function wordOf(orders: readonly GroupOrder[], parcel: ParcelOfOrders): string {
  const [first, ...others] = inParcel(orders, parcel);
  return first ? JSON.stringify([first.account_id, leavesAs([first, ...others], parcel)]) : "";
}

/** Address, line, and whether tax is in it, in one word: what leaves together has all of them in common. */
export const leavesAs = (orders: OrderWays, parcel: ParcelOfOrders): string =>
  JSON.stringify([doorOf(wayOf({ orders }, parcel)), isTaxed({ orders }, parcel)]);

type LineAndDoor = Pick<ParcelWay, "transport" | "express" | "address">;

/** Line and address in one word, field by field: how a way was put together, and what it is insured by, are nothing to it. */
export function doorOf({ transport, express, address }: LineAndDoor): string {
  const { consignee, phone, region, area, detail, postal_code } = address;
  return JSON.stringify([
    transport,
    express,
    [consignee, phone, region, area, detail, postal_code],
  ]);
}

/** Way of an order; where only a way is asked about, of none in particular. */
type OrderWay = ParcelWay & { readonly id?: number; readonly is_tax_included: boolean };
export type OrderWays = readonly [OrderWay, ...OrderWay[]];
type ParcelOfOrders = Pick<GroupParcel, "own_way"> & { readonly order_ids?: readonly number[] };

/**
 * The way of a parcel: its own where its owner chose one, else that of the oldest order in it, since goods that share a
 * parcel go one way. The group's oldest order says nothing of it: its own goods may go another.
 */
export function wayOf(
  { orders }: { readonly orders: OrderWays },
  parcel: ParcelOfOrders,
): ParcelWay {
  if (parcel.own_way) return parcel.own_way;
  const [own = orders[0]] = inParcel(orders, parcel);
  const { address, express, transport, insurance } = own;
  return { address, express, transport, insurance };
}

/** Whether duty and tax are to be in a parcel's freight, by the orders in it. */
export const isTaxed = (
  { orders }: { readonly orders: OrderWays },
  parcel: ParcelOfOrders,
): boolean => isTaxIncluded(inParcel(orders, parcel));

/** Of some orders those with goods in a parcel; all of them where it says nothing of that, as where only a way is asked about. */
function inParcel<Way extends { readonly id?: number }>(
  orders: readonly Way[],
  { order_ids }: Pick<ParcelOfOrders, "order_ids">,
): readonly Way[] {
  const own = orders.filter(({ id }) => id !== undefined && order_ids?.includes(id));
  return own.length > 0 ? own : orders;
}

/**
 * Orders that these wait for because their owner said so; none where everything has come meanwhile, where a parcel
 * with a way of its own says what leaves together, or where a part of an order is among them whose days are over.
 */
export const awaitedBy = ({ orders, parcels }: BillingGroup): readonly string[] =>
  orders.some(({ is_held }) => is_held) && !goesAsItIs({ orders, parcels })
    ? orders[0].awaited_tids
    : [];

/** What leaves together is settled: by a parcel that goes its own way, or because days that its owner gave are over. */
export const goesAsItIs = ({ orders, parcels }: BillingGroup): boolean =>
  parcels.some(({ own_way }) => own_way) || orders.some(({ goes_in_part }) => goes_in_part);
