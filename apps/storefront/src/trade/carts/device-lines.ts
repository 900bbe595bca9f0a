import { keptOnDevice } from "../../shell/kept-on-device.ts";

/** Cart lines of a visitor, which wait on this device for the log-in. Badges only count them. */
export const deviceLines = keptOnDevice<readonly unknown[]>(
  "deviceCart",
  (kept) => (Array.isArray(kept) ? kept : undefined),
  [],
);

/** What the badge showed last, so that it does not start empty on every visit. [CART-13] */
export const cartNum = keptOnDevice<number>(
  "cartNum",
  (kept) => (Number.isSafeInteger(kept) && (kept as number) >= 0 ? (kept as number) : undefined),
  0,
);
