import { balancePayable } from "./logistics/billing/balance-payable.ts";
import { billPayable } from "./logistics/billing/bill-payable.ts";
import type { PayableName } from "./money/payments/payable.ts";
import type { PayableKind } from "./money/payments/payable-kind.ts";
import { orderPayable } from "./trade/orders/order-payable.ts";

/** Everything that customers pay, each written in its own slice. A name of the contract that nobody answers does not compile. */
const kinds = {
  order: orderPayable,
  supplement: balancePayable,
  bill: billPayable,
} satisfies Record<PayableName, PayableKind>;

export const payables: readonly PayableKind[] = Object.values(kinds);
