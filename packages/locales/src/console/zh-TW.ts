import { consoleServices } from "../zh-TW/logistics/console-services.ts";
import { consoleClearance } from "../zh-TW/logistics/console-clearance.ts";
import { consoleDutyReceipts } from "../zh-TW/logistics/console-duty-receipts.ts";
import { consoleReceipts } from "../zh-TW/money/console-receipts.ts";
import { common } from "../zh-TW/kernel/common.ts";
import { console } from "../zh-TW/kernel/console.ts";
import { consoleAudit } from "../zh-TW/office/console-audit.ts";
import { staffActs } from "../zh-TW/office/staff-acts.ts";
import { staffActObjects } from "../zh-TW/office/staff-act-objects.ts";
import { consoleBilling } from "../zh-TW/logistics/console-billing.ts";
import { consoleCatalogue } from "../zh-TW/goods/console-catalogue.ts";
import { consoleClaims } from "../zh-TW/logistics/console-claims.ts";
import { consoleCoupons } from "../zh-TW/money/console-coupons.ts";
import { consoleCustomers } from "../zh-TW/people/console-customers.ts";
import { consoleDashboard } from "../zh-TW/office/console-dashboard.ts";
import { consoleIdentities } from "../zh-TW/people/console-identities.ts";
import { consoleOrders } from "../zh-TW/trade/console-orders.ts";
import { consolePlatforms } from "../zh-TW/office/console-platforms.ts";
import { consolePurchasePayments } from "../zh-TW/trade/console-purchase-payments.ts";
import { consoleBuyers } from "../zh-TW/trade/console-buyers.ts";
import { consoleForecast } from "../zh-TW/logistics/console-forecast.ts";
import { consoleSellers } from "../zh-TW/trade/console-sellers.ts";
import { consoleWirePurchases } from "../zh-TW/trade/console-wire-purchases.ts";
import { consoleDuties } from "../zh-TW/goods/console-duties.ts";
import { consoleEstimates } from "../zh-TW/trade/console-estimates.ts";
import { consolePurchases } from "../zh-TW/trade/console-purchases.ts";
import { consoleRates } from "../zh-TW/money/console-rates.ts";
import { consoleRefunds } from "../zh-TW/trade/console-refunds.ts";
import { consoleReview } from "../zh-TW/trade/console-review.ts";
import { consoleRights } from "../zh-TW/people/console-rights.ts";
import { consoleSecurity } from "../zh-TW/people/console-security.ts";
import { consoleSession } from "../zh-TW/people/console-session.ts";
import { consoleSettingNotes } from "../zh-TW/office/console-setting-notes.ts";
import { consoleSettings } from "../zh-TW/office/console-settings.ts";
import { consoleShippability } from "../zh-TW/goods/console-shippability.ts";
import { consolePacking } from "../zh-TW/logistics/console-packing.ts";
import { consoleLastMile } from "../zh-TW/logistics/console-last-mile.ts";
import { shipping } from "../zh-TW/logistics/shipping.ts";
import { consoleShipping } from "../zh-TW/logistics/console-shipping.ts";
import { consoleVoyages } from "../zh-TW/logistics/console-voyages.ts";
import { consoleStaff } from "../zh-TW/people/console-staff.ts";
import { consoleShippingTerms } from "../zh-TW/office/console-shipping-terms.ts";
import { consoleTariffs } from "../zh-TW/logistics/console-tariffs.ts";
import { consoleTexts } from "../zh-TW/goods/console-texts.ts";
import { consoleTopups } from "../zh-TW/money/console-topups.ts";
import { consoleStorage } from "../zh-TW/logistics/console-storage.ts";
import { consoleStock } from "../zh-TW/logistics/console-stock.ts";
import { consoleUnclaimed } from "../zh-TW/logistics/console-unclaimed.ts";
import { consoleWarehouse } from "../zh-TW/logistics/console-warehouse.ts";
import { consoleCloses } from "../zh-TW/money/console-closes.ts";
import { consoleBanks } from "../zh-TW/money/console-banks.ts";
import { consoleCorrections } from "../zh-TW/money/console-corrections.ts";
import { consoleStatements } from "../zh-TW/money/console-statements.ts";
import { consoleWithdrawals } from "../zh-TW/money/console-withdrawals.ts";
import { consoleWords } from "../zh-TW/kernel/console-words.ts";
import { errors } from "../zh-TW/kernel/errors.ts";
import { consoleSegments } from "../zh-TW/people/console-segments.ts";
import { consoleWorkOrders } from "../zh-TW/shop/console-work-orders.ts";
import { consoleInvitations } from "../zh-TW/shop/console-invitations.ts";
import { consoleArticles } from "../zh-TW/shop/console-articles.ts";
import { consoleCampaigns } from "../zh-TW/shop/console-campaigns.ts";
import { consoleMarks } from "../zh-TW/shop/console-marks.ts";
import { consolePopups } from "../zh-TW/shop/console-popups.ts";
import { consolePages } from "../zh-TW/shop/console-pages.ts";

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
