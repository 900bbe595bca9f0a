import { common } from "../zh/kernel/common.ts";
import { console } from "../zh/kernel/console.ts";
import { consoleAudit } from "../zh/office/console-audit.ts";
import { consoleBilling } from "../zh/logistics/console-billing.ts";
import { consoleCatalogue } from "../zh/goods/console-catalogue.ts";
import { consoleCustomers } from "../zh/people/console-customers.ts";
import { consoleDashboard } from "../zh/office/console-dashboard.ts";
import { consoleIdentities } from "../zh/people/console-identities.ts";
import { consoleOrders } from "../zh/trade/console-orders.ts";
import { consolePlatforms } from "../zh/office/console-platforms.ts";
import { consolePurchases } from "../zh/trade/console-purchases.ts";
import { consoleRates } from "../zh/money/console-rates.ts";
import { consoleReview } from "../zh/trade/console-review.ts";
import { consoleRights } from "../zh/people/console-rights.ts";
import { consoleSecurity } from "../zh/people/console-security.ts";
import { consoleSession } from "../zh/people/console-session.ts";
import { consoleSettingNotes } from "../zh/office/console-setting-notes.ts";
import { consoleSettings } from "../zh/office/console-settings.ts";
import { consoleShippability } from "../zh/goods/console-shippability.ts";
import { consoleShipping } from "../zh/logistics/console-shipping.ts";
import { consoleStaff } from "../zh/people/console-staff.ts";
import { consoleTexts } from "../zh/goods/console-texts.ts";
import { consoleTopups } from "../zh/money/console-topups.ts";
import { consoleWarehouse } from "../zh/logistics/console-warehouse.ts";
import { consoleWords } from "../zh/kernel/console-words.ts";
import { errors } from "../zh/kernel/errors.ts";

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
