import type { OutputOf } from "@sampan/contract/kernel/call";
import type {
  getPackageDetail,
  queryLogisticsList,
} from "@sampan/contract/logistics/parcels/parcels";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { wireStatusOf } from "@sampan/domain/logistics/parcels/package-state";
import { type BillExplanation, shipmentsOf } from "./bill-explanation.ts";
import { propsNames, readOptionNames } from "../../goods/catalogue/describe-product.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { StoredBox } from "./box-queries.ts";
import type {
  findBillOfParcel,
  findOwnWay,
  StoredParcel,
  StoredParcelItem,
  StoredStep,
} from "./parcel-queries.ts";
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
    campaign: "",
    ext: JSON.stringify({ size: { l, w, h, weight: weight_g }, marks }),
    pay_info: JSON.stringify(parcel.bill_paid_at ? { paid_at: at(parcel.bill_paid_at) } : {}),
    checked: false,
    warehouse: parcel.warehouse,
    express_no: parcel.express_no,
    weight_g,
    length_mm: l,
    width_mm: w,
    height_mm: h,
    photos: parcel.photos,
    order_tids: [...new Set(items.map(({ order_tid }) => order_tid))],
    items: items.map(({ names, options, ...item }) => ({
      ...item,
      i18n: readNames(item.item_name, names),
      props_i18n: propsNames(item.props, readOptionNames({ options })),
    })),
    bill_tid: parcel.bill_tid,
    box_number: parcel.box_number,
    local_carrier: parcel.local_carrier,
    local_express_no: parcel.local_express_no,
    part_tids: parcel.part_tids,
  };
}

/** Where a merged parcel goes and what customs is told of it. [CONS-02] */
export const describeWay = ({
  address,
  declaration,
  packed_at,
  ...way
}: OwnWay): NonNullable<Detail["merged"]> => ({
  ...way,
  address: { ...address, area: [...address.area] },
  declaration: declaration.map((line) => ({ ...line })),
  is_packed: packed_at !== null,
});

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

/** [PKG-21] [PKG-23] */
export const describeSteps = (steps: readonly StoredStep[], { caller, say }: Reader) =>
  steps.map(({ transport_state, note, at }) => ({
    transport_state,
    title: say(caller.language, stopTitle(transport_state)),
    at: formatWireTime(at, caller.region),
    note,
  }));

/** A bill with the arithmetic it was posted with. [FRT-10] */
export function describeBill(
  bill: Awaited<ReturnType<typeof findBillOfParcel>>,
  { caller }: Reader,
): NonNullable<Detail["bill"]> {
  const explanation = bill.explanation as BillExplanation;
  const { arithmetic, estimate } = explanation;
  return {
    tid: bill.tid,
    state: bill.state,
    amount: bill.amount,
    currency: bill.currency,
    lines: bill.lines.map(({ kind, reason, ...line }) => ({
      ...line,
      kind: kind as NonNullable<Detail["bill"]>["lines"][number]["kind"],
      reason: String(reason.figures["words"] ?? ""),
    })),
    arithmetic,
    shipments: shipmentsOf(explanation),
    estimate,
    posted_at: formatWireTime(bill.posted_at, caller.region),
    paid_at: bill.paid_at && formatWireTime(bill.paid_at, caller.region),
  };
}
