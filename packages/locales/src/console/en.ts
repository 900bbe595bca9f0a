import { common } from "../en/kernel/common.ts";
import { console } from "../en/kernel/console.ts";
import { consoleAudit } from "../en/office/console-audit.ts";
import { consoleBilling } from "../en/logistics/console-billing.ts";
import { consoleCatalogue } from "../en/goods/console-catalogue.ts";
import { consoleClaims } from "../en/logistics/console-claims.ts";
import { consoleCoupons } from "../en/money/console-coupons.ts";
import { consoleCustomers } from "../en/people/console-customers.ts";
import { consoleDashboard } from "../en/office/console-dashboard.ts";
import { consoleIdentities } from "../en/people/console-identities.ts";
import { consoleOrders } from "../en/trade/console-orders.ts";
import { consolePlatforms } from "../en/office/console-platforms.ts";
import { consolePurchases } from "../en/trade/console-purchases.ts";
import { consoleRates } from "../en/money/console-rates.ts";
import { consoleRefunds } from "../en/trade/console-refunds.ts";
import { consoleReview } from "../en/trade/console-review.ts";
import { consoleRights } from "../en/people/console-rights.ts";
import { consoleSecurity } from "../en/people/console-security.ts";
import { consoleSession } from "../en/people/console-session.ts";
import { consoleSettingNotes } from "../en/office/console-setting-notes.ts";
import { consoleSettings } from "../en/office/console-settings.ts";
import { consoleShippability } from "../en/goods/console-shippability.ts";
import { consolePacking } from "../en/logistics/console-packing.ts";
import { consoleShipping } from "../en/logistics/console-shipping.ts";
import { consoleStaff } from "../en/people/console-staff.ts";
import { consoleTariffs } from "../en/logistics/console-tariffs.ts";
import { consoleTexts } from "../en/goods/console-texts.ts";
import { consoleTopups } from "../en/money/console-topups.ts";
import { consoleUnclaimed } from "../en/logistics/console-unclaimed.ts";
import { consoleWarehouse } from "../en/logistics/console-warehouse.ts";
import { consoleCloses } from "../en/money/console-closes.ts";
import { consoleBanks } from "../en/money/console-banks.ts";
import { consoleCorrections } from "../en/money/console-corrections.ts";
import { consoleStatements } from "../en/money/console-statements.ts";
import { consoleWithdrawals } from "../en/money/console-withdrawals.ts";
import { consoleWords } from "../en/kernel/console-words.ts";
import { errors } from "../en/kernel/errors.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = {
  common,
  console,
  consoleAudit,
  consoleBilling,
  consoleCatalogue,
  consoleClaims,
  consoleCoupons,
  consoleCustomers,
  consoleDashboard,
  consoleIdentities,
  consoleOrders,
  consolePlatforms,
  consolePurchases,
  consoleRates,
  consoleRefunds,
  consoleReview,
  consoleRights,
  consoleSecurity,
  consoleSession,
  consoleSettingNotes,
  consoleSettings,
  consoleShippability,
  consoleShipping,
  consoleStaff,
  consoleTariffs,
  consolePacking,
  consoleTexts,
  consoleTopups,
  consoleUnclaimed,
  consoleWarehouse,
  consoleCloses,
  consoleBanks,
  consoleCorrections,
  consoleStatements,
  consoleWithdrawals,
  consoleWords,
  errors,
} as const;
