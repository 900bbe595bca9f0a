import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { decimalToInteger } from "../../exact-decimal.ts";
import type { NotificationRefusal, PaymentNotification } from "../payment-provider.ts";
import { isSigned } from "./check-mac-value.ts";
import type { EcpayConfig } from "./ecpay-config.ts";
import { readEcpayFailure } from "./read-ecpay-failure.ts";
import { readForm } from "./read-form.ts";

/**
 * Reads ECPay's form post. `SimulatePaid=1` comes from a button in the merchant's back office and
 * moves no money, so it never reads as paid. ECPay signs no time: repeats are told by `event_id`.
 */
export function readEcpayNotification(
  config: EcpayConfig,
  rawBody: string,
): Result<PaymentNotification, NotificationRefusal> {
  const fields = readForm(rawBody);
  if (!fields) return refuse({ code: "malformed" });
  if (!isSigned(config, fields) || fields["MerchantID"] !== config.merchantId) {
    return refuse({ code: "bad_signature" });
  }
  const { MerchantTradeNo, TradeNo, RtnCode, TradeAmt, SimulatePaid = "0" } = fields;
  const amount = TradeAmt && decimalToInteger(TradeAmt, 2);
  if (!MerchantTradeNo || !TradeNo || !RtnCode || typeof amount !== "number") {
    return refuse({ code: "malformed" });
  }
  const isPaid = RtnCode === "1" && SimulatePaid !== "1";
  const failure = RtnCode === "1" ? undefined : readEcpayFailure(fields);
  return ok({
    event_id: `${TradeNo}-${RtnCode}-${SimulatePaid}`,
    provider_order: MerchantTradeNo,
    order: MerchantTradeNo,
    payment_ref: TradeNo,
    amount,
    currency: "TWD",
    paid: isPaid,
    ...(failure && { failure }),
  });
}
