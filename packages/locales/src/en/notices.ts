import type { notices as source } from "../zh/notices.ts";
import type { SameKeys } from "../same-keys.ts";

export const notices = {
  title: "Notices",
  empty: "No notices yet",
} as const satisfies SameKeys<typeof source>;
