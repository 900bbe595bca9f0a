import * as z from "zod/mini";
import { keptOnDevice } from "../shell/kept-on-device.ts";

/** Cart lines of a visitor, which wait on this device for the log-in. Badges only count them. */
export const deviceLines = keptOnDevice<readonly unknown[]>("deviceCart", z.array(z.unknown()), []);

/** What the badge showed last, so that it does not start empty on every visit. [CART-13] */
export const cartNum = keptOnDevice<number>("cartNum", z.int().check(z.gte(0)), 0);
