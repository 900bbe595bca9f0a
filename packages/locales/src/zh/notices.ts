export const notices = {
  title: "通知",
  empty: "还没有通知",
} as const;
