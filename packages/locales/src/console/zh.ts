import { common } from "../zh/common.ts";
import { console } from "../zh/console.ts";
import { consoleAudit } from "../zh/console-audit.ts";
import { consoleBilling } from "../zh/console-billing.ts";
import { consoleCustomers } from "../zh/console-customers.ts";
import { consoleDashboard } from "../zh/console-dashboard.ts";
import { consoleOrders } from "../zh/console-orders.ts";
import { consolePurchases } from "../zh/console-purchases.ts";
import { consoleReview } from "../zh/console-review.ts";
import { consoleSession } from "../zh/console-session.ts";
import { consoleShipping } from "../zh/console-shipping.ts";
import { consoleTopups } from "../zh/console-topups.ts";
import { consoleWarehouse } from "../zh/console-warehouse.ts";
import { consoleWords } from "../zh/console-words.ts";
import { errors } from "../zh/errors.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = {
  common,
  console,
  consoleAudit,
  consoleBilling,
  consoleCustomers,
  consoleDashboard,
  consoleOrders,
  consolePurchases,
  consoleReview,
  consoleSession,
  consoleShipping,
  consoleTopups,
  consoleWarehouse,
  consoleWords,
  errors,
} as const;
