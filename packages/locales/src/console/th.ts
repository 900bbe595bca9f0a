import { consoleServices } from "../th/logistics/console-services.ts";
import { consoleClearance } from "../th/logistics/console-clearance.ts";
import { consoleDutyReceipts } from "../th/logistics/console-duty-receipts.ts";
import { consoleReceipts } from "../th/money/console-receipts.ts";
import { common } from "../th/kernel/common.ts";
import { console } from "../th/kernel/console.ts";
import { consoleAudit } from "../th/office/console-audit.ts";
import { staffActs } from "../th/office/staff-acts.ts";
import { staffActObjects } from "../th/office/staff-act-objects.ts";
import { consoleBilling } from "../th/logistics/console-billing.ts";
import { consoleCatalogue } from "../th/goods/console-catalogue.ts";
import { consoleClaims } from "../th/logistics/console-claims.ts";
import { consoleCoupons } from "../th/money/console-coupons.ts";
import { consoleCustomers } from "../th/people/console-customers.ts";
import { consoleDashboard } from "../th/office/console-dashboard.ts";
import { consoleIdentities } from "../th/people/console-identities.ts";
import { consoleOrders } from "../th/trade/console-orders.ts";
import { consolePlatforms } from "../th/office/console-platforms.ts";
import { consolePurchasePayments } from "../th/trade/console-purchase-payments.ts";
import { consoleBuyers } from "../th/trade/console-buyers.ts";
import { consoleForecast } from "../th/logistics/console-forecast.ts";
import { consoleSellers } from "../th/trade/console-sellers.ts";
import { consoleWirePurchases } from "../th/trade/console-wire-purchases.ts";
import { consoleDuties } from "../th/goods/console-duties.ts";
import { consoleEstimates } from "../th/trade/console-estimates.ts";
import { consolePurchases } from "../th/trade/console-purchases.ts";
import { consoleRates } from "../th/money/console-rates.ts";
import { consoleRefunds } from "../th/trade/console-refunds.ts";
import { consoleReview } from "../th/trade/console-review.ts";
import { consoleRights } from "../th/people/console-rights.ts";
import { consoleSecurity } from "../th/people/console-security.ts";
import { consoleSession } from "../th/people/console-session.ts";
import { consoleSettingNotes } from "../th/office/console-setting-notes.ts";
import { consoleSettings } from "../th/office/console-settings.ts";
import { consoleShippability } from "../th/goods/console-shippability.ts";
import { consolePacking } from "../th/logistics/console-packing.ts";
import { consoleLastMile } from "../th/logistics/console-last-mile.ts";
import { shipping } from "../th/logistics/shipping.ts";
import { consoleShipping } from "../th/logistics/console-shipping.ts";
import { consoleVoyages } from "../th/logistics/console-voyages.ts";
import { consoleStaff } from "../th/people/console-staff.ts";
import { consoleShippingTerms } from "../th/office/console-shipping-terms.ts";
import { consoleTariffs } from "../th/logistics/console-tariffs.ts";
import { consoleTexts } from "../th/goods/console-texts.ts";
import { consoleTopups } from "../th/money/console-topups.ts";
import { consoleStorage } from "../th/logistics/console-storage.ts";
import { consoleStock } from "../th/logistics/console-stock.ts";
import { consoleUnclaimed } from "../th/logistics/console-unclaimed.ts";
import { consoleWarehouse } from "../th/logistics/console-warehouse.ts";
import { consoleCloses } from "../th/money/console-closes.ts";
import { consoleBanks } from "../th/money/console-banks.ts";
import { consoleCorrections } from "../th/money/console-corrections.ts";
import { consoleStatements } from "../th/money/console-statements.ts";
import { consoleWithdrawals } from "../th/money/console-withdrawals.ts";
import { consoleWords } from "../th/kernel/console-words.ts";
import { errors } from "../th/kernel/errors.ts";
import { consoleSegments } from "../th/people/console-segments.ts";
import { consoleWorkOrders } from "../th/shop/console-work-orders.ts";
import { consoleInvitations } from "../th/shop/console-invitations.ts";
import { consoleArticles } from "../th/shop/console-articles.ts";
import { consoleCampaigns } from "../th/shop/console-campaigns.ts";
import { consoleMarks } from "../th/shop/console-marks.ts";
import { consolePopups } from "../th/shop/console-popups.ts";
import { consolePages } from "../th/shop/console-pages.ts";

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
