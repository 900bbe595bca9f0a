import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { PaymentOrder, StartedPayment } from "../payment-provider.ts";
import { checkMacValue } from "./check-mac-value.ts";
import { dollar_cents, type EcpayConfig } from "./ecpay-config.ts";
import { ecpayTime } from "./ecpay-time.ts";

/**
 * Signs the form that takes a person to ECPay's cashier, where card, ATM transfer and shop payment
 * are offered. Nothing is sent yet. Only whole TWD amounts can be paid; others are `rejected`.
 */
export function startEcpayPayment(
  config: EcpayConfig,
  payment: PaymentOrder,
): Result<StartedPayment, SourceFailure> {
  const detail = whyNotPayable(payment);
  if (detail) return refuse({ code: "rejected", source: "ecpay", detail });

  const fields = {
    MerchantID: config.merchantId,
    MerchantTradeNo: payment.order,
    MerchantTradeDate: ecpayTime(config.now()),
    PaymentType: "aio",
    TotalAmount: String(payment.amount / dollar_cents),
    TradeDesc: plainText(payment.description),
    ItemName: plainText(payment.description),
    ReturnURL: payment.notify_url,
    // ClientBackURL brings the person back by GET; OrderResultURL would post, without our cookie.
    ClientBackURL: payment.return_url,
    ChoosePayment: "ALL",
    EncryptType: "1",
  };
  return ok({
    provider_order: payment.order,
    redirect: {
      method: "POST",
      url: `${config.baseUrl}/Cashier/AioCheckOut/V5`,
      fields: { ...fields, CheckMacValue: checkMacValue(config, fields) },
    },
  });
}

function whyNotPayable({ order, amount, currency }: PaymentOrder): string | undefined {
  if (currency !== "TWD") return `cannot be paid in ${currency}`;
  if (amount <= 0 || amount % dollar_cents !== 0) return "amount is not in whole TWD";
  if (!/^[A-Za-z0-9]{1,20}$/.test(order)) return "reference is not 1 to 20 letters and digits";
  return undefined;
}

/** `#` separates items in ItemName, and the cashier refuses text that looks like markup. */
const plainText = (text: string): string => text.replaceAll(/[#<>&'"%|]/g, " ").slice(0, 100);
