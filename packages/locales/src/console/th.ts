import { common } from "../th/common.ts";
import { console } from "../th/console.ts";
import { consoleAudit } from "../th/console-audit.ts";
import { consoleBilling } from "../th/console-billing.ts";
import { consoleCatalogue } from "../th/console-catalogue.ts";
import { consoleCustomers } from "../th/console-customers.ts";
import { consoleDashboard } from "../th/console-dashboard.ts";
import { consoleIdentities } from "../th/console-identities.ts";
import { consoleOrders } from "../th/console-orders.ts";
import { consolePlatforms } from "../th/console-platforms.ts";
import { consolePurchases } from "../th/console-purchases.ts";
import { consoleRates } from "../th/console-rates.ts";
import { consoleReview } from "../th/console-review.ts";
import { consoleRights } from "../th/console-rights.ts";
import { consoleSecurity } from "../th/console-security.ts";
import { consoleSession } from "../th/console-session.ts";
import { consoleSettingNotes } from "../th/console-setting-notes.ts";
import { consoleSettings } from "../th/console-settings.ts";
import { consoleShippability } from "../th/console-shippability.ts";
import { consoleShipping } from "../th/console-shipping.ts";
import { consoleStaff } from "../th/console-staff.ts";
import { consoleTexts } from "../th/console-texts.ts";
import { consoleTopups } from "../th/console-topups.ts";
import { consoleWarehouse } from "../th/console-warehouse.ts";
import { consoleWords } from "../th/console-words.ts";
import { errors } from "../th/errors.ts";

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
