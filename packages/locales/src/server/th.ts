import { charges } from "../th/kernel/charges.ts";
import { common } from "../th/kernel/common.ts";
import { errors } from "../th/kernel/errors.ts";
import { ledger } from "../th/money/ledger.ts";
import { messages } from "../th/people/messages.ts";
import { status } from "../th/trade/status.ts";
import { topupFailures } from "../th/money/topup-failures.ts";
import { trade } from "../th/trade/trade.ts";

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
