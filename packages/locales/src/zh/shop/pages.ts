/** What pages of blocks say by themselves; the rest of their words are marketing's. */
export const pages = {
  banner: "横幅",
  banners: "横幅，可左右滑",
  share: "分享",
  countdown: { days: "天", hours: "时", minutes: "分", seconds: "秒" },
  preview: { title: "预览", alone: "在控制台里打开这个预览。", unseen: "这个人这时看不到这个页面" },
} as const;
