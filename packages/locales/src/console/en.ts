import { common } from "../en/common.ts";
import { console } from "../en/console.ts";
import { consoleAudit } from "../en/console-audit.ts";
import { consoleBilling } from "../en/console-billing.ts";
import { consoleCatalogue } from "../en/console-catalogue.ts";
import { consoleCustomers } from "../en/console-customers.ts";
import { consoleDashboard } from "../en/console-dashboard.ts";
import { consoleIdentities } from "../en/console-identities.ts";
import { consoleOrders } from "../en/console-orders.ts";
import { consolePlatforms } from "../en/console-platforms.ts";
import { consolePurchases } from "../en/console-purchases.ts";
import { consoleRates } from "../en/console-rates.ts";
import { consoleReview } from "../en/console-review.ts";
import { consoleRights } from "../en/console-rights.ts";
import { consoleSecurity } from "../en/console-security.ts";
import { consoleSession } from "../en/console-session.ts";
import { consoleSettingNotes } from "../en/console-setting-notes.ts";
import { consoleSettings } from "../en/console-settings.ts";
import { consoleShippability } from "../en/console-shippability.ts";
import { consoleShipping } from "../en/console-shipping.ts";
import { consoleStaff } from "../en/console-staff.ts";
import { consoleTexts } from "../en/console-texts.ts";
import { consoleTopups } from "../en/console-topups.ts";
import { consoleWarehouse } from "../en/console-warehouse.ts";
import { consoleWords } from "../en/console-words.ts";
import { errors } from "../en/errors.ts";

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
