import { common } from "../zh-TW/common.ts";
import { errors } from "../zh-TW/errors.ts";
import { notices } from "../zh-TW/notices.ts";
import { status } from "../zh-TW/status.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = { common, errors, notices, status } as const;
