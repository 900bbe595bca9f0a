import { receiptPaper } from "../zh/money/receipt-paper.ts";
import { cards } from "../zh/shop/cards.ts";
import { charges } from "../zh/kernel/charges.ts";
import { common } from "../zh/kernel/common.ts";
import { errors } from "../zh/kernel/errors.ts";
import { installing } from "../zh/shop/installing.ts";
import { labels } from "../zh/logistics/labels.ts";
import { manifest } from "../zh/logistics/manifest.ts";
import { ledger } from "../zh/money/ledger.ts";
import { messages } from "../zh/people/messages.ts";
import { orderPaper } from "../zh/trade/order-paper.ts";
import { papers } from "../zh/logistics/papers.ts";
import { shipping } from "../zh/logistics/shipping.ts";
import { status } from "../zh/trade/status.ts";
import { sums } from "../zh/kernel/sums.ts";
import { topupFailures } from "../zh/money/topup-failures.ts";
import { tracking } from "../zh/logistics/tracking.ts";
import { trade } from "../zh/trade/trade.ts";

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
