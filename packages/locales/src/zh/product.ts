export const product = {
  title: "商品",
} as const;
