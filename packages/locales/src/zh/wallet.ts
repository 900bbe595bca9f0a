export const wallet = {
  title: "钱包",
} as const;
