export const mine = {
  title: "我的",
} as const;
