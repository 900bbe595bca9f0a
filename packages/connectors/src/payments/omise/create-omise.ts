import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Outbound } from "../../outbound/outbound.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { askForCharge } from "./ask-api.ts";
import { paymentFromCharge } from "./charge.ts";
import type { OmiseConfig } from "./omise-config.ts";
import { readOmiseNotification } from "./read-notification.ts";
import { startOmisePayment } from "./start-payment.ts";

/** PromptPay through Omise, in THB to the satang. */
export function createOmise(config: OmiseConfig, outbound: Outbound): PaymentProvider {
  const source = outbound.source("omise");
  return {
    kind: "omise",
    currency: "THB",
    startPayment: (payment) => startOmisePayment(config, source, payment),
    async queryPayment(provider_order) {
      if (!/^chrg_[A-Za-z0-9_]{1,80}$/.test(provider_order)) {
        return refuse({ code: "not_found", source: source.name, detail: "not a charge id" });
      }
      const charge = await askForCharge(config, source, `/charges/${provider_order}`);
      return charge.ok ? ok(paymentFromCharge(charge.value)) : charge;
    },
    readNotification: (rawBody, headers, now) =>
      readOmiseNotification(config, rawBody, headers, now),
    acknowledgement: { status: 200, content_type: "text/plain", body: "received" },
  };
}
