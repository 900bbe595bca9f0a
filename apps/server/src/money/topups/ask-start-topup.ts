import type { OutputOf } from "@sampan/contract/kernel/call";
import type { rechargePay } from "@sampan/contract/money/topups/online-topups";
import type { StartedPayment } from "@sampan/connectors/payments/payment-provider";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { PayPage } from "../../kernel/db/columns.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endTopup } from "./ask-topup-state.ts";
import { type OnlineRefusal, priceOnlineTopup, type TopupWish } from "./price-online-topup.ts";
import { openTopup } from "./open-topup.ts";
import { newTopupNumber } from "./topup-number.ts";
import { updateTopup } from "./topup-queries.ts";

type Started = OutputOf<typeof rechargePay>["data"];

/**
 * Opens a payment at the provider. Our record is written first: a payment that the provider knows and we
 * do not must never exist. Refuses what the amount rules refuse, `topups_open`, and `channel_unavailable`.
 * [API-101] [WAL-53]
 */
export async function askStartTopup(
  needs: Needs,
  wish: TopupWish,
  caller: CustomerCaller,
): Promise<Result<Started, Refusal<OnlineRefusal | "topups_open" | "login_needed">>> {
  const { db } = needs.database;
  const { customer, now } = caller;
  const priced = priceOnlineTopup(needs, wish, caller);
  if (!priced.ok) return priced;
  const { provider, amount, fee } = priced.value;

  const opened = await openTopup(needs, {
    number: newTopupNumber(now, customer.region, needs.chance(6)),
    accountId: customer.id,
    amount,
    fee,
    currency: customer.currency,
    channel: provider.kind,
    now,
  });
  if (!opened.ok) return opened;
  const topup = opened.value;
  const { publicUrl } = needs.config;
  const started = await provider.startPayment({
    order: topup.number,
    amount: amount + fee,
    currency: customer.currency,
    description: `Sampan ${topup.number}`,
    return_url: `${publicUrl}/rechargeSuccess?order_no=${topup.number}`,
    notify_url: `${publicUrl}/gateway/installer/third_recharge/notify/${provider.kind}`,
  });
  if (!started.ok) {
    needs.log.warn({ topup: topup.number, failure: started.error.code }, "payment not started");
    await endTopup(needs, topup, { event: "fail" });
    return refuse({ code: "channel_unavailable" });
  }
  const { provider_order } = started.value;
  const page = payPageOf(started.value);
  const pay_page = JSON.stringify(page);
  await updateTopup(db, topup.id, { state: "paying", provider_order, pay_page });
  return ok({ order_no: topup.number, ...page });
}

const payPageOf = ({ redirect, qr_image }: StartedPayment): PayPage => ({
  method: redirect.method,
  pay_url: redirect.url,
  fields: redirect.method === "POST" ? { ...redirect.fields } : {},
  ...(qr_image === undefined ? {} : { qr_image }),
});
