import { common } from "../zh-TW/common.ts";
import { console } from "../zh-TW/console.ts";
import { consoleAudit } from "../zh-TW/console-audit.ts";
import { consoleBilling } from "../zh-TW/console-billing.ts";
import { consoleCatalogue } from "../zh-TW/console-catalogue.ts";
import { consoleCustomers } from "../zh-TW/console-customers.ts";
import { consoleDashboard } from "../zh-TW/console-dashboard.ts";
import { consoleIdentities } from "../zh-TW/console-identities.ts";
import { consoleOrders } from "../zh-TW/console-orders.ts";
import { consolePlatforms } from "../zh-TW/console-platforms.ts";
import { consolePurchases } from "../zh-TW/console-purchases.ts";
import { consoleRates } from "../zh-TW/console-rates.ts";
import { consoleReview } from "../zh-TW/console-review.ts";
import { consoleRights } from "../zh-TW/console-rights.ts";
import { consoleSecurity } from "../zh-TW/console-security.ts";
import { consoleSession } from "../zh-TW/console-session.ts";
import { consoleSettingNotes } from "../zh-TW/console-setting-notes.ts";
import { consoleSettings } from "../zh-TW/console-settings.ts";
import { consoleShippability } from "../zh-TW/console-shippability.ts";
import { consoleShipping } from "../zh-TW/console-shipping.ts";
import { consoleStaff } from "../zh-TW/console-staff.ts";
import { consoleTexts } from "../zh-TW/console-texts.ts";
import { consoleTopups } from "../zh-TW/console-topups.ts";
import { consoleWarehouse } from "../zh-TW/console-warehouse.ts";
import { consoleWords } from "../zh-TW/console-words.ts";
import { errors } from "../zh-TW/errors.ts";

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
