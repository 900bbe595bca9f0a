import { common } from "../zh-TW/common.ts";
import { errors } from "../zh-TW/errors.ts";
import { messages } from "../zh-TW/messages.ts";
import { status } from "../zh-TW/status.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = { common, errors, messages, status } as const;
