import { keptOnDevice } from "../../shell/kept-on-device.ts";

/** Whether an order is paid for at once or in two instalments. */
export type PayType = "once" | "twice";

/** The `payType` of the global state: what was chosen last on this device, which the app is told with an order. [PAY-17] [STAT-03] */
export const payType = keptOnDevice<PayType | undefined>(
  "payType",
  (kept) => (kept === "once" || kept === "twice" ? kept : undefined),
  undefined,
);
