/** How a seller has served our customers. */
export const shopRecord = {
  title: "这家卖家",
  sends: "付款后多在 {half, number} 天内发货，慢的 {most, number} 天",
  sendsSame: "付款后多在 {half, number} 天内发货",
  notYet: "还没有发货记录",
  short: "缺货 {percent}%",
  back: "因卖家退款 {percent}%",
  basis: "近半年 {count, number} 件商品的记录",
} as const;
