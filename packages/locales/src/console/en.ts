import { common } from "../en/common.ts";
import { console } from "../en/console.ts";
import { errors } from "../en/errors.ts";
import { status } from "../en/status.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = { common, console, errors, status } as const;
