import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import type { ActivityCapExceeded } from "@sampan/domain/trade/orders/activity-order";
import type { Refusal } from "../../kernel/http/envelope.ts";

/** The same refusal with its cents as amounts that people read. [CHK-24] */
export const sayAmounts = (
  { code, values: { cap, amount } }: ActivityCapExceeded,
  currency: Currency,
): Refusal<"activity_cap_exceeded"> => ({
  code,
  values: { cap: formatAmount(cap, currency), amount: formatAmount(amount, currency) },
});
