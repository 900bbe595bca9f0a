export const addresses = {
  title: "收件地址",
} as const;
