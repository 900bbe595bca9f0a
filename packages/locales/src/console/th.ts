import { common } from "../th/common.ts";
import { console } from "../th/console.ts";
import { errors } from "../th/errors.ts";
import { status } from "../th/status.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = { common, console, errors, status } as const;
