import { common } from "../zh-TW/common.ts";
import { errors } from "../zh-TW/errors.ts";
import { ledger } from "../zh-TW/ledger.ts";
import { messages } from "../zh-TW/messages.ts";
import { status } from "../zh-TW/status.ts";
import { trade } from "../zh-TW/trade.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = { common, errors, ledger, messages, status, trade } as const;
