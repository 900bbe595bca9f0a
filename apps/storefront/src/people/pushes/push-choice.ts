import { keptOnDevice } from "../../shell/kept-on-device.ts";

/** True once somebody was offered on this device to be told. */
export const wasOfferedPush = keptOnDevice<boolean>(
  "wasOfferedPush",
  (kept) => (typeof kept === "boolean" ? kept : undefined),
  false,
);
