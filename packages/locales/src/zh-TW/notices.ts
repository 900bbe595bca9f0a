import type { notices as source } from "../zh/notices.ts";
import type { SameKeys } from "../same-keys.ts";

export const notices = {
  title: "通知",
  empty: "還沒有通知",
} as const satisfies SameKeys<typeof source>;
