import type { OutputOf } from "@sampan/contract/kernel/call";
import type {
  getPackageDetail,
  queryLogisticsList,
} from "@sampan/contract/logistics/parcels/parcels";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { offerExtension } from "@sampan/domain/logistics/storage/extension";
import { isItemStatus, isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { wireStatusOf } from "@sampan/domain/logistics/parcels/package-state";
import { reasonOfBilled } from "@sampan/domain/trade/charges/billed";
import { numbersOf } from "@sampan/domain/trade/charges/charge-rule";
import { shipmentsOf } from "./bill-explanation.ts";
import {
  orderedNames,
  propsNames,
  readOptionNames,
} from "../../goods/catalogue/describe-product.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import type { Needs } from "../../kernel/needs.ts";
import { sayCourier } from "../../trade/orders/say-courier.ts";
import type { ExpectedStop } from "../intervals/expect-parcel.ts";
import type { findBillOfParcel } from "./find-bill.ts";
import type { StoredBox } from "./box-queries.ts";
import type { findOwnWay, StoredParcel, StoredParcelItem, StoredStep } from "./parcel-queries.ts";
import type { StoredFault } from "./goods-faults.ts";
import { sinceOf, storageOf } from "./storage-of-parcel.ts";
import { billingTitle, boxTitle, stopTitle } from "./status-titles.ts";

export type Parcel = OutputOf<typeof queryLogisticsList>["datalist"][number];
export type CustomerBox = OutputOf<typeof queryLogisticsList>["boxes"][number];
type OwnWay = NonNullable<Awaited<ReturnType<typeof findOwnWay>>>;
type Detail = OutputOf<typeof getPackageDetail>["data"];

export interface Reader {
  readonly caller: CustomerCaller;
  readonly say: Needs["say"];
}

/** A parcel as its owner reads it. [PKG-16] [PKG-18] [PKG-25] [PKG-26] [PKG-27] */
export function describeParcel(
  parcel: StoredParcel,
  items: readonly StoredParcelItem[],
  { caller, say }: Reader,
): Parcel {
  const { language, region } = caller;
  const at = (time: Date | null) => time && formatWireTime(time, region);
  const { weight_g, length_mm: l, width_mm: w, height_mm: h, marks } = parcel;
  return {
    tid: parcel.tid,
    out_oid: parcel.out_oid,
    rel_tid: parcel.rel_tid,
    status: wireStatusOf(parcel.billing),
    status_title: say(language, billingTitle(parcel.billing)),
    transport_state: parcel.transport_state,
    transport_title: say(language, stopTitle(parcel.transport_state)),
    fee_total: parcel.fee_total,
    currency: parcel.currency,
    cdate: formatWireTime(parcel.created_at, region),
    receive_time: at(parcel.receive_time),
    create_order_time: at(parcel.order_created_at),
    whole_sale_order_oid: items[0]?.oid ?? "",
    campaign: parcel.campaign ? textIn(parcel.campaign, language) : "",
    ext: JSON.stringify({ size: { l, w, h, weight: weight_g }, marks }),
    pay_info: JSON.stringify(parcel.bill_paid_at ? { paid_at: at(parcel.bill_paid_at) } : {}),
    checked: false,
    warehouse: parcel.warehouse,
    express_no: parcel.express_no,
    weight_g,
    length_mm: l,
    width_mm: w,
    height_mm: h,
    weighed: describeWeighing(parcel, caller),
    photos: parcel.photos,
    order_tids: [...new Set(items.map(({ order_tid }) => order_tid))],
    items: items.map(({ names, options, ordered_props, ...item }) => ({
      ...item,
      i18n: readNames(item.item_name, names),
      props_i18n: propsNames(item.props, readOptionNames({ options })),
      ordered_props_i18n: orderedNames(ordered_props, readOptionNames({ options })),
    })),
    bill_tid: parcel.bill_tid,
    box_number: parcel.box_number,
    local_carrier: sayCourier(parcel.local_carrier, { language, say }),
    local_express_no: parcel.local_express_no,
    part_tids: parcel.part_tids,
    ...describeStorage(parcel, items, caller),
  };
}

/** When it was put on the scale, and by whom: a number, no name (decision 132). */
const describeWeighing = (
  { measured_at, measured_by }: StoredParcel,
  { region }: CustomerCaller,
): Parcel["weighed"] =>
  measured_at && {
    at: formatWireTime(measured_at, region),
    badge: measured_by === null ? "" : String(measured_by),
  };

/** Until when it is kept, and the days that its owner may buy now. */
function describeStorage(
  parcel: StoredParcel,
  items: readonly StoredParcelItem[],
  { settings, now }: CustomerCaller,
): Pick<Parcel, "storage" | "storage_offer"> {
  const stored = { ...parcel, is_merged: parcel.part_tids.length > 0 };
  const storage = storageOf(stored, settings, now);
  if (!storage) return { storage, storage_offer: null };
  const lines = items.filter(({ status }) => isItemStatus(status) && isLiveItem(status)).length;
  const offer = offerExtension(sinceOf(stored, settings), settings, { lines, now });
  return { storage, storage_offer: offer.ok ? offer.value : null };
}

/** Where a parcel goes of its own and what customs is told of it; how far it is, where it is a merged one. [CONS-02] */
export function describeWay(
  { address, express, transport, insurance, declaration, ...merge }: OwnWay,
  { caller: { region } }: Reader,
): Pick<Detail, "merged" | "own_way"> {
  const own_way = {
    express,
    transport,
    insurance,
    address: { ...address, area: [...address.area] },
    declaration: declaration.map((line) => ({ ...line })),
  };
  const { asked_at, packed_at, contents_photos, parts_g, state, answer_by } = merge;
  if (asked_at === null) return { own_way, merged: null };
  const at = (time: Date | null) => time && formatWireTime(time, region);
  const merged = {
    ...own_way,
    is_packed: packed_at !== null,
    packed_at: at(packed_at),
    contents_photos: [...(contents_photos ?? [])],
    parts_g: parts_g ?? 0,
    rehearsal: state && { state, answer_by: at(answer_by) },
  };
  return { own_way, merged };
}

/** A box with what its reader has in it. [PKG-22] */
export function describeBox(
  box: StoredBox,
  own: readonly StoredParcel[],
  { caller, say }: Reader,
): CustomerBox {
  const { language, region, customer } = caller;
  const at = (time: Date | null) => time && formatWireTime(time, region);
  return {
    number: box.number,
    warehouse: box.warehouse,
    transport: box.transport,
    state: box.state,
    title: say(language, boxTitle(box.state)),
    cdate: formatWireTime(box.created_at, region),
    dispatched_at: at(box.dispatched_at),
    arrived_at: at(box.arrived_at),
    parcel_tids: own.map(({ tid }) => tid),
    fee_total: own.reduce((total, { fee_total }) => total + fee_total, 0),
    currency: customer.currency,
  };
}

/** What the warehouse found wrong, by line. */
export const describeFaults = (
  faults: readonly StoredFault[],
  { caller }: Reader,
): Detail["faults"] =>
  faults.map(({ oid, fault, num, words, found_at }) => ({
    oid,
    fault,
    num,
    words,
    found_at: formatWireTime(found_at, caller.region),
  }));

/** [PKG-21] [PKG-23] */
export const describeSteps = (steps: readonly StoredStep[], { caller, say }: Reader) =>
  steps.map(({ transport_state, note, at }) => ({
    transport_state,
    title: say(caller.language, stopTitle(transport_state)),
    at: formatWireTime(at, caller.region),
    note,
  }));

/** The stops that are ahead, in words. */
export const describeAhead = (stops: readonly ExpectedStop[], { caller, say }: Reader) =>
  stops.map(({ stop, ...days }) => ({
    stop,
    title: say(caller.language, stopTitle(stop)),
    ...days,
  }));

/** A bill with the arithmetic it was posted with. [FRT-10] */
export function describeBill(
  bill: Awaited<ReturnType<typeof findBillOfParcel>>,
  { caller }: Reader,
): NonNullable<Detail["bill"]> {
  const { explanation } = bill;
  const { arithmetic, estimate, storage = [] } = explanation;
  return {
    tid: bill.tid,
    state: bill.state,
    amount: bill.amount,
    currency: bill.currency,
    lines: bill.lines.map(({ kind, reason, ...line }) => ({
      ...line,
      kind: kind as NonNullable<Detail["bill"]>["lines"][number]["kind"],
      reason: String(reason.figures["words"] ?? ""),
      why: reasonOfOther(reason.figures),
    })),
    arithmetic,
    shipments: shipmentsOf(explanation),
    storage,
    estimate,
    posted_at: formatWireTime(bill.posted_at, caller.region),
    paid_at: bill.paid_at && formatWireTime(bill.paid_at, caller.region),
    cover: bill.cover
      ? {
          ...bill.cover,
          ended_at: bill.cover.ended_at ? formatWireTime(bill.cover.ended_at, caller.region) : "",
        }
      : null,
  };
}

/** Why a charge beside freight is there, where its figures say it and no words of staff's do. */
function reasonOfOther(figures: Readonly<Record<string, string | number>>) {
  const isNamed = ["insured_percent", "rehearsal_fee", "storage_days"].some(
    (one) => one in figures,
  );
  if (!isNamed) return null;
  const { key, values } = reasonOfBilled(numbersOf({ figures }));
  return { key, values: { ...values } };
}
