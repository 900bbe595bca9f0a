/** Sellers at the desk of purchases. */
export const consoleSellers = {
  orderLabel: "排列",
  order: {
    lines: "买得最多",
    shortages: "最常缺货",
    refunds: "最常退款",
    slow: "发货最慢",
    margin: "毛利最低",
  },
  name: "卖家",
  lines: "行数",
  speed: "发货",
  hours: "{half} / {most} 小时",
  notSent: "未发货",
  shortages: "缺货",
  refunds: "因卖家退款",
  paid: "客户付",
  cost: "成本",
  margin: "毛利",
  share: "{count, number}（{percent}%）",
  empty: "还没有卖家记录",
  emptyHint: "每晚从近半年付款的订单算出。",
} as const;
