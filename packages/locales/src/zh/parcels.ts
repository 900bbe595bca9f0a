export const parcels = {
  title: "我的包裹间",
} as const;
