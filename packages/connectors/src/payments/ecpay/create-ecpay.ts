import type { Outbound } from "../../outbound/outbound.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import type { EcpayConfig } from "./ecpay-config.ts";
import { queryEcpayPayment } from "./query-payment.ts";
import { readEcpayNotification } from "./read-notification.ts";
import { startEcpayPayment } from "./start-payment.ts";

/** ECPay's all-in-one cashier, for whole amounts of TWD. */
export function createEcpay(config: EcpayConfig, outbound: Outbound): PaymentProvider {
  const source = outbound.source("ecpay");
  return {
    kind: "ecpay",
    currency: "TWD",
    startPayment: async (payment) => startEcpayPayment(config, payment),
    queryPayment: (provider_order) => queryEcpayPayment(config, source, provider_order),
    readNotification: (rawBody) => readEcpayNotification(config, rawBody),
    acknowledgement: { status: 200, content_type: "text/plain", body: "1|OK" },
  };
}
