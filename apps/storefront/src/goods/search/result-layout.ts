import { keptOnDevice } from "../../shell/kept-on-device.ts";
import { oneOf } from "../../shell/search-fields.ts";

export type ResultLayout = "grid" | "list";

/** Tiles or rows, as this device last chose. [SRCH-05] [SRCH-16] */
export const resultLayout = keptOnDevice<ResultLayout>(
  "resultLayout",
  oneOf(["grid", "list"]),
  "grid",
);
