import {
  countStates,
  differenceKinds as stockDifferenceKinds,
  outcomes as stockOutcomes,
  scanFindings,
} from "@sampan/domain/logistics/stock/stock-count";
import { goodsClasses, tariffClasses } from "@sampan/domain/goods/shippability/goods-class";
import { ruleOutcomes, shippingOutcomes } from "@sampan/domain/goods/shippability/shippability";
import {
  carrierIds,
  payModes,
  transportIds,
  warehouses,
} from "@sampan/domain/goods/shippability/transports";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { chargedKinds, chargeKinds } from "@sampan/domain/kernel/charge-kinds";
import { boundFeatures } from "@sampan/domain/kernel/features";
import { fileKinds } from "@sampan/domain/kernel/file-kinds";
import { languages } from "@sampan/domain/kernel/language";
import { currencySymbols } from "@sampan/domain/kernel/money";
import { roundings } from "@sampan/domain/kernel/rounding";
import { regions } from "@sampan/domain/kernel/regions";
import { staffRoles } from "@sampan/domain/kernel/rights";
import { boxStates } from "@sampan/domain/logistics/boxes/box-state";
import { claimHolders } from "@sampan/domain/logistics/claims/claim-holder";
import { delayClauses, delayCoverStates } from "@sampan/domain/logistics/claims/delay-cover";
import { claimClauses } from "@sampan/domain/logistics/claims/decide-itself";
import { claimSubjects } from "@sampan/domain/logistics/claims/claim-subject";
import { claimStates } from "@sampan/domain/logistics/claims/claim-state";
import {
  clearanceHands,
  clearanceStates,
  clearanceStepEvents,
} from "@sampan/domain/logistics/clearance/clearance-state";
import { handOverProofs } from "@sampan/domain/logistics/pickups/pickup-code";
import { lastMileWays, storeChains } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { lastMileTroubles } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { shippingOrderStates } from "@sampan/domain/logistics/last-mile/shipping-order-state";
import { shippingSteps } from "@sampan/domain/logistics/last-mile/shipping-step";
import { scanStates } from "@sampan/domain/logistics/tracking/scan-state";
import { trackedLegs, trackers } from "@sampan/domain/logistics/tracking/trackers";
import { serviceKinds } from "@sampan/domain/logistics/services/service-kinds";
import { goodsFacts, serviceRelations } from "@sampan/domain/logistics/services/service-rules";
import { feeReturns, serviceStates } from "@sampan/domain/logistics/services/service-state";
import { rehearsalStates } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import { parcelClaimStates } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import { weightBases } from "@sampan/domain/trade/door-price/piece-range";
import { voyageStates } from "@sampan/domain/logistics/voyages/voyage-state";
import { abandonmentStates } from "@sampan/domain/logistics/storage/abandonment";
import { unclaimedStates } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import { goodsFaults } from "@sampan/domain/logistics/warehouse/inspection";
import { billingStates, transportStates } from "@sampan/domain/logistics/parcels/package-state";
import { closeSides } from "@sampan/domain/money/closes/close";
import {
  billForms,
  matchedBy,
  movementKinds,
  paymentDifferenceKinds,
} from "@sampan/domain/trade/purchase-payments/payment-difference";
import { differenceKinds, differenceStates } from "@sampan/domain/money/closes/difference";
import { signatureStates } from "@sampan/domain/kernel/two-signatures";
import { couponKinds, discountTypes } from "@sampan/domain/money/coupons/coupon";
import { couponTakings, timeRules } from "@sampan/domain/money/coupons/coupon-template";
import { grantKinds } from "@sampan/domain/money/grants/grant";
import { clearingKinds, ownedKinds } from "@sampan/domain/money/ledger/ledger";
import { lineStates, statementFormats } from "@sampan/domain/money/statements/statement";
import { receiptKinds, receiptMoments } from "@sampan/domain/kernel/receipt-kinds";
import { invoiceBuyerKinds } from "@sampan/domain/money/receipts/invoice-buyer";
import { allowanceStates, receiptStates } from "@sampan/domain/money/receipts/receipt-state";
import { topupFailures } from "@sampan/domain/money/topups/topup-failure";
import { topupStates } from "@sampan/domain/money/topups/topup-state";
import { withdrawalStates } from "@sampan/domain/money/withdrawals/withdrawal-state";
import { accountStates } from "@sampan/domain/people/accounts/account-state";
import { accountTypes, membershipTiers } from "@sampan/domain/people/accounts/profile";
import {
  identityKinds,
  identityStates,
  openingPurposes,
} from "@sampan/domain/people/identities/identities";
import { dutyClasses } from "@sampan/domain/people/regions/customs";
import { logInProviders } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { pushTopics } from "@sampan/domain/people/notices/push-topics";
import { segmentKinds } from "@sampan/domain/people/segments/segment";
import {
  budgetCurrencies,
  campaignGifts,
  campaignStates,
  prizeKinds,
} from "@sampan/domain/shop/campaigns/campaign";
import { popupStates } from "@sampan/domain/shop/popups/popup";
import { popupStages } from "@sampan/domain/shop/popups/popup-chain";
import { doubtReasons, markKinds } from "@sampan/domain/shop/invitations/judge-invitation";
import { rewardStates } from "@sampan/domain/shop/invitations/reward-state";
import { rewardCurrencies, rewardKinds } from "@sampan/domain/shop/invitations/reward-terms";
import { blockEvents } from "@sampan/domain/shop/pages/block";
import { insuranceTypes } from "@sampan/domain/trade/charges/insurance";
import { itemStatuses } from "@sampan/domain/trade/orders/item-state";
import { journeyLegs } from "@sampan/domain/trade/orders/journey-legs";
import { bizAttributes, orderStatuses } from "@sampan/domain/trade/orders/order-state";
import { delayReasons } from "@sampan/domain/trade/purchases/delay-reasons";
import { priceChangeStates } from "@sampan/domain/trade/price-changes/price-change-state";
import {
  choiceAllowances,
  secondChoiceStates,
} from "@sampan/domain/trade/price-changes/second-choice-state";
import { refundHolders } from "@sampan/domain/trade/refunds/refund-clock";
import { voidReasons } from "@sampan/domain/trade/refunds/signatures";
import {
  refundFaults,
  refundKinds,
  refundReasons,
} from "@sampan/domain/trade/refunds/refund-reasons";

