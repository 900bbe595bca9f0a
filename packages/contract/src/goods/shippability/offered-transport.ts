import * as z from "zod/mini";

/** A transport as customers are offered it: 9 sea, 12 air, 8 fast sea, and land where it is switched on. [CHK-05] */
export const OfferedTransport = z.object({
  id: z.int(),
  kind: z.enum(["sea", "air", "fast_sea", "land"]),
  is_open: z.boolean(),
  days_min: z.int(),
  days_max: z.int(),
  /** Tariff classes it carries now. */
  classes: z.array(z.enum(["ordinary", "sensitive", "special"])),
});
export type OfferedTransport = z.infer<typeof OfferedTransport>;
