import type { parcelErrors as source } from "../../zh/kernel/parcel-errors.ts";
import type { SameKeys } from "../../same-keys.ts";
import { lastMileErrors } from "./last-mile-errors.ts";

export const parcelErrors = {
  parcel_unknown: "沒有這個包裹",
  parcel_not_in_state: "包裹目前的狀態無法這樣做",
  express_no_unknown: "沒有商品在等這個快遞單號",
  measures_needed: "請填寫重量和長寬高",
  parcel_unpaid: "包裹的運費還沒有付",
  box_unknown: "沒有這個貨箱",
  box_not_in_state: "貨箱目前的狀態無法這樣做",
  shipment_waits: "客戶要等同路線還在採購的訂單到齊，再一起計費",
  goods_awaited: "包裹 {tid} 所屬的訂單還有商品沒到倉，到齊後才能一起寄",
  warehouses_differ: "不同倉庫的包裹不能裝在同一箱",
  regions_differ: "收件地區與包裹所屬訂單的地區不同",
  insurance_lowered: "保險只能加高、不能降低，至少 {percent}%",
  declaration_incomplete: "申報還沒填完整，每項商品都要有品名、材質和金額",
  declaration_vague: "品名「{name}」太籠統，請寫清楚是什麼，例如「棉質長袖上衣」",
  undo_expired: "已過了可以復原的時間",
  tariff_missing: "這條線路還沒有運價",
  out_oid_needed: "請填寫平台訂單號",
  reason_needed: "請寫明原因",
  express_no_known: "這個快遞單號已經登記過了",
  ways_differ:
    "這些商品的運輸方式、物流商或收件地址不同，不能裝在同一個包裹裡。請分開登記，例如在第二個單號後加 -2",
  parts_missing: "還沒掃到：{tids}。找齊後再裝箱",
  part_foreign: "{tid} 不屬於這一箱，請放回貨架",
  scale_empty: "磅秤讀數是 0，箱子在秤上嗎？",
  scale_impossible:
    "磅秤讀數是 {weight, number} kg，各包裹合計卻只有 {parts, number} kg，請再秤一次",
  parcel_packed: "{tid} 已經裝好箱了",
  merge_undone: "{tid} 沒有要裝的了：客戶已取消合併，請把包裹放回原架位",
  plan_outdated: "包裹、運費或規則有了變動，這個方案不算數了；什麼都沒有改，請看新的方案",
  too_many_to_plan:
    "一次最多幫您想 {most, number} 件，這裡有 {count, number} 件；請先合併幾件，或自己選",
  courier_number_misfit: "這不像 {courier} 的單號，請再核對一次",
  reading_again_needed:
    "出發時 {departed, number} kg，現在 {weight, number} kg，差太多：請拿下來再秤一次",
  readings_differ: "第一次 {first, number} kg，第二次 {weight, number} kg，兩次不一致，請從頭再秤",
  arrival_photo_needed: "重量差這麼多，請拍一張磅秤的讀數",
  rehearsal_waits: "{tid} 已試裝好，客戶還沒決定怎麼寄，先不能計費",
  rehearsal_not_in_state: "這個試裝箱已經有結果，請看包裹最新狀態",
  rehearsal_price_changed: "價格剛剛有變動，已為您重新報價，請再看一次",
  ...lastMileErrors,
} as const satisfies SameKeys<typeof source>;
