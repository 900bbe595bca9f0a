export const payment = {
  title: "付款",
} as const;
