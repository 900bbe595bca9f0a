import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { decimalToInteger } from "../../exact-decimal.ts";
import type { PaymentState } from "../payment-provider.ts";
import { checkMacValue, isSigned } from "./check-mac-value.ts";
import type { EcpayConfig } from "./ecpay-config.ts";
import { readForm } from "./read-form.ts";

/** ECPay answers 403 for about half an hour once it finds us too curious. */
const throttled = { status: 403, pause_s: 30 * 60 } as const;

const stateByTradeStatus: Readonly<Record<string, PaymentState["state"]>> = {
  "0": "waiting",
  "1": "paid",
  "10200095": "failed",
};

const noSuchTrade = "10200047";

/** Asks ECPay for the truth about a payment; an unknown one is `not_found`. */
export function queryEcpayPayment(
  config: EcpayConfig,
  source: Source,
  provider_order: string,
): Promise<Result<PaymentState, SourceFailure>> {
  const fields = {
    MerchantID: config.merchantId,
    MerchantTradeNo: provider_order,
    TimeStamp: String(Math.floor(config.now().getTime() / 1000)),
  };
  const signed = { ...fields, CheckMacValue: checkMacValue(config, fields) };
  return source.ask({
    repeatable: true,
    request: {
      method: "POST",
      url: `${config.baseUrl}/Cashier/QueryTradeInfo/V5`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(signed).toString(),
    },
    read: (answer) => readState(config, provider_order, answer),
  });
}

function readState(
  config: EcpayConfig,
  provider_order: string,
  answer: OutboundAnswer,
): Result<PaymentState, SourceFailure> {
  const source = "ecpay";
  if (answer.status === throttled.status) {
    const retry_after_s = throttled.pause_s;
    return refuse({ code: "too_many_calls", source, detail: "HTTP 403", retry_after_s });
  }
  const fields = readForm(new TextDecoder().decode(answer.body));
  if (!fields || !isSigned(config, fields)) {
    return refuse({ code: "unavailable", source, detail: "answer is not signed by ECPay" });
  }
  const status = fields["TradeStatus"] ?? "";
  if (status === noSuchTrade) return refuse({ code: "not_found", source, detail: "no such trade" });

  const state = stateByTradeStatus[status];
  const amount = decimalToInteger(fields["TradeAmt"] ?? "", 2);
  if (!state || amount === undefined || fields["MerchantTradeNo"] !== provider_order) {
    const detail = `answer with trade status "${status}" is not understood`;
    return refuse({ code: "unavailable", source, detail });
  }
  const isSimulated = fields["SimulatePaid"] === "1";
  return ok({
    provider_order,
    order: provider_order,
    state: isSimulated && state === "paid" ? "waiting" : state,
    amount,
    currency: "TWD",
    ...(fields["TradeNo"] && { payment_ref: fields["TradeNo"] }),
  });
}
