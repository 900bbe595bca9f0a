import { common } from "../th/common.ts";
import { errors } from "../th/errors.ts";
import { ledger } from "../th/ledger.ts";
import { messages } from "../th/messages.ts";
import { status } from "../th/status.ts";
import { trade } from "../th/trade.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = { common, errors, ledger, messages, status, trade } as const;
