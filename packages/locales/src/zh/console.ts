export const console = {
  title: "三板管理台",
} as const;