import { articleKinds } from "@sampan/domain/shop/content/article";
import { workOrderEntryKinds, workOrderSubjects } from "@sampan/domain/shop/work-orders/work-order";
import { workOrderHands, workOrderStates } from "@sampan/domain/shop/work-orders/work-order-state";
import {
  wireOrderStates,
  wirePurchaseStates,
} from "@sampan/domain/trade/purchases/wire-order-state";

/** The words behind each name that the types of columns use. */
export const wordsByType: Record<string, readonly (string | number)[]> = {
  AccountState: accountStates,
  AccountType: accountTypes,
  ArticleKind: articleKinds,
  BillingState: billingStates,
  BlockEvent: blockEvents,
  BizAttribute: Object.values(bizAttributes),
  BoundFeature: boundFeatures,
  BoxState: boxStates,
  BudgetCurrency: budgetCurrencies,
  CampaignGift: campaignGifts,
  CampaignState: campaignStates,
  ClaimHolder: claimHolders,
  ClaimClause: claimClauses,
  DelayClause: delayClauses,
  DelayCoverState: delayCoverStates,
  ClaimSubject: claimSubjects,
  ClaimState: claimStates,
  ClearanceHand: clearanceHands,
  ClearanceState: clearanceStates,
  ClearanceStepEvent: clearanceStepEvents,
  CarrierId: carrierIds,
  ClearingKind: clearingKinds,
  CloseSide: closeSides,
  ChargeKind: chargeKinds,
  ChargedKind: chargedKinds,
  ChoiceAllowance: choiceAllowances,
  DoubtReason: doubtReasons,
  DutyClass: dutyClasses,
  LogInProvider: logInProviders,
  MarkKind: markKinds,
  RewardCurrency: rewardCurrencies,
  RewardKind: rewardKinds,
  RewardState: rewardStates,
  RefundFault: refundFaults,
  VoidReason: voidReasons,
  RehearsalState: rehearsalStates,
  PopupStage: popupStages,
  PopupState: popupStates,
  PrizeKind: prizeKinds,
  PriceChangeState: priceChangeStates,
  PushTopic: pushTopics,
  SecondChoiceState: secondChoiceStates,
  RefundHolder: refundHolders,
  LastMileWay: lastMileWays,
  LastMileTrouble: lastMileTroubles,
  ScanState: scanStates,
  ShippingOrderState: shippingOrderStates,
  ShippingStep: shippingSteps,
  StoreChain: storeChains,
  TrackedLeg: trackedLegs,
  Tracker: trackers,
  RefundKind: refundKinds,
  RefundReason: refundReasons,
  SignatureState: signatureStates,
  CouponKind: couponKinds,
  CouponTaking: couponTakings,
  Currency: Object.keys(currencySymbols),
  DelayReason: delayReasons,
  BillForm: billForms,
  DifferenceKind: differenceKinds,
  MatchedBy: matchedBy,
  MovementKind: movementKinds,
  PaymentDifferenceKind: paymentDifferenceKinds,
  DifferenceState: differenceStates,
  DiscountType: discountTypes,
  FileKind: fileKinds,
  GoodsClass: goodsClasses,
  GoodsFault: goodsFaults,
  HandOverProof: handOverProofs,
  CountState: countStates,
  ScanFinding: scanFindings,
  StockDifferenceKind: stockDifferenceKinds,
  StockOutcome: stockOutcomes,
  GrantKind: grantKinds,
  IdentityKind: identityKinds,
  IdentityState: identityStates,
  InsuranceType: insuranceTypes,
  ItemStatus: itemStatuses,
  JourneyLeg: journeyLegs,
  Language: languages,
  LineState: lineStates,
  MembershipTier: membershipTiers,
  OpeningPurpose: openingPurposes,
  OrderStatus: orderStatuses,
  OwnedKind: ownedKinds,
  ParcelClaimState: parcelClaimStates,
  PayMode: payModes,
  PaymentCurrency: Object.keys(currencySymbols).filter((currency) => currency !== "CNY"),
  PlatformId: platformIds,
  Region: regions,
  Rounding: roundings,
  RuleOutcome: ruleOutcomes,
  ShippingOutcome: shippingOutcomes,
  SegmentKind: segmentKinds,
  FeeReturn: feeReturns,
  GoodsFact: goodsFacts,
  ServiceKind: serviceKinds,
  ServiceRelation: serviceRelations,
  ServiceState: serviceStates,
  StaffRole: staffRoles,
  StatementFormat: statementFormats,
  TargetLanguage: languages.filter((language) => language !== "zh"),
  TariffClass: tariffClasses,
  TimeRule: timeRules,
  InvoiceBuyerKind: invoiceBuyerKinds,
  ReceiptKind: receiptKinds,
  ReceiptMoment: receiptMoments,
  ReceiptState: receiptStates,
  AllowanceState: allowanceStates,
  TopupFailure: topupFailures,
  TopupState: topupStates,
  TransportId: transportIds,
  TransportState: transportStates,
  UnclaimedState: unclaimedStates,
  VoyageState: voyageStates,
  AbandonmentState: abandonmentStates,
  Warehouse: warehouses,
  WithdrawalState: withdrawalStates,
  WireOrderState: wireOrderStates,
  WirePurchaseState: wirePurchaseStates,
  WorkOrderEntryKind: workOrderEntryKinds,
  WorkOrderHand: workOrderHands,
  WorkOrderState: workOrderStates,
  WorkOrderSubject: workOrderSubjects,
  WeightBasis: weightBases,
};
