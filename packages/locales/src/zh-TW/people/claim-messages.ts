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
} as const satisfies SameKeys<typeof source>;
