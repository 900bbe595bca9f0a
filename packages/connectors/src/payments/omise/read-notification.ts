import { createHmac, timingSafeEqual } from "node:crypto";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import { parseLossless } from "../../read-answer.ts";
import type {
  NotificationHeaders,
  NotificationRefusal,
  PaymentNotification,
} from "../payment-provider.ts";
import { Charge, paymentFromCharge } from "./charge.ts";
import type { OmiseConfig } from "./omise-config.ts";

const Event = z.object({ id: z.string().nullish(), key: z.string(), data: z.unknown().optional() });

/** Older or younger messages than this may be recordings. */
const age_ms_max = 5 * 60 * 1000;

/**
 * Reads Omise's webhook. The signature covers the raw body and its time; during a rotation there are
 * several signatures or secrets, and one match is enough. Only `charge.complete` can be paid.
 */
export function readOmiseNotification(
  config: OmiseConfig,
  rawBody: string,
  headers: NotificationHeaders,
  now: Date,
): Result<PaymentNotification, NotificationRefusal> {
  const timestamp = single(headers["omise-signature-timestamp"]);
  const signatures = single(headers["omise-signature"]).split(",");
  if (!isSigned(config.webhookSecrets, `${timestamp}.${rawBody}`, signatures)) {
    return refuse({ code: "bad_signature" });
  }
  const age_ms = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!(age_ms <= age_ms_max)) return refuse({ code: "stale" });
  return readEvent(rawBody);
}

function readEvent(rawBody: string): Result<PaymentNotification, NotificationRefusal> {
  let content: unknown;
  try {
    content = parseLossless(rawBody);
  } catch (cause) {
    return refuse({ code: "malformed", cause });
  }
  const event = Event.safeParse(content);
  if (!event.success) return refuse({ code: "malformed", cause: event.error });
  if (!event.data.key.startsWith("charge.")) return refuse({ code: "irrelevant" });

  const charge = Charge.safeParse(event.data.data);
  if (!charge.success) return refuse({ code: "malformed", cause: charge.error });
  const { state, ...payment } = paymentFromCharge(charge.data);
  return ok({
    ...payment,
    event_id: event.data.id ?? `${event.data.key}-${payment.provider_order}`,
    paid: event.data.key === "charge.complete" && state === "paid",
  });
}

/** True when any secret made any of the given signatures; each comparison takes constant time. */
export function isSigned(
  secrets: readonly string[],
  message: string,
  signatures: readonly string[],
): boolean {
  return secrets.some((secret) => {
    const key = Buffer.from(secret, "base64");
    const expected = createHmac("sha256", key).update(message).digest();
    return signatures.some((signature) => {
      const given = Buffer.from(signature.trim(), "hex");
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  });
}

const single = (header: string | readonly string[] | undefined): string =>
  typeof header === "string" ? header : "";
