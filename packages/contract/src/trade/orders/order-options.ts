import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { OfferedTransport } from "../../goods/shippability/offered-transport.ts";

/** What a customer chooses from when an order is settled. [CHK-03] [CHK-04] [CHK-06] [CHK-07] */
export const OrderOptions = z.object({
  /** `id` 0, 2, 3, 4: percent of the goods amount; `pays_percent` of it is paid for damage. */
  insurances: z.array(z.object({ id: z.int(), pays_percent: z.int() })),
  /** Domestic carriers: 1 assigned by us, 2 HCT, 3 Kerry; orders keep one that is not open any more. */
  carriers: z.array(z.object({ id: z.int(), name: I18n, is_open: z.boolean() })),
  transports: z.array(OfferedTransport),
  pay_modes: z.array(z.enum(["once", "twice"])),
  warehouses: z.array(z.object({ id: z.enum(["guangzhou", "shenzhen"]), name: I18n })),
});
export type OrderOptions = z.infer<typeof OrderOptions>;
