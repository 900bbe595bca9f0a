import type { lastMileRefusals } from "@sampan/contract/kernel/last-mile-refusals";

/** Why a parcel is not brought as somebody wants. */
export const lastMileErrors = {
  last_mile_fixed: "这个包裹已经交给承运商，现在不能改配送方式",
  last_mile_unavailable: "这种配送方式目前不能用，请选别的方式",
  store_refuses_parcel: "这个包裹超过了门市的尺寸、重量或金额上限，请改为宅配到府",
  mobile_needed_for_stores:
    "门市取货要用台湾的手机号码通知您，请把收件地址的电话改成 09 开头的手机",
  store_visit_over: "选店的页面已经过期，请重新打开地图选一次",
  store_closed: "这家门市已经停止收件，请选别的门市",
  stores_not_told: "现在查不到门市名单，请过一会儿再试",
  shipping_order_unknown: "没有这张托运单",
  shipping_order_not_in_state: "这张托运单目前的状态不能这样做",
} as const satisfies Record<keyof typeof lastMileRefusals, string>;
