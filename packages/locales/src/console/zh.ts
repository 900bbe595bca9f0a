import { common } from "../zh/common.ts";
import { console } from "../zh/console.ts";
import { errors } from "../zh/errors.ts";
import { status } from "../zh/status.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = { common, console, errors, status } as const;
