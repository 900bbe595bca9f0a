import { common } from "../zh-TW/common.ts";
import { console } from "../zh-TW/console.ts";
import { errors } from "../zh-TW/errors.ts";
import { status } from "../zh-TW/status.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = { common, console, errors, status } as const;
