import { receiptPaper } from "../en/money/receipt-paper.ts";
import { cards } from "../en/shop/cards.ts";
import { charges } from "../en/kernel/charges.ts";
import { common } from "../en/kernel/common.ts";
import { errors } from "../en/kernel/errors.ts";
import { installing } from "../en/shop/installing.ts";
import { labels } from "../en/logistics/labels.ts";
import { manifest } from "../en/logistics/manifest.ts";
import { ledger } from "../en/money/ledger.ts";
import { messages } from "../en/people/messages.ts";
import { orderPaper } from "../en/trade/order-paper.ts";
import { papers } from "../en/logistics/papers.ts";
import { shipping } from "../en/logistics/shipping.ts";
import { status } from "../en/trade/status.ts";
import { sums } from "../en/kernel/sums.ts";
import { topupFailures } from "../en/money/topup-failures.ts";
import { tracking } from "../en/logistics/tracking.ts";
import { trade } from "../en/trade/trade.ts";

/** Everything the server says: refusals in answers, notices by list, mail and message. */
export const texts = {
  receiptPaper,
  cards,
  charges,
  common,
  errors,
  installing,
  labels,
  ledger,
  manifest,
  messages,
  orderPaper,
  papers,
  shipping,
  status,
  sums,
  topupFailures,
  tracking,
  trade,
} as const;
