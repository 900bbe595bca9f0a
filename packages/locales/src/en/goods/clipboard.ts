import type { clipboard as source } from "../../zh/goods/clipboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clipboard = {
  title: "You just copied this product",
  source: "Source: {source}",
  open: "Open it",
  leave: "Not now",
  watch: {
    label: "Recognise copied products",
    hint: "The shop looks at what you copied while it is open. Only a product link or share password leaves this device.",
    on: "On",
    off: "Off",
    denied: "Not allowed by the browser",
  },
} as const satisfies SameKeys<typeof source>;
