import { delayReasons } from "@sampan/domain/trade/purchases/delay-reasons";
import * as z from "zod/mini";

/** Why goods are late. `expected_on` is a day (`YYYY-MM-DD`), or empty where nobody can say. */
export const Delay = z.object({ reason: z.enum(delayReasons), expected_on: z.string() });
export type Delay = z.infer<typeof Delay>;
