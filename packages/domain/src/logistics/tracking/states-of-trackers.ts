import type { ScanState } from "./scan-state.ts";

/** Kuaidi100's `state`, and the first part of what it says of a single scan. */
const kuaidi100: Readonly<Record<string, ScanState>> = {
  "0": "in_transit",
  "1": "picked_up",
  "2": "problem",
  "3": "delivered",
  "4": "returned",
  "5": "out_for_delivery",
  "6": "returning",
  "7": "in_transit",
  "10": "at_customs",
  "11": "at_customs",
  "12": "cleared",
  "13": "problem",
  "14": "refused",
  "501": "at_pickup_point",
};

const seventeenTrack: Readonly<Record<string, ScanState>> = {
  InfoReceived: "announced",
  InTransit: "in_transit",
  InTransit_PickedUp: "picked_up",
  PickedUp: "picked_up",
  Departure: "in_transit",
  Arrival: "in_transit",
  InTransit_CustomsProcessing: "at_customs",
  InTransit_CustomsReleased: "cleared",
  InTransit_CustomsRequiringInformation: "problem",
  AvailableForPickup: "at_pickup_point",
  OutForDelivery: "out_for_delivery",
  DeliveryFailure: "undeliverable",
  Delivered: "delivered",
  Expired: "problem",
  Exception: "problem",
  Exception_Returning: "returning",
  Exception_Returned: "returned",
  Exception_Rejected: "refused",
  Returning: "returning",
  Returned: "returned",
};

const thailandPost: Readonly<Record<string, ScanState>> = {
  "101": "announced",
  "102": "announced",
  "103": "picked_up",
  "201": "in_transit",
  "202": "at_customs",
  "203": "returning",
  "204": "in_transit",
  "205": "in_transit",
  "206": "in_transit",
  "207": "in_transit",
  "208": "in_transit",
  "301": "out_for_delivery",
  "302": "at_pickup_point",
  "401": "undeliverable",
  "501": "delivered",
};

/** What Flash's people did with a parcel. */
const flash: Readonly<Record<string, ScanState>> = {
  RECEIVED: "picked_up",
  SHIPMENT_WAREHOUSE_SCAN: "in_transit",
  ARRIVAL_WAREHOUSE_SCAN: "in_transit",
  DELIVERY_TICKET_CREATION_SCAN: "out_for_delivery",
  DETAIN_WAREHOUSE: "problem",
  DELIVERY_CONFIRM: "delivered",
};

/** HCT's words for a step; with a piece missing or broken somebody has to look before it counts as delivered. */
const hct: Readonly<Record<string, ScanState>> = {
  集貨: "picked_up",
  卸集貨: "in_transit",
  發送: "in_transit",
  到著: "in_transit",
  配達: "out_for_delivery",
  委外配送中: "out_for_delivery",
  持回: "problem",
  正常配交: "delivered",
  缺件配達: "problem",
  破損配達: "problem",
  客戶不在: "undeliverable",
  地址錯誤: "undeliverable",
  查無此人: "undeliverable",
  電聯異常: "undeliverable",
  到站自領: "at_pickup_point",
  拒收退回: "refused",
};

const tables = { kuaidi100, seventeenTrack, thailandPost, flash, hct } as const;

/**
 * The one table of what trackers call the states of a parcel. A code that is longer than those we know is read by what
 * it begins with (`301` of Kuaidi100 is a kind of `3`, `Exception_Lost` a kind of `Exception`); any other is a parcel
 * on its way.
 */
export function stateOfTracker(tracker: keyof typeof tables, code: string): ScanState {
  const table = tables[tracker];
  const exact = table[code];
  if (exact) return exact;
  if (tracker === "seventeenTrack") return table[code.split("_")[0] ?? ""] ?? "in_transit";
  // 10 to 14 stand for themselves, and their kinds begin with them: 1001 is one of 10.
  if (tracker === "kuaidi100" && /^\d{3,4}$/.test(code))
    return table[code.length === 4 ? code.slice(0, 2) : code.slice(0, 1)] ?? "in_transit";
  return "in_transit";
}
