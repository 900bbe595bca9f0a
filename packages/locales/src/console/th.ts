import { common } from "../th/kernel/common.ts";
import { console } from "../th/kernel/console.ts";
import { consoleAudit } from "../th/office/console-audit.ts";
import { consoleBilling } from "../th/logistics/console-billing.ts";
import { consoleCatalogue } from "../th/goods/console-catalogue.ts";
import { consoleCustomers } from "../th/people/console-customers.ts";
import { consoleDashboard } from "../th/office/console-dashboard.ts";
import { consoleIdentities } from "../th/people/console-identities.ts";
import { consoleOrders } from "../th/trade/console-orders.ts";
import { consolePlatforms } from "../th/office/console-platforms.ts";
import { consolePurchases } from "../th/trade/console-purchases.ts";
import { consoleRates } from "../th/money/console-rates.ts";
import { consoleReview } from "../th/trade/console-review.ts";
import { consoleRights } from "../th/people/console-rights.ts";
import { consoleSecurity } from "../th/people/console-security.ts";
import { consoleSession } from "../th/people/console-session.ts";
import { consoleSettingNotes } from "../th/office/console-setting-notes.ts";
import { consoleSettings } from "../th/office/console-settings.ts";
import { consoleShippability } from "../th/goods/console-shippability.ts";
import { consoleShipping } from "../th/logistics/console-shipping.ts";
import { consoleStaff } from "../th/people/console-staff.ts";
import { consoleTexts } from "../th/goods/console-texts.ts";
import { consoleTopups } from "../th/money/console-topups.ts";
import { consoleWarehouse } from "../th/logistics/console-warehouse.ts";
import { consoleWords } from "../th/kernel/console-words.ts";
import { errors } from "../th/kernel/errors.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = {
  common,
  console,
  consoleAudit,
  consoleBilling,
  consoleCatalogue,
  consoleCustomers,
  consoleDashboard,
  consoleIdentities,
  consoleOrders,
  consolePlatforms,
  consolePurchases,
  consoleRates,
  consoleReview,
  consoleRights,
  consoleSecurity,
  consoleSession,
  consoleSettingNotes,
  consoleSettings,
  consoleShippability,
  consoleShipping,
  consoleStaff,
  consoleTexts,
  consoleTopups,
  consoleWarehouse,
  consoleWords,
  errors,
} as const;
