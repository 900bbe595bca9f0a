import { keptOnDevice } from "../../shell/kept-on-device.ts";

/**
 * The code that whoever uses this device was invited with, until they have registered: they may look around first, close
 * the tab, and come back another day. [INV-03]
 */
export const givenCode = keptOnDevice<string>(
  "sales_code",
  (kept) => (typeof kept === "string" && kept.length <= 200 ? kept : undefined),
  "",
);
