import { charges } from "../zh-TW/kernel/charges.ts";
import { common } from "../zh-TW/kernel/common.ts";
import { errors } from "../zh-TW/kernel/errors.ts";
import { ledger } from "../zh-TW/money/ledger.ts";
import { messages } from "../zh-TW/people/messages.ts";
import { status } from "../zh-TW/trade/status.ts";
import { topupFailures } from "../zh-TW/money/topup-failures.ts";
import { trade } from "../zh-TW/trade/trade.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = {
  charges,
  common,
  errors,
  ledger,
  messages,
  status,
  topupFailures,
  trade,
} as const;
