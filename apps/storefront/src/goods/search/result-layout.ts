import * as z from "zod/mini";
import { keptOnDevice } from "../shell/kept-on-device.ts";

export type ResultLayout = "grid" | "list";

/** Tiles or rows, as this device last chose. [SRCH-05] [SRCH-16] */
export const resultLayout = keptOnDevice<ResultLayout>(
  "resultLayout",
  z.enum(["grid", "list"]),
  "grid",
);
