import { common } from "../zh/common.ts";
import { errors } from "../zh/errors.ts";
import { ledger } from "../zh/ledger.ts";
import { messages } from "../zh/messages.ts";
import { status } from "../zh/status.ts";
import { trade } from "../zh/trade.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = { common, errors, ledger, messages, status, trade } as const;
