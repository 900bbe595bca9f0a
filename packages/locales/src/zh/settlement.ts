export const settlement = {
  title: "结算",
} as const;
