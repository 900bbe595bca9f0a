import { common } from "../en/common.ts";
import { errors } from "../en/errors.ts";
import { ledger } from "../en/ledger.ts";
import { messages } from "../en/messages.ts";
import { status } from "../en/status.ts";
import { trade } from "../en/trade.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = { common, errors, ledger, messages, status, trade } as const;
