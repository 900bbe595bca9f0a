import type { Refusal } from "../../kernel/http/envelope.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import { checkActivityCap } from "@sampan/domain/trade/orders/activity-order";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { LockedOrder } from "../orders/lock-order.ts";
import { sayAmounts } from "../orders/say-amounts.ts";
import type { JudgedLine } from "./approval-queries.ts";

/**
 * Whether what is left of an activity order is still within its cap: a price corrected in review may have lifted it.
 * Refuses `activity_cap_exceeded`. [CHK-24]
 */
export function checkCap(
  { campaign_id, currency }: Pick<LockedOrder, "campaign_id" | "currency">,
  lines: readonly JudgedLine[],
  { settings, prices }: Pick<StaffCaller, "settings" | "prices">,
): Result<null, Refusal<"activity_cap_exceeded">> {
  const rate = prices.rates[currency];
  if (campaign_id === null || !rate) return ok(null);
  const at = { rate_e6: rate.rate_e6, rounding: settings.rounding };
  const live = lines.filter(({ status }) => isLiveItem(status));
  const goods = { isActivity: true, goods: goodsAmount(live, at) };
  const checked = checkActivityCap(goods, settings.activity_order_cap_units);
  return checked.ok ? checked : { ok: false, error: sayAmounts(checked.error, currency) };
}
