import type { pages as source } from "../../zh/shop/pages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const pages = {
  banner: "橫幅",
  banners: "橫幅，可左右滑",
  share: "分享",
  countdown: { days: "天", hours: "時", minutes: "分", seconds: "秒" },
  preview: { title: "預覽", alone: "在主控台裡打開這個預覽。", unseen: "這個人這時看不到這個頁面" },
} as const satisfies SameKeys<typeof source>;
