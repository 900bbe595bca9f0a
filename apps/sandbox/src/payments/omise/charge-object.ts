import { createHash } from "node:crypto";
import type { World } from "../../world.ts";
import type { Payment } from "../payments.ts";

const API_VERSION = "2019-05-29";
const LIFE_MS = 24 * 3_600_000;
const STATUS = { waiting: "pending", paid: "successful", failed: "failed" } as const;

/** A charge as the API shows it; amounts in satang. */
export function chargeObject(world: World, payment: Payment) {
  const origin = `${world.url()}/omise`;
  const isPaid = payment.state === "paid";
  return {
    object: "charge",
    id: payment.id,
    location: `/charges/${payment.id}`,
    livemode: false,
    amount: payment.amount,
    net: payment.amount - Math.round(payment.amount * 0.0177),
    currency: "thb",
    description: payment.description,
    metadata: payment.metadata,
    status: STATUS[payment.state],
    authorized: isPaid,
    capturable: false,
    capture: true,
    paid: isPaid,
    paid_at: isPaid ? payment.decidedAt!.toISOString() : null,
    authorize_uri: `${origin}/pay/${payment.id}`,
    return_uri: payment.returnUrl || null,
    failure_code: payment.state === "failed" ? "payment_rejected" : null,
    failure_message: payment.state === "failed" ? "the payment was rejected by the bank" : null,
    source: sourceObject({
      id: idFrom("src", payment.id),
      amount: payment.amount,
      qrUrl: `${origin}/qr/${payment.id}.svg`,
    }),
    created_at: payment.createdAt.toISOString(),
    expires_at: new Date(payment.createdAt.getTime() + LIFE_MS).toISOString(),
  };
}

/** A PromptPay source; it has a code to scan once it is charged. */
export function sourceObject(source: { id: string; amount: number; qrUrl?: string }) {
  return {
    object: "source",
    id: source.id,
    livemode: false,
    location: `/sources/${source.id}`,
    amount: source.amount,
    currency: "thb",
    type: "promptpay",
    flow: "offline",
    scannable_code: source.qrUrl
      ? {
          object: "barcode",
          type: "qr",
          image: {
            object: "document",
            livemode: false,
            id: idFrom("docu", source.id),
            filename: "qrcode_test.svg",
            kind: "qr",
            download_uri: source.qrUrl,
          },
        }
      : null,
  };
}

/** The event about a decided charge, as the webhook carries it. */
export function chargeEvent(world: World, payment: Payment) {
  return {
    object: "event",
    id: idFrom("evnt", `${payment.id}:${payment.state}`),
    livemode: false,
    key: "charge.complete",
    api_version: API_VERSION,
    created_at: world.now().toISOString(),
    data: chargeObject(world, payment),
  };
}

/** An id in the form of Omise: kind, `test`, nineteen letters and digits. */
export function idFrom(kind: string, seed: string): string {
  const digest = createHash("sha256").update(`${kind}:${seed}`).digest("hex");
  return `${kind}_test_${BigInt(`0x${digest}`).toString(36).slice(0, 19)}`;
}
