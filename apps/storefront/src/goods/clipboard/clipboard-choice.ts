import { keptOnDevice } from "../../shell/kept-on-device.ts";

/** False once somebody said on this device that copied texts are not to be looked at. */
export const looksAtClipboard = keptOnDevice<boolean>(
  "looksAtClipboard",
  (kept) => (typeof kept === "boolean" ? kept : undefined),
  true,
);
