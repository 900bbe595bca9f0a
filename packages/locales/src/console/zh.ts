import { consoleServices } from "../zh/logistics/console-services.ts";
import { consoleClearance } from "../zh/logistics/console-clearance.ts";
import { consoleDutyReceipts } from "../zh/logistics/console-duty-receipts.ts";
import { consoleReceipts } from "../zh/money/console-receipts.ts";
import { common } from "../zh/kernel/common.ts";
import { console } from "../zh/kernel/console.ts";
import { consoleAudit } from "../zh/office/console-audit.ts";
import { staffActs } from "../zh/office/staff-acts.ts";
import { staffActObjects } from "../zh/office/staff-act-objects.ts";
import { consoleBilling } from "../zh/logistics/console-billing.ts";
import { consoleCatalogue } from "../zh/goods/console-catalogue.ts";
import { consoleClaims } from "../zh/logistics/console-claims.ts";
import { consoleCoupons } from "../zh/money/console-coupons.ts";
import { consoleCustomers } from "../zh/people/console-customers.ts";
import { consoleDashboard } from "../zh/office/console-dashboard.ts";
import { consoleIdentities } from "../zh/people/console-identities.ts";
import { consoleOrders } from "../zh/trade/console-orders.ts";
import { consolePlatforms } from "../zh/office/console-platforms.ts";
import { consolePurchasePayments } from "../zh/trade/console-purchase-payments.ts";
import { consoleBuyers } from "../zh/trade/console-buyers.ts";
import { consoleForecast } from "../zh/logistics/console-forecast.ts";
import { consoleSellers } from "../zh/trade/console-sellers.ts";
import { consoleWirePurchases } from "../zh/trade/console-wire-purchases.ts";
import { consoleDuties } from "../zh/goods/console-duties.ts";
import { consoleEstimates } from "../zh/trade/console-estimates.ts";
import { consolePurchases } from "../zh/trade/console-purchases.ts";
import { consoleRates } from "../zh/money/console-rates.ts";
import { consoleRefunds } from "../zh/trade/console-refunds.ts";
import { consoleReview } from "../zh/trade/console-review.ts";
import { consoleRights } from "../zh/people/console-rights.ts";
import { consoleSecurity } from "../zh/people/console-security.ts";
import { consoleSession } from "../zh/people/console-session.ts";
import { consoleSettingNotes } from "../zh/office/console-setting-notes.ts";
import { consoleSettings } from "../zh/office/console-settings.ts";
import { consoleShippability } from "../zh/goods/console-shippability.ts";
import { consolePacking } from "../zh/logistics/console-packing.ts";
import { consoleLastMile } from "../zh/logistics/console-last-mile.ts";
import { shipping } from "../zh/logistics/shipping.ts";
import { consoleShipping } from "../zh/logistics/console-shipping.ts";
import { consoleVoyages } from "../zh/logistics/console-voyages.ts";
import { consoleStaff } from "../zh/people/console-staff.ts";
import { consoleShippingTerms } from "../zh/office/console-shipping-terms.ts";
import { consoleTariffs } from "../zh/logistics/console-tariffs.ts";
import { consoleTexts } from "../zh/goods/console-texts.ts";
import { consoleTopups } from "../zh/money/console-topups.ts";
import { consoleStorage } from "../zh/logistics/console-storage.ts";
import { consoleStock } from "../zh/logistics/console-stock.ts";
import { consoleUnclaimed } from "../zh/logistics/console-unclaimed.ts";
import { consoleWarehouse } from "../zh/logistics/console-warehouse.ts";
import { consoleCloses } from "../zh/money/console-closes.ts";
import { consoleBanks } from "../zh/money/console-banks.ts";
import { consoleCorrections } from "../zh/money/console-corrections.ts";
import { consoleStatements } from "../zh/money/console-statements.ts";
import { consoleWithdrawals } from "../zh/money/console-withdrawals.ts";
import { consoleWords } from "../zh/kernel/console-words.ts";
import { errors } from "../zh/kernel/errors.ts";
import { consoleSegments } from "../zh/people/console-segments.ts";
import { consoleWorkOrders } from "../zh/shop/console-work-orders.ts";
import { consoleInvitations } from "../zh/shop/console-invitations.ts";
import { consoleArticles } from "../zh/shop/console-articles.ts";
import { consoleCampaigns } from "../zh/shop/console-campaigns.ts";
import { consoleMarks } from "../zh/shop/console-marks.ts";
import { consolePopups } from "../zh/shop/console-popups.ts";
import { consolePages } from "../zh/shop/console-pages.ts";

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
