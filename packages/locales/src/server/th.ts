import { receiptPaper } from "../th/money/receipt-paper.ts";
import { cards } from "../th/shop/cards.ts";
import { charges } from "../th/kernel/charges.ts";
import { common } from "../th/kernel/common.ts";
import { errors } from "../th/kernel/errors.ts";
import { installing } from "../th/shop/installing.ts";
import { labels } from "../th/logistics/labels.ts";
import { manifest } from "../th/logistics/manifest.ts";
import { ledger } from "../th/money/ledger.ts";
import { messages } from "../th/people/messages.ts";
import { orderPaper } from "../th/trade/order-paper.ts";
import { papers } from "../th/logistics/papers.ts";
import { shipping } from "../th/logistics/shipping.ts";
import { status } from "../th/trade/status.ts";
import { sums } from "../th/kernel/sums.ts";
import { topupFailures } from "../th/money/topup-failures.ts";
import { tracking } from "../th/logistics/tracking.ts";
import { trade } from "../th/trade/trade.ts";

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
