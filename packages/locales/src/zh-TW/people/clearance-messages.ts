import type { clearanceMessages as source } from "../../zh/people/clearance-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clearanceMessages = {
  clearance_asked: {
    title: "請確認包裹的通關申報",
    body: "包裹 {tid} 運費已付清。請看申報的品名和金額、填申報人，確認後才能裝箱出發。",
  },
  clearance_changed: {
    title: "包裹的申報請再確認",
    body: "包裹 {tid} 的申報已重新擬好，請再看一次並確認；確認前不會裝箱。",
  },
  clearance_requested: {
    title: "請到 EZ WAY 按「申報相符」",
    body: "包裹 {tid} 的申報已送到 EZ WAY，請申報人開啟 EZ WAY 確認，確認後就能裝箱。",
  },
  clearance_reminder: {
    title: "通關申報還在等您",
    body: "包裹 {tid} 的申報還沒有確認，確認前不會裝箱。",
  },
  clearance_refused: {
    title: "EZ WAY 沒有接受申報",
    body: "包裹 {tid}：{reason}。請核對申報人的姓名和手機，再確認一次。",
  },
  clearance_cleared: {
    title: "包裹可以裝箱了",
    body: "包裹 {tid} 的通關申報已確認完成。",
  },
  duty_receipt_kept: {
    title: "海關收據到了",
    body: "包裹 {tid} 付給海關 {amount}，收據 {number} 可以查看和下載。",
  },
  duty_receipt_corrected: {
    title: "海關收據已更正",
    body: "包裹 {tid} 的收據 {number} 已更正，付給海關的是 {amount}。",
  },
  duty_receipt_withdrawn: {
    title: "海關收據已撤回",
    body: "收據 {number} 不屬於包裹 {tid}，已從這個包裹移除。",
  },
} as const satisfies SameKeys<typeof source>;
