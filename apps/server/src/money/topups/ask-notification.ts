import type {
  NotificationRefusal,
  PaymentNotification,
  PaymentProvider,
} from "@sampan/connectors/payments/payment-provider";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Notification, NotificationAnswer } from "../../kernel/http/mount-notification.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askTopupState } from "./ask-topup-state.ts";
import { keepFailure, tellTopup } from "./online-topup-queries.ts";
import { findTopup } from "./topup-queries.ts";

type Answer = Result<
  NotificationAnswer,
  Refusal<"notification_invalid" | "channel_unavailable" | "service_unavailable">
>;

/**
 * Hears a provider's notification: its signature must fit the raw body, and even then it only makes us ask
 * the provider itself. Repeats, late and unordered ones find the top-up decided and are acknowledged alike.
 * Refused or unanswered ones are repeated by the provider. [API-105] [WAL-36]
 */
export async function askNotification(
  needs: Needs,
  { rawBody, headers }: Notification,
  channel: string | undefined,
): Promise<Answer> {
  const providers = providersOf(needs, channel);
  if (providers.length === 0) return refuse({ code: "channel_unavailable" });
  const now = needs.clock();
  for (const provider of providers) {
    const read = provider.readNotification(rawBody, headers, now);
    if (read.ok) return hear(needs, provider, read.value);
    if (read.error.code === "irrelevant") return ok(answerOf(provider));
    logRefused(needs, provider, read.error);
  }
  return refuse({ code: "notification_invalid" });
}

function providersOf({ providers }: Needs, channel: string | undefined): PaymentProvider[] {
  if (channel === undefined) return [...providers.values()];
  const named = providers.get(channel);
  return named ? [named] : [];
}

async function hear(
  needs: Needs,
  provider: PaymentProvider,
  notification: PaymentNotification,
): Promise<Answer> {
  const { provider_order, paid, failure } = notification;
  const topup = await findTopup(needs.database.db, { channel: provider.kind, provider_order });
  if (!topup) return refuse({ code: "notification_invalid" });
  if (!paid) {
    if (failure) await keepFailure(needs.database.db, topup.id, failure);
    return ok(answerOf(provider));
  }
  // Should the provider not answer now, or not know yet what it has just told us, the job asks about it first.
  await tellTopup(needs.database.db, topup.id, needs.clock());
  const state = await askTopupState(needs, topup);
  if (state.ok) return ok(answerOf(provider));
  return refuse({
    code: state.error.code === "mismatch" ? "notification_invalid" : "service_unavailable",
  });
}

const answerOf = ({ acknowledgement }: PaymentProvider): NotificationAnswer => ({
  status: acknowledgement.status,
  contentType: acknowledgement.content_type,
  body: acknowledgement.body,
});

const logRefused = (needs: Needs, provider: PaymentProvider, error: NotificationRefusal) =>
  needs.log.warn({ channel: provider.kind, refused: error.code }, "notification not believed");
