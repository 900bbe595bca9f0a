import type { claimMessages as source } from "../../zh/people/claim-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const claimMessages = {
  parcel_claim_accepted: {
    title: "包裹認領成功",
    body: "快遞 {express_no} 是您的包裹，已收貨入庫。",
  },
  parcel_claim_refused: {
    title: "包裹認領未通過",
    body: "沒有為您找到快遞 {express_no}，原因請看認領紀錄。有新的憑證可以再次認領。",
  },
  claim_made: {
    title: "已收到理賠申請",
    body: "訂單 {tid} 的理賠申請和照片已交給客服。",
  },
  claim_opened: {
    title: "我們替您開了理賠",
    body: "包裹 {tid} 到貨時比出發時明顯變輕，客服正在查，您不用做任何事。",
  },
  claim_opened_silent: {
    title: "我們替您開了理賠",
    body: "包裹 {tid} 出發後很久沒有任何掃描，我們正在找，您不用做任何事。",
  },
  delay_covered: {
    title: "遲到的包裹退了運費",
    body: "包裹 {tid} 比帳單說的晚了 {days, number} 天，退回的運費 {amount} 已到您的錢包。",
  },
  claim_accepted: {
    title: "理賠已通過",
    body: "訂單 {tid} 的理賠已通過，會賠 {amount}。",
  },
  claim_rejected: {
    title: "理賠沒有通過",
    body: "訂單 {tid} 的理賠沒有通過：{reason}",
  },
  claim_paid: {
    title: "理賠金已到錢包",
    body: "訂單 {tid} 的理賠金 {amount} 已到您的錢包，商品不用退回。",
  },
  claim_late: {
    title: "理賠超過期限",
    body: "訂單 {tid} 的理賠晚了，已排到最前面，不必再問。",
  },
  claim_settled: {
    title: "理賠已處理完畢",
    body: "訂單 {tid} 的理賠已全部處理完。",
  },
  claim_closed: {
    title: "理賠已結案",
    body: "訂單 {tid} 沒有通過的理賠已結案。",
  },
  claim_asked_again: {
    title: "已請人再看",
    body: "訂單 {tid} 的理賠已交給客服再看一次。",
  },
  claim_kept: {
    title: "再看的結果",
    body: "訂單 {tid} 的理賠維持原來的決定：{reason}",
  },
  storage_ending: {
    title: "包裹快到存放期限了",
    body: "包裹 {tid} 在倉庫還能放{days, plural, =0 {到今天} other { # 天}}，最後一天是 {day}。請安排寄出，或在包裹頁延長存放。",
  },
  storage_over: {
    title: "包裹的存放期限已過",
    body: "包裹 {tid} 的存放期限已於 {day} 結束。我們會替您保留到 {deadline}，請儘快寄出或延長存放；之後可能以棄置處理，不退貨款。",
  },
  storage_extended: {
    title: "已延長存放",
    body: "包裹 {tid} 現在存放到 {day}。費用 {amount} 會算進這件包裹的運費帳單。",
  },
  parcel_at_store: {
    title: "包裹已到門市",
    body: "包裹 {tid} 已到 {store}，請於 {day} 前帶證件取貨，取件編號 {number}。",
  },
  store_to_choose: {
    title: "請重新選擇取貨方式",
    body: "包裹 {tid} 無法依原本選的門市取貨，請選擇其他門市或宅配到府。",
  },
  parcel_readdressed: {
    title: "收件地址已更改",
    body: "包裹 {tid} 改寄到您選的新地址。如果不是您本人操作，請立即更改密碼並聯絡我們。",
  },
  storage_abandoned: {
    title: "包裹已棄置",
    body: "包裹 {tid} 已以棄置處理，不再寄出，也不退貨款。",
  },
  parcel_claim_lapsed: {
    title: "包裹認領已結束",
    body: "快遞 {express_no} 等了 {days} 天還沒有到倉，這次認領已結束。包裹到了以後可以再認領。",
  },
  consignment_lapsed: {
    title: "等待的快遞已結束",
    body: "集運 {tid} 的快遞 {express_no} 等了 {days} 天還沒有到倉，這一項已結束，不收費用。快遞到了以後可以重新登記。",
  },
  work_order_answered: {
    title: "您的問題有答覆了",
    body: "關於「{subject}」，我們答覆您了。",
  },
  work_order_late: {
    title: "您的問題答覆遲了",
    body: "關於「{subject}」，我們沒有在說好的時間內答覆。它已排到最前面，您不必再問。",
  },
  work_order_closing: {
    title: "對話即將關閉",
    body: "「{subject}」已答覆，沒有收到您的回應。{until} 之後會關閉；還有問題，請在那之前回覆。",
  },
  work_order_closed: {
    title: "對話已關閉",
    body: "「{subject}」已關閉。還有問題，請再問我們一次。",
  },
} as const satisfies SameKeys<typeof source>;
