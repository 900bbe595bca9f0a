import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, Region } from "../../kernel/fields.ts";
import { Warehouse } from "../parcels/freight-fields.ts";

/** So far ahead work is told, in days, today first. */
export const forecast_days = 14;

/** How many are expected, and between what and what it comes out on eight days of ten. */
const Expected = z.object({ expected: z.int(), low: z.int(), high: z.int() });

export const Forecast = z.object({
  days: z.array(
    z.object({
      /** `2026-11-18`, in the reader's region. */
      day: z.string(),
      /** Parcels that arrive at our warehouses; null while too little is known of past ones. */
      receipts: z.nullable(Expected),
      /** Parcels that customers ask to be merged, as on the same day of past weeks. */
      packings: z.int(),
    }),
  ),
  /** Cubic millimetres. */
  lines: z.array(
    z.object({
      warehouse: Warehouse,
      region: Region,
      transport: z.int(),
      /** What a voyage of the line usually carries; null after too few. */
      usual_mm3: z.nullable(z.int()),
      today_mm3: z.int(),
      /** In fourteen days, if nothing leaves. */
      later_mm3: z.int(),
      /** In how many days as much waits as usually leaves, 0 for today; null where not within fourteen. */
      full_in_days: z.nullable(z.int()),
    }),
  ),
});
export type Forecast = z.infer<typeof Forecast>;

export const readForecast = defineCall({
  methods: ["GET"],
  path: "/staff/forecast",
  about: "What the next fourteen days bring to the warehouses, and how the lines fill.",
  access: { right: "view_dashboard" },
  mutates: false,
  input: NoInput,
  output: z.object({ data: Forecast }),
  refusals: [],
});
