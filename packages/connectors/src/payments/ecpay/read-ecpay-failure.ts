import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";
import type { PaymentFailure } from "../payment-provider.ts";
import { readFailure } from "../read-failure.ts";

/** Codes of refused authorisations. ECPay has hundreds; its words are kept for the others. */
const known: Readonly<Record<string, TopupFailure>> = {
  "10100058": "declined",
  "10100248": "declined",
  "10100251": "card_expired",
  "10100252": "insufficient_funds",
  "10100254": "declined",
  "10100255": "card_blocked",
  "10100256": "card_blocked",
};

/** Only notifications tell why: the answer to a question says no more than that it failed. [RT-77] */
export const readEcpayFailure = ({
  RtnCode = "",
  RtnMsg = "",
}: Readonly<Record<string, string>>): PaymentFailure | undefined =>
  readFailure({ code: RtnCode, words: RtnMsg, known });
