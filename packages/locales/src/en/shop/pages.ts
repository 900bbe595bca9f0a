import type { pages as source } from "../../zh/shop/pages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const pages = {
  banner: "Banner",
  banners: "Banners, to be moved sideways",
  share: "Share",
  countdown: { days: "days", hours: "hours", minutes: "min", seconds: "sec" },
  preview: {
    title: "Preview",
    alone: "Open this preview at the console.",
    unseen: "They do not see this page then",
  },
} as const satisfies SameKeys<typeof source>;
