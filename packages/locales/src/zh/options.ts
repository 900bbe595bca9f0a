export const options = {
  title: "选择款式与数量",
} as const;
