import type { notices as source } from "../zh/notices.ts";
import type { SameKeys } from "../same-keys.ts";

export const notices = {
  title: "การแจ้งเตือน",
  empty: "ยังไม่มีการแจ้งเตือน",
} as const satisfies SameKeys<typeof source>;
