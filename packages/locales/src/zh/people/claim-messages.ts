/** What a customer is told of a damage claim. */
export const claimMessages = {
  parcel_claim_accepted: {
    title: "包裹认领成功",
    body: "快递 {express_no} 是您的包裹，已收货入库。",
  },
  parcel_claim_refused: {
    title: "包裹认领未通过",
    body: "没有为您找到快递 {express_no}，原因请看认领记录。有新的凭证可以再次认领。",
  },
  claim_made: {
    title: "已收到理赔申请",
    body: "订单 {tid} 的理赔申请和照片已交给客服。",
  },
  claim_accepted: {
    title: "理赔已通过",
    body: "订单 {tid} 的理赔已通过，赔付 {amount}。",
  },
  claim_rejected: {
    title: "理赔未通过",
    body: "订单 {tid} 的理赔未通过：{reason}",
  },
  claim_paid: {
    title: "理赔款已到钱包",
    body: "订单 {tid} 的理赔款 {amount} 已到您的钱包，商品不用退回。",
  },
  claim_late: {
    title: "理赔超过了期限",
    body: "订单 {tid} 的理赔晚了，已排到最前面，不用再问。",
  },
  claim_settled: {
    title: "理赔已处理完",
    body: "订单 {tid} 的理赔已全部处理完。",
  },
  claim_closed: {
    title: "理赔已关闭",
    body: "订单 {tid} 未通过的理赔已关闭。",
  },
} as const;
