import type { offline as source } from "../../zh/shop/offline.ts";
import type { SameKeys } from "../../same-keys.ts";

export const offline = {
  title: "No connection",
  kept: "What you looked at before can be read offline:",
  nothing: "Nothing on this device can be read offline yet.",
  again: "Try again",
  asOf: "No connection. This is as of {when}.",
} as const satisfies SameKeys<typeof source>;
