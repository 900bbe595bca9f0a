import { consoleServices } from "../en/logistics/console-services.ts";
import { consoleClearance } from "../en/logistics/console-clearance.ts";
import { consoleDutyReceipts } from "../en/logistics/console-duty-receipts.ts";
import { consoleReceipts } from "../en/money/console-receipts.ts";
import { common } from "../en/kernel/common.ts";
import { console } from "../en/kernel/console.ts";
import { consoleAudit } from "../en/office/console-audit.ts";
import { staffActs } from "../en/office/staff-acts.ts";
import { staffActObjects } from "../en/office/staff-act-objects.ts";
import { consoleBilling } from "../en/logistics/console-billing.ts";
import { consoleCatalogue } from "../en/goods/console-catalogue.ts";
import { consoleClaims } from "../en/logistics/console-claims.ts";
import { consoleCoupons } from "../en/money/console-coupons.ts";
import { consoleCustomers } from "../en/people/console-customers.ts";
import { consoleDashboard } from "../en/office/console-dashboard.ts";
import { consoleIdentities } from "../en/people/console-identities.ts";
import { consoleOrders } from "../en/trade/console-orders.ts";
import { consolePlatforms } from "../en/office/console-platforms.ts";
import { consolePurchasePayments } from "../en/trade/console-purchase-payments.ts";
import { consoleBuyers } from "../en/trade/console-buyers.ts";
import { consoleForecast } from "../en/logistics/console-forecast.ts";
import { consoleSellers } from "../en/trade/console-sellers.ts";
import { consoleWirePurchases } from "../en/trade/console-wire-purchases.ts";
import { consoleDuties } from "../en/goods/console-duties.ts";
import { consoleEstimates } from "../en/trade/console-estimates.ts";
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
import { consoleLastMile } from "../en/logistics/console-last-mile.ts";
import { shipping } from "../en/logistics/shipping.ts";
import { consoleShipping } from "../en/logistics/console-shipping.ts";
import { consoleVoyages } from "../en/logistics/console-voyages.ts";
import { consoleStaff } from "../en/people/console-staff.ts";
import { consoleShippingTerms } from "../en/office/console-shipping-terms.ts";
import { consoleTariffs } from "../en/logistics/console-tariffs.ts";
import { consoleTexts } from "../en/goods/console-texts.ts";
import { consoleTopups } from "../en/money/console-topups.ts";
import { consoleStorage } from "../en/logistics/console-storage.ts";
import { consoleStock } from "../en/logistics/console-stock.ts";
import { consoleUnclaimed } from "../en/logistics/console-unclaimed.ts";
import { consoleWarehouse } from "../en/logistics/console-warehouse.ts";
import { consoleCloses } from "../en/money/console-closes.ts";
import { consoleBanks } from "../en/money/console-banks.ts";
import { consoleCorrections } from "../en/money/console-corrections.ts";
import { consoleStatements } from "../en/money/console-statements.ts";
import { consoleWithdrawals } from "../en/money/console-withdrawals.ts";
import { consoleWords } from "../en/kernel/console-words.ts";
import { errors } from "../en/kernel/errors.ts";
import { consoleSegments } from "../en/people/console-segments.ts";
import { consoleWorkOrders } from "../en/shop/console-work-orders.ts";
import { consoleInvitations } from "../en/shop/console-invitations.ts";
import { consoleArticles } from "../en/shop/console-articles.ts";
import { consoleCampaigns } from "../en/shop/console-campaigns.ts";
import { consoleMarks } from "../en/shop/console-marks.ts";
import { consolePopups } from "../en/shop/console-popups.ts";
import { consolePages } from "../en/shop/console-pages.ts";

/** Everything the console says; one chunk in the browser. */
export const texts = {
  consoleReceipts,
  consoleArticles,
  consoleCampaigns,
  consoleMarks,
  consolePopups,
  consoleInvitations,
  consolePages,
  consoleSegments,
  common,
  console,
  consoleAudit,
  staffActs,
  staffActObjects,
  consoleBilling,
  consoleCatalogue,
  consoleClaims,
  consoleClearance,
  consoleDutyReceipts,
  consoleServices,
  consoleCoupons,
  consoleCustomers,
  consoleDashboard,
  consoleIdentities,
  consoleOrders,
  consolePlatforms,
  consoleDuties,
  consoleEstimates,
  consolePurchasePayments,
  consoleBuyers,
  consoleForecast,
  consoleSellers,
  consoleWirePurchases,
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
  consoleLastMile,
  shipping,
  consoleShipping,
  consoleVoyages,
  consoleStaff,
  consoleShippingTerms,
  consoleTariffs,
  consolePacking,
  consoleTexts,
  consoleTopups,
  consoleStorage,
  consoleStock,
  consoleUnclaimed,
  consoleWarehouse,
  consoleCloses,
  consoleBanks,
  consoleCorrections,
  consoleStatements,
  consoleWithdrawals,
  consoleWords,
  errors,
  consoleWorkOrders,
} as const;
