import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type { PaymentOrder, StartedPayment } from "../payment-provider.ts";
import { askForCharge } from "./ask-api.ts";
import type { OmiseConfig } from "./omise-config.ts";

/**
 * Opens a PromptPay charge in THB. The person follows Omise's page where there is one, else the QR
 * picture itself. Other currencies are `rejected`.
 */
export async function startOmisePayment(
  config: OmiseConfig,
  source: Source,
  payment: PaymentOrder,
): Promise<Result<StartedPayment, SourceFailure>> {
  if (payment.currency !== "THB" || payment.amount <= 0) {
    const detail = `cannot charge ${payment.amount} cents of ${payment.currency}`;
    return refuse({ code: "rejected", source: source.name, detail });
  }
  const form = new URLSearchParams({
    amount: String(payment.amount),
    currency: "thb",
    "source[type]": "promptpay",
    return_uri: payment.return_url,
    "webhook_endpoints[]": payment.notify_url,
    description: payment.description,
    "metadata[order]": payment.order,
  });
  const charge = await askForCharge(config, source, "/charges", form);
  if (!charge.ok) return charge;

  const { id, authorize_uri } = charge.value;
  const qr_image = charge.value.source?.scannable_code?.image?.download_uri;
  const url = authorize_uri ?? qr_image;
  if (!url) {
    const detail = `charge ${id} came without a page or a QR picture`;
    return refuse({ code: "unavailable", source: source.name, detail });
  }
  return ok({
    provider_order: id,
    redirect: { method: "GET", url },
    ...(qr_image && { qr_image }),
  });
}
