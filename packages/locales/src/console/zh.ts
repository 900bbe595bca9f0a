import { common } from "../zh/common.ts";
import { console } from "../zh/console.ts";
import { consoleAudit } from "../zh/console-audit.ts";
import { consoleBilling } from "../zh/console-billing.ts";
import { consoleCatalogue } from "../zh/console-catalogue.ts";
import { consoleCustomers } from "../zh/console-customers.ts";
import { consoleDashboard } from "../zh/console-dashboard.ts";
import { consoleIdentities } from "../zh/console-identities.ts";
import { consoleOrders } from "../zh/console-orders.ts";
import { consolePlatforms } from "../zh/console-platforms.ts";
import { consolePurchases } from "../zh/console-purchases.ts";
import { consoleRates } from "../zh/console-rates.ts";
import { consoleReview } from "../zh/console-review.ts";
import { consoleRights } from "../zh/console-rights.ts";
import { consoleSecurity } from "../zh/console-security.ts";
import { consoleSession } from "../zh/console-session.ts";
import { consoleSettingNotes } from "../zh/console-setting-notes.ts";
import { consoleSettings } from "../zh/console-settings.ts";
import { consoleShippability } from "../zh/console-shippability.ts";
import { consoleShipping } from "../zh/console-shipping.ts";
import { consoleStaff } from "../zh/console-staff.ts";
import { consoleTexts } from "../zh/console-texts.ts";
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
