import type { parcelRefusals } from "@sampan/contract/kernel/parcel-refusals";
import { lastMileErrors } from "./last-mile-errors.ts";

/** What refusals of warehouse, parcels and boxes say. */
export const parcelErrors = {
  parcel_unknown: "没有这个包裹",
  parcel_not_in_state: "包裹目前的状态不能这样做",
  express_no_unknown: "没有商品在等这个快递单号",
  measures_needed: "请填写重量和长宽高",
  parcel_unpaid: "包裹的运费还没有付",
  box_unknown: "没有这个货箱",
  box_not_in_state: "货箱目前的状态不能这样做",
  shipment_waits: "客户要等同一路线还在采购的订单到齐，再一起计费",
  goods_awaited: "包裹 {tid} 所属订单还有商品没到仓，到齐后才能一起寄",
  warehouses_differ: "不同仓库的包裹不能装在同一箱",
  regions_differ: "收件地区与包裹所属订单的地区不同",
  insurance_lowered: "保险只能加高不能降低，至少 {percent}%",
  declaration_incomplete: "申报还没填完整，每项商品都要有品名、材质和金额",
  declaration_vague: "品名“{name}”太笼统，请写清是什么，例如“棉质长袖上衣”",
  undo_expired: "已过了可以撤销的时间",
  tariff_missing: "这条线路还没有运价",
  out_oid_needed: "请填写平台订单号",
  reason_needed: "请写明原因",
  express_no_known: "这个快递单号已经登记过了",
  ways_differ:
    "这些商品的运输方式、承运商或收货地址不同，不能装在同一个包裹里。请分开登记，例如在第二个单号后加 -2",
  parts_missing: "还没扫到：{tids}。找齐后再装箱",
  part_foreign: "{tid} 不属于这一箱，请放回货架",
  scale_empty: "秤的读数是 0，箱子在秤上吗？",
  scale_impossible:
    "秤的读数是 {weight, number} kg，而各包裹合计只有 {parts, number} kg，请再称一次",
  parcel_packed: "{tid} 已经装好箱了",
  merge_undone: "{tid} 没有要装的了：客户已取消合并，请把包裹放回原货架",
  plan_outdated: "包裹、运费或规则有了变动，这个方案不算数了；什么都没有改，请看新的方案",
  too_many_to_plan:
    "一次最多帮您想 {most, number} 件，这里有 {count, number} 件；请先合并几件，或自己选",
  courier_number_misfit: "这不像 {courier} 的单号，请再核对一次",
  reading_again_needed:
    "出发时 {departed, number} kg，现在 {weight, number} kg，差得太多：请拿下来再称一次",
  readings_differ: "第一次 {first, number} kg，第二次 {weight, number} kg，两次不一致，请从头再称",
  arrival_photo_needed: "重量差这么多，请拍一张秤的读数",
  rehearsal_waits: "{tid} 已试装好，客户还没有决定怎么寄，先不能计费",
  rehearsal_not_in_state: "这个试装箱已有结果，请看包裹最新状态",
  rehearsal_price_changed: "价格刚刚有变动，已为您重新报价，请再看一次",
  ...lastMileErrors,
} as const satisfies Record<keyof typeof parcelRefusals, string>;
