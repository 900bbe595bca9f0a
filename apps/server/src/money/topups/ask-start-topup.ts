import type { OutputOf } from "@sampan/contract/call";
import type { rechargePay } from "@sampan/contract/online-topups";
import type { StartedPayment } from "@sampan/connectors/payments/payment-provider";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { endTopup } from "./ask-topup-state.ts";
import { type OnlineRefusal, priceOnlineTopup, type TopupWish } from "./price-online-topup.ts";
import { newTopupNumber } from "./topup-number.ts";
import { insertOnlineTopup, updateTopup } from "./topup-queries.ts";

type Started = OutputOf<typeof rechargePay>["data"];

/**
 * Opens a payment at the provider. Our record is written first: a payment that the provider knows and we
 * do not must never exist. Refuses what the amount rules refuse, and `channel_unavailable`.
 * [API-101] [WAL-53]
 */
export async function askStartTopup(
  needs: Needs,
  wish: TopupWish,
  caller: CustomerCaller,
): Promise<Result<Started, Refusal<OnlineRefusal>>> {
  const { db } = needs.database;
  const { customer, now } = caller;
  const priced = priceOnlineTopup(needs, wish, caller);
  if (!priced.ok) return priced;
  const { provider, amount, fee } = priced.value;

  const topup = await insertOnlineTopup(db, {
    number: newTopupNumber(now, customer.region, needs.chance(6)),
    accountId: customer.id,
    amount,
    fee,
    currency: customer.currency,
    channel: provider.kind,
    now,
  });
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
    await endTopup(needs, topup, "fail");
    return refuse({ code: "channel_unavailable" });
  }
  const { provider_order } = started.value;
  await updateTopup(db, topup.id, { state: "paying", provider_order });
  return ok(redirectOf(topup.number, started.value));
}

const redirectOf = (order_no: string, { redirect, qr_image }: StartedPayment): Started => ({
  order_no,
  method: redirect.method,
  pay_url: redirect.url,
  fields: redirect.method === "POST" ? { ...redirect.fields } : {},
  ...(qr_image === undefined ? {} : { qr_image }),
});
