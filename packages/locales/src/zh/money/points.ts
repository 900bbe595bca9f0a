export const points = {
  title: "点数",
  total: "现有点数",
  how: "订单完成后获得，付款时可以折抵。",
  ledger: "点数明细",
  after: "剩余 {points, number}",
  empty: {
    title: "还没有点数",
    body: "第一张订单完成后，点数就会到账。",
  },
} as const;
