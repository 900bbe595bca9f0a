import { receiptPaper } from "../zh-TW/money/receipt-paper.ts";
import { cards } from "../zh-TW/shop/cards.ts";
import { charges } from "../zh-TW/kernel/charges.ts";
import { common } from "../zh-TW/kernel/common.ts";
import { errors } from "../zh-TW/kernel/errors.ts";
import { installing } from "../zh-TW/shop/installing.ts";
import { labels } from "../zh-TW/logistics/labels.ts";
import { manifest } from "../zh-TW/logistics/manifest.ts";
import { ledger } from "../zh-TW/money/ledger.ts";
import { messages } from "../zh-TW/people/messages.ts";
import { orderPaper } from "../zh-TW/trade/order-paper.ts";
import { papers } from "../zh-TW/logistics/papers.ts";
import { shipping } from "../zh-TW/logistics/shipping.ts";
import { status } from "../zh-TW/trade/status.ts";
import { sums } from "../zh-TW/kernel/sums.ts";
import { topupFailures } from "../zh-TW/money/topup-failures.ts";
import { tracking } from "../zh-TW/logistics/tracking.ts";
import { trade } from "../zh-TW/trade/trade.ts";

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
