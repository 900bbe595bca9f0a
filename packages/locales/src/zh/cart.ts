export const cart = {
  title: "购物车",
  empty: {
    title: "船舱还空着",
    body: "贴上 1688、淘宝或京东的链接，我们帮您带回来。",
    action: "去找货",
  },
} as const;
